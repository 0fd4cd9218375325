import { css } from '@emotion/react';
import type { GalleryEntry } from '@portico/shared/domain';
import { leftOutByPiece, leftOutWhenFar, markWhenNear, media, spacing } from '@portico/shared/ui';
import { memo, useMemo } from 'react';
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
/**
 * In one piece: the browser tries several heights of the columns, and lays out anew at each what it might break apart,
 * which an inline box is not.
 */
const tile = css({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  inlineSize: '100%',
  verticalAlign: 'top',
  paddingBlockEnd: spacing[5],
  [media.tabletUp]: { paddingBlockEnd: spacing[6] },
});

const photo = css({ display: 'flex', flexDirection: 'column', gap: spacing[2] });

const SIZES = {
  single: '(min-width: 672px) 640px, 100vw',
  mosaic: '(min-width: 1280px) 390px, (min-width: 769px) 32vw, 46vw',
};

/** Photos that are drawn together: whole rows of two and three columns, and no more than a slow phone draws at once. */
export const PHOTOS_OF_BATCH = 12;

/** Batches lie under each other as their photos do; none is stretched, which would be one more layout of it. */
const batchesStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: spacing[8],
  '&[data-photo-grid=mosaic]': { gap: 0 },
});
/** A batch after the first. */
const leftOut = css(leftOutWhenFar(spacing[2]), { containIntrinsicBlockSize: 'auto 1500px' });
const leftOutByPhoto = {
  single: css(leftOutByPiece('6px', '420px')),
  mosaic: css(leftOutByPiece('6px', '240px')),
};

interface PhotoGridProps extends Omit<ItemProps, 'entry'> {
  entries: readonly GalleryEntry[];
  form: 'single' | 'mosaic';
  clock: Clock;
  /** How many of them are drawn so far; all unless said. */
  drawn?: number;
}

/** Photos under each other (`single`) or packed side by side in their own shapes (`mosaic`). [GAL-06, GAL-08] */
export const PhotoGrid = memo(function PhotoGrid(props: PhotoGridProps) {
  const { entries, form, drawn = entries.length, ...shared } = props;
  const isPacked = form === 'mosaic' && new Set(entries.map(({ item }) => itemRatio(item))).size > 1;
  const batches = useMemo(() => inBatches(entries), [entries]);
  return (
    <div data-photo-grid={form} css={batchesStyles}>
      {batches.slice(0, Math.ceil(drawn / PHOTOS_OF_BATCH)).map((batch, number) => (
        <Batch
          key={batch[0]?.index}
          number={number}
          entries={batch}
          form={form}
          isPacked={isPacked}
          {...shared}
        />
      ))}
    </div>
  );
});

const inBatches = (entries: readonly GalleryEntry[]): GalleryEntry[][] =>
  Array.from({ length: Math.ceil(entries.length / PHOTOS_OF_BATCH) }, (_, number) =>
    entries.slice(number * PHOTOS_OF_BATCH, (number + 1) * PHOTOS_OF_BATCH),
  );

const Batch = memo(function Batch(
  props: Omit<PhotoGridProps, 'drawn'> & { number: number; isPacked: boolean },
) {
  const { entries, number, form, isPacked, clock, portalId, onOpen } = props;
  const tiles = isPacked ? mosaic : even;
  const isLeftOut = number > 0;
  /** Balanced columns are laid out from all of their photos. */
  const comesByPhoto = isLeftOut && !isPacked;
  return (
    <ol
      role="list"
      start={number * PHOTOS_OF_BATCH + 1}
      ref={comesByPhoto ? markWhenNear : undefined}
      css={[form === 'mosaic' ? tiles : single, isLeftOut && leftOut, comesByPhoto && leftOutByPhoto[form]]}
    >
      {entries.map((entry) => (
        <ItemPlace key={entry.index} entry={entry} data-gallery-item="photo" css={isPacked && tile}>
          <figure css={photo}>
            <ItemPicture
              entry={entry}
              portalId={portalId}
              onOpen={onOpen}
              calm={isLeftOut}
              sizes={SIZES[form]}
            />
            <figcaption>
              <ItemCaption entry={entry} clock={clock} />
            </figcaption>
          </figure>
        </ItemPlace>
      ))}
    </ol>
  );
});
