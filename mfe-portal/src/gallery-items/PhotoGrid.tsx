import { type CSSObject, css, type SerializedStyles } from '@emotion/react';
import type { GalleryEntry } from '@portico/shared/domain';
import { chunk } from '@portico/shared/patterns';
import { media, observeNearViewport, skipOffscreen, skipOffscreenItems, spacing } from '@portico/shared/ui';
import { memo, useMemo } from 'react';
import type { Clock } from '../clock/use-now.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ItemCaption } from './ItemCaption.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { ItemPlace } from './ItemPlace.tsx';
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
/** A phone's two columns are made of its tiles, see `tile`; more of them the browser balances. */
const mosaic = css({
  display: 'flow-root',
  [media.tabletUp]: { display: 'block', columnCount: 3, columnGap: spacing[5] },
});
/** Where all have one shape nothing needs packing, and rows keep the order that one reads in. */
const even = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${spacing[5]} ${spacing[3]}`,
  [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${spacing[6]} ${spacing[5]}` },
});
/** Half the gap of a phone's columns: what stands out of a tile has room in it. */
const HALF_GAP = '6px';
/**
 * On a phone a tile lies under the one before it of its own column, whatever the other column does, so that tiles can be
 * rendered one by one. With three columns it is in one piece: the browser tries several heights of them, and lays out again
 * at each what it might break apart, which an inline box is not.
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

/** Photos that are rendered together: whole rows of two and three columns, and no more than a slow phone renders at once. */
export const PHOTOS_OF_BATCH = 12;

/** Batches lie under each other as their photos do; none is stretched, which would be one more layout of it. */
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
const leftOut = css(skipOffscreen(spacing[2]), { containIntrinsicBlockSize: 'auto 1500px' });
const leftOutByPhoto = {
  single: css(skipOffscreenItems({ room: HALF_GAP, blockSize: '420px' })),
  even: css(skipOffscreenItems({ room: HALF_GAP, blockSize: '240px' })),
  /** Balanced columns are laid out from all of their photos. */
  packed: css({ [media.mobile]: skipOffscreenItems({ blockSize: '260px' }) }),
};

interface PhotoGridProps extends Omit<ItemProps, 'entry'> {
  entries: readonly GalleryEntry[];
  form: 'single' | 'mosaic';
  clock: Clock;
  /** How many of them are rendered so far; all unless said. */
  rendered?: number;
}

type Layout = keyof typeof leftOutByPhoto;
const layouts = { single, even, packed: mosaic };

/** Photos under each other (`single`) or packed side by side in their own shapes (`mosaic`). [GAL-06, GAL-08] */
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
  const isLeftOut = number > 0;
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
      ref={isLeftOut ? observeNearViewport : undefined}
      css={[layouts[layout], isLeftOut && leftOut, isLeftOut && leftOutByPhoto[layout]]}
    >
      {entries.map((entry, at) => (
        <ItemPlace
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
              calm={isLeftOut}
              sizes={SIZES[layout === 'single' ? 'single' : 'mosaic']}
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
