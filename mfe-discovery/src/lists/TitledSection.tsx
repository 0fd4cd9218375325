import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, useText } from '@portico/shared/platform';
import { Section, SectionHeader, ShowAllLink } from '@portico/shared/ui';
import { type ReactNode, useId } from 'react';
import { pendingName } from '../tags/use-tag-names.ts';
import { type IntrinsicSize, useContentVisibility } from './use-content-visibility.ts';

/** A section with a title, and optionally a link to all of its items. */
export function TitledSection(props: {
  title: string;
  /** Reserves the space of the title, which is about to change. */
  isTitlePending?: boolean;
  text?: string | undefined;
  /** The title's language, if it differs from the page's. */
  lang?: string | undefined;
  /** URL of all items. */
  showAll?: string | undefined;
  /** For a section below the first viewport: skips its rendering while off-screen. */
  intrinsicSize?: IntrinsicSize | undefined;
  children: ReactNode;
}) {
  const { title, isTitlePending, text, lang, showAll, intrinsicSize, children } = props;
  const { t } = useText('mfe-discovery');
  const id = useId();
  const offscreen = useContentVisibility(intrinsicSize);
  return (
    <Section aria-labelledby={id} contained css={offscreen}>
      <SectionHeader
        id={id}
        title={
          isTitlePending ? (
            <span css={pendingName}>
              <LocalizedTitle text={title} />
            </span>
          ) : (
            <LocalizedTitle text={title} />
          )
        }
        text={text}
        lang={lang}
        action={
          showAll ? (
            <ShowAllLink as={Link} to={showAll} aria-label={t('list.showAllOf', { title })}>
              {t('list.showAll')}
            </ShowAllLink>
          ) : null
        }
      />
      {children}
    </Section>
  );
}
