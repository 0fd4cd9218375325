import { Link, useText } from '@portico/shared/platform';
import { Container, Section, SectionHeader, ShowAllLink } from '@portico/shared/ui';
import { type ReactNode, useId } from 'react';
import { type FarSize, useLeftOut } from './use-left-out.ts';

/** A part of a page under a title, perhaps with a link to all of it. */
export function TitledSection(props: {
  title: string;
  text?: string | undefined;
  /** The title's own language, when it is not the page's. */
  lang?: string | undefined;
  /** Where all of it is. */
  showAll?: string | undefined;
  /** For a part below the first window: how high its content is, about. */
  farSize?: FarSize | undefined;
  children: ReactNode;
}) {
  const { title, text, lang, showAll, farSize, children } = props;
  const { t } = useText('mfe-discovery');
  const id = useId();
  const leftOut = useLeftOut(farSize);
  return (
    <Section aria-labelledby={id} css={leftOut}>
      <Container>
        <SectionHeader
          id={id}
          title={title}
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
      </Container>
    </Section>
  );
}
