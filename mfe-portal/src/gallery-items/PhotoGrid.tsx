import { type CSSObject, css, type SerializedStyles } from '@emotion/react';
import type { GalleryEntry } from '@portico/shared/domain';
import { chunk } from '@portico/shared/patterns';
import { media, observeNearViewport, skipOffscreen, skipOffscreenItems, spacing } from '@portico/shared/ui';
import { memo, useMemo } from 'react';
import type { Clock } from '../clock/use-now.ts';
import { useMessages } from '../messages/use-messages.ts';
import { GalleryListItem } from './GalleryListItem.tsx';
import { ItemCaption } from './ItemCaption.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import type { ItemProps } from './item-props.ts';
import { itemRatio } from './item-ratio.ts';
import { type Column, twoColumns } from './two-columns.ts';

const single = css({
  display: 'grid',
  gap: spacing[8],
  inlineSize: '100%',
  maxInlineSize: 640,
  marginInline: 'auto',
});
/** A phone's two columns are made by the tiles, see `tile`; three columns are CSS multi-columns. */
const mosaic = css({
  display: 'flow-root',
  [media.tabletUp]: { display: 'block', columnCount: 3, columnGap: spacing[5] },
});
/** If all photos have the same ratio, a grid keeps them in reading order. */
const even = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${spacing[5]} ${spacing[3]}`,
  [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${spacing[6]} ${spacing[5]}` },
});
/** Half the column gap on a phone: the space for a tile's shadow and focus ring. */
const HALF_GAP = '6px';
/**
 * On a phone the tiles of a column follow each other independently of the other column, so that they can be rendered
 * one by one. In three columns the tile is an inline block: the browser tries several column heights, and would lay out
 * content that may break across columns again for each.
 */
const tile = css({
  inlineSize: '50%',
  padding: HALF_GAP,
  paddingBlockEnd: `calc(${spacing[5]} - ${HALF_GAP})`,
  [media.tabletUp]: {
    float: 'none',
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    inlineSize: '100%',
    verticalAlign: 'top',
    padding: `0 0 ${spacing[6]}`,
  },
});
const tileOf: Record<Column, SerializedStyles> = {
  start: css({ float: ['left', 'inline-start'], clear: ['left', 'inline-start'] } as CSSObject, tile),
  end: css({ float: ['right', 'inline-end'], clear: ['right', 'inline-end'] } as CSSObject, tile),
};

const photo = css({ display: 'flex', flexDirection: 'column', gap: spacing[2] });

const SIZES = {
  single: '(min-width: 672px) 640px, 100vw',
  mosaic: '(min-width: 1280px) 390px, (min-width: 769px) 32vw, 46vw',
};

/** Number of photos that render together: whole rows of two and three columns, within a phone's budget per render. */
export const PHOTOS_OF_BATCH = 12;

/** Batches are not stretched, because that would lay them out once more. */
const batchesStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: spacing[8],
  '&[data-photo-grid=mosaic]': { gap: 0 },
});
const packedBatches = css({
  margin: `calc(-1 * ${HALF_GAP}) calc(-1 * ${HALF_GAP}) 0`,
  [media.tabletUp]: { margin: 0 },
});
/** A batch after the first. */
const offscreen = css(skipOffscreen(spacing[2]), { containIntrinsicBlockSize: 'auto 1500px' });
const offscreenPhotos = {
  single: css(skipOffscreenItems({ room: HALF_GAP, blockSize: '420px' })),
  even: css(skipOffscreenItems({ room: HALF_GAP, blockSize: '240px' })),
  /** Balanced columns need the layout of all their photos, so tiles are skipped only on phones. */
  packed: css({ [media.mobile]: skipOffscreenItems({ blockSize: '260px' }) }),
};

interface PhotoGridProps extends Omit<ItemProps, 'entry'> {
  entries: readonly GalleryEntry[];
  form: 'single' | 'mosaic';
  clock: Clock;
  /** Number of photos rendered so far; all by default. */
  rendered?: number;
}

type Layout = keyof typeof offscreenPhotos;
const layouts = { single, even, packed: mosaic };

/** Photos below each other (`single`) or packed in columns (`mosaic`). [GAL-06, GAL-08] */
export const PhotoGrid = memo(function PhotoGrid(props: PhotoGridProps) {
  const { entries, form, rendered = entries.length, ...shared } = props;
  const hasShapes = new Set(entries.map(({ item }) => itemRatio(item))).size > 1;
  const layout = form === 'single' ? 'single' : hasShapes ? 'packed' : 'even';
  const batches = useMemo(() => chunk(entries, PHOTOS_OF_BATCH), [entries]);
  return (
    <div data-photo-grid={form} css={[batchesStyles, layout === 'packed' && packedBatches]}>
      {batches.slice(0, Math.ceil(rendered / PHOTOS_OF_BATCH)).map((batch, number) => (
        <Batch key={batch[0]?.index} number={number} entries={batch} layout={layout} {...shared} />
      ))}
    </div>
  );
});

const Batch = memo(function Batch(
  props: Omit<PhotoGridProps, 'rendered' | 'form'> & { number: number; layout: Layout },
) {
  const { entries, number, layout, clock, portalId, onOpen } = props;
  const isSkipped = number > 0;
  const { localize } = useMessages();
  const columns = useMemo(
    () =>
      twoColumns(
        entries.map(({ item }) => item),
        localize,
      ),
    [entries, localize],
  );
  return (
    <ol
      role="list"
      start={number * PHOTOS_OF_BATCH + 1}
      ref={isSkipped ? observeNearViewport : undefined}
      css={[layouts[layout], isSkipped && offscreen, isSkipped && offscreenPhotos[layout]]}
    >
      {entries.map((entry, at) => (
        <GalleryListItem
          key={entry.index}
          entry={entry}
          data-gallery-item="photo"
          css={layout === 'packed' && tileOf[columns[at] ?? 'start']}
        >
          <figure css={photo}>
            <ItemPicture
              entry={entry}
              portalId={portalId}
              onOpen={onOpen}
              calm={isSkipped}
              sizes={SIZES[layout === 'single' ? 'single' : 'mosaic']}
            />
            <figcaption>
              <ItemCaption entry={entry} clock={clock} />
            </figcaption>
          </figure>
        </GalleryListItem>
      ))}
    </ol>
  );
});
