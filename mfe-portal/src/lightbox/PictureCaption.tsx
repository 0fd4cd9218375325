import { css } from '@emotion/react';
import type { GalleryItem } from '@portico/shared/contracts';
import { Localized } from '@portico/shared/platform';
import { clampLines, color, fontSizes, spacing } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

const plate = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  justifyItems: 'center',
  padding: `${spacing[16]} ${spacing[5]} max(${spacing[6]}, env(safe-area-inset-bottom))`,
  color: color.onPhoto,
  background: 'linear-gradient(to top, rgb(18 14 10 / 0.9) 40%, rgb(18 14 10 / 0.6) 70%, transparent)',
  pointerEvents: 'none',
});
const column = css({
  display: 'grid',
  gap: spacing[1],
  inlineSize: '100%',
  maxInlineSize: 'var(--size-measure)',
});
const description = css(clampLines(4), { fontSize: fontSizes.sm });

/** Title and description of a picture, at the bottom. */
export function PictureCaption({ item }: { item: GalleryItem }) {
  const { localize } = useMessages();
  if (!localize(item.title) && !localize(item.description)) return null;
  return (
    <div css={plate}>
      <div css={column}>
        {localize(item.title) ? (
          <p css={{ fontWeight: 'var(--font-bold)' }}>
            <Localized text={item.title} />
          </p>
        ) : null}
        {localize(item.description) ? (
          <p css={description}>
            <Localized text={item.description} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
