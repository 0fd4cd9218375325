import { css } from '@emotion/react';
import type { GalleryArrangement } from '@portico/shared/domain';
import { media, spacing } from '@portico/shared/ui';
import { memo } from 'react';
import type { Clock } from '../../clock/use-now.ts';
import { GalleryListItem } from '../../gallery-items/GalleryListItem.tsx';
import { ItemCaption } from '../../gallery-items/ItemCaption.tsx';
import { ItemPicture } from '../../gallery-items/ItemPicture.tsx';
import type { ItemProps } from '../../gallery-items/item-props.ts';
import { itemRatio } from '../../gallery-items/item-ratio.ts';
import { Thumbnails } from './Thumbnails.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[8],
  [media.tabletUp]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${spacing[10]} ${spacing[6]}`,
  },
});

/** The first ten items and all videos in full, the others as thumbnails. [GAL-09, GAL-10, GAL-11] */
export const GalleryList = memo(function GalleryList(
  props: Omit<ItemProps, 'entry'> & { arrangement: GalleryArrangement; clock: Clock },
) {
  const { arrangement, ...shared } = props;
  return (
    <div css={{ display: 'grid', gap: spacing[8] }}>
      <ol role="list" css={list}>
        {arrangement.full.map((entry) => (
          <GalleryListItem key={entry.index} entry={entry} data-gallery-item="full">
            <FullItem entry={entry} {...shared} />
          </GalleryListItem>
        ))}
      </ol>
      {arrangement.thumbnails.length > 0 ? (
        <Thumbnails entries={arrangement.thumbnails} portalId={shared.portalId} onOpen={shared.onOpen} />
      ) : null}
    </div>
  );
});

/** An item with its caption; the picture is at most as tall as the viewport. */
function FullItem({ entry, clock, portalId, onOpen }: ItemProps & { clock: Clock }) {
  return (
    <figure css={{ display: 'grid', gap: spacing[3] }}>
      <div style={{ inlineSize: `min(100%, calc(76svh * ${itemRatio(entry.item).toFixed(4)}))` }}>
        <ItemPicture
          entry={entry}
          portalId={portalId}
          onOpen={onOpen}
          sizes="(min-width: 1280px) 590px, (min-width: 769px) 47vw, 100vw"
        />
      </div>
      <figcaption>
        <ItemCaption entry={entry} clock={clock} />
      </figcaption>
    </figure>
  );
}
