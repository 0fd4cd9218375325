import type { GalleryArrangement, GalleryEntry } from '@portico/shared/domain';
import { media, spacing } from '@portico/shared/ui';
import type { Clock } from '../../clock/use-now.ts';
import { ItemCaption } from './ItemCaption.tsx';
import { ItemPicture, ratioOf } from './ItemPicture.tsx';
import { Thumbnails } from './Thumbnails.tsx';

/** The first ten items and all videos in full, the rest as thumbnails. [GAL-09, GAL-10, GAL-11] */
export function GalleryList(props: { arrangement: GalleryArrangement; clock: Clock; portalId: string }) {
  const { arrangement, clock, portalId } = props;
  return (
    <div css={{ display: 'grid', gap: spacing[8] }}>
      <ol role="list" css={{ display: 'grid', gap: spacing[8], [media.tabletUp]: { gap: spacing[10] } }}>
        {arrangement.full.map((entry) => (
          <li key={entry.index} data-gallery-item="full">
            <FullItem entry={entry} clock={clock} portalId={portalId} />
          </li>
        ))}
      </ol>
      {arrangement.thumbnails.length > 0 ? (
        <Thumbnails entries={arrangement.thumbnails} clock={clock} portalId={portalId} />
      ) : null}
    </div>
  );
}

/** The picture no taller than the eye takes in at once; on a desktop its words stand beside it. */
function FullItem({ entry, clock, portalId }: { entry: GalleryEntry; clock: Clock; portalId: string }) {
  return (
    <figure
      css={{
        display: 'grid',
        gap: spacing[3],
        [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: spacing[10], alignItems: 'center' },
      }}
    >
      <div style={{ inlineSize: `min(100%, calc(76svh * ${ratioOf(entry.item).toFixed(4)}))` }}>
        <ItemPicture item={entry.item} portalId={portalId} sizes="(min-width: 1024px) 680px, 100vw" />
      </div>
      <figcaption>
        <ItemCaption entry={entry} clock={clock} />
      </figcaption>
    </figure>
  );
}
