import type { GalleryArrangement } from '@portico/shared/domain';
import { media, spacing } from '@portico/shared/ui';
import type { Clock } from '../../clock/use-now.ts';
import { ItemCaption } from '../../gallery-items/ItemCaption.tsx';
import { ItemPicture } from '../../gallery-items/ItemPicture.tsx';
import { ItemPlace } from '../../gallery-items/ItemPlace.tsx';
import type { ItemProps } from '../../gallery-items/item-props.ts';
import { itemRatio } from '../../gallery-items/item-ratio.ts';
import { Thumbnails } from './Thumbnails.tsx';

/** The first ten items and all videos in full, the rest as thumbnails. [GAL-09, GAL-10, GAL-11] */
export function GalleryList(
  props: Omit<ItemProps, 'entry'> & { arrangement: GalleryArrangement; clock: Clock },
) {
  const { arrangement, ...shared } = props;
  return (
    <div css={{ display: 'grid', gap: spacing[8] }}>
      <ol role="list" css={{ display: 'grid', gap: spacing[8], [media.tabletUp]: { gap: spacing[10] } }}>
        {arrangement.full.map((entry) => (
          <ItemPlace key={entry.index} entry={entry} data-gallery-item="full">
            <FullItem entry={entry} {...shared} />
          </ItemPlace>
        ))}
      </ol>
      {arrangement.thumbnails.length > 0 ? <Thumbnails entries={arrangement.thumbnails} {...shared} /> : null}
    </div>
  );
}

/** The picture no taller than the eye takes in at once; on a desktop its words stand beside it. */
function FullItem({ entry, clock, portalId, onOpen }: ItemProps & { clock: Clock }) {
  return (
    <figure
      css={{
        display: 'grid',
        gap: spacing[3],
        [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: spacing[10], alignItems: 'center' },
      }}
    >
      <div style={{ inlineSize: `min(100%, calc(76svh * ${itemRatio(entry.item).toFixed(4)}))` }}>
        <ItemPicture
          entry={entry}
          portalId={portalId}
          onOpen={onOpen}
          sizes="(min-width: 1024px) 680px, 100vw"
        />
      </div>
      <figcaption>
        <ItemCaption entry={entry} clock={clock} />
      </figcaption>
    </figure>
  );
}
