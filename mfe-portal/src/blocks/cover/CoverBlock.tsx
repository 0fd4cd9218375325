import { css } from '@emotion/react';
import { coverOf } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Localized } from '@portico/shared/platform';
import { Container, color, fontSizes, Hero, Picture, spacing } from '@portico/shared/ui';
import { EditTools } from '../../editing/EditTools.tsx';
import { editable } from '../../editing/editing.ts';
import { pictureOf } from '../../links/picture-of.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { BlockProps } from '../block-props.ts';

const frame = css({ position: 'relative' });
/** The cover's tools are in a free corner of the photo, those of its text below the text. */
const corner = css({
  position: 'absolute',
  insetBlockStart: spacing[4],
  insetInlineEnd: 'var(--space-gutter)',
  color: color.ink,
});

/**
 * The top of the page: the cover with title and highlight sentence on it, or only the text without one. [PORTAL-02,
 * AMBIG-14]
 */
export function CoverBlock({ portal, isEditor }: BlockProps) {
  const { localize } = useMessages();
  const cover = coverOf(portal.galleryImages);
  const title = <LocalizedTitle text={portal.title} />;
  const subtitle = localize(portal.highlightSentence) ? (
    <Localized text={portal.highlightSentence} />
  ) : undefined;
  const titleTools = isEditor ? (
    <div css={{ justifySelf: 'start', color: color.ink }}>
      <EditTools part="title" />
    </div>
  ) : null;
  return (
    <div css={frame} data-cover="" {...(isEditor ? editable : {})}>
      {cover ? (
        <Hero
          size="short"
          title={title}
          subtitle={subtitle}
          picture={<Picture fill priority alt="" sizes="100vw" ratio={16 / 9} {...pictureOf(cover)} />}
        >
          {titleTools}
        </Hero>
      ) : (
        <header css={{ background: color.brandSoft, paddingBlock: spacing[10] }}>
          <Container css={{ display: 'grid', gap: spacing[3] }}>
            <h1 css={{ fontSize: fontSizes['3xl'] }}>{title}</h1>
            {subtitle ? <p css={{ fontSize: fontSizes.lg, color: color.inkMuted }}>{subtitle}</p> : null}
            {titleTools}
          </Container>
        </header>
      )}
      {isEditor ? (
        <div css={corner}>
          <EditTools part="cover" />
        </div>
      ) : null}
    </div>
  );
}
