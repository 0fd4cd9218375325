import type { GalleryEntry } from '@portico/shared/domain';
import { media, spacing } from '@portico/shared/ui';
import type { Clock } from '../../clock/use-now.ts';
import { ItemCaption } from './ItemCaption.tsx';
import { ItemPicture } from './ItemPicture.tsx';

/** Photos under each other (`single`) or packed side by side in their own shapes (`mosaic`). [GAL-06, GAL-08] */
export function PhotoGrid(props: {
  entries: readonly GalleryEntry[];
  form: 'single' | 'mosaic';
  clock: Clock;
  portalId: string;
}) {
  const { entries, form, clock, portalId } = props;
  const isMosaic = form === 'mosaic';
  return (
    <ol
      role="list"
      data-photo-grid={form}
      css={
        isMosaic
          ? {
              columnCount: 2,
              columnGap: spacing[3],
              [media.tabletUp]: { columnCount: 3, columnGap: spacing[4] },
            }
          : { display: 'grid', gap: spacing[6], maxInlineSize: 560, marginInline: 'auto', inlineSize: '100%' }
      }
    >
      {entries.map((entry) => (
        <li
          key={entry.index}
          data-gallery-item="photo"
          css={isMosaic ? { breakInside: 'avoid', paddingBlockEnd: spacing[4] } : undefined}
        >
          <figure css={{ display: 'grid', gap: spacing[2] }}>
            <ItemPicture
              item={entry.item}
              portalId={portalId}
              sizes={isMosaic ? '(min-width: 769px) 270px, 46vw' : '(min-width: 600px) 560px, 100vw'}
            />
            <figcaption>
              <ItemCaption entry={entry} clock={clock} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
