import { css } from '@emotion/react';
import type { GalleryItem } from '@portico/shared/contracts';
import { Said } from '@portico/shared/platform';
import { clampLines, color, fontSizes, spacing } from '@portico/shared/ui';
import { useWords } from '../words/use-words.ts';

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

/** What is said of a picture, at its foot. */
export function PictureWords({ item }: { item: GalleryItem }) {
  const { say } = useWords();
  if (!say(item.title) && !say(item.description)) return null;
  return (
    <div css={plate}>
      <div css={column}>
        {say(item.title) ? (
          <p css={{ fontWeight: 'var(--font-bold)' }}>
            <Said text={item.title} />
          </p>
        ) : null}
        {say(item.description) ? (
          <p css={description}>
            <Said text={item.description} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
