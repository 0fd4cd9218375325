import { css } from '@emotion/react';
import type { GalleryEntry } from '@portico/shared/domain';
import { media, spacing } from '@portico/shared/ui';
import type { Clock } from '../clock/use-now.ts';
import { ItemCaption } from './ItemCaption.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { ItemPlace } from './ItemPlace.tsx';
import type { ItemProps } from './item-props.ts';
import { itemRatio } from './item-ratio.ts';

const single = css({
  display: 'grid',
  gap: spacing[8],
  inlineSize: '100%',
  maxInlineSize: 640,
  marginInline: 'auto',
});
const mosaic = css({
  columnCount: 2,
  columnGap: spacing[3],
  [media.tabletUp]: { columnCount: 3, columnGap: spacing[5] },
});
/** Where all have one shape nothing needs packing, and rows keep the order that one reads in. */
const even = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${spacing[5]} ${spacing[3]}`,
  [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${spacing[6]} ${spacing[5]}` },
});
const tile = css({
  breakInside: 'avoid',
  paddingBlockEnd: spacing[5],
  [media.tabletUp]: { paddingBlockEnd: spacing[6] },
});

const SIZES = {
  single: '(min-width: 672px) 640px, 100vw',
  mosaic: '(min-width: 1280px) 390px, (min-width: 769px) 32vw, 46vw',
};

/** Photos under each other (`single`) or packed side by side in their own shapes (`mosaic`). [GAL-06, GAL-08] */
export function PhotoGrid(
  props: Omit<ItemProps, 'entry'> & {
    entries: readonly GalleryEntry[];
    form: 'single' | 'mosaic';
    clock: Clock;
  },
) {
  const { entries, form, clock, portalId, onOpen } = props;
  const isMosaic = form === 'mosaic';
  const isPacked = isMosaic && new Set(entries.map(({ item }) => itemRatio(item))).size > 1;
  const tiles = isPacked ? mosaic : even;
  return (
    <ol role="list" data-photo-grid={form} css={isMosaic ? tiles : single}>
      {entries.map((entry) => (
        <ItemPlace key={entry.index} entry={entry} data-gallery-item="photo" css={isPacked && tile}>
          <figure css={{ display: 'grid', gap: spacing[2] }}>
            <ItemPicture entry={entry} portalId={portalId} onOpen={onOpen} sizes={SIZES[form]} />
            <figcaption>
              <ItemCaption entry={entry} clock={clock} />
            </figcaption>
          </figure>
        </ItemPlace>
      ))}
    </ol>
  );
}
