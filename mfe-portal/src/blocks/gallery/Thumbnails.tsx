import { css } from '@emotion/react';
import type { GalleryEntry } from '@portico/shared/domain';
import { Badge, Carousel, skipOffscreen, spacing } from '@portico/shared/ui';
import { memo, useContext } from 'react';
import { EditTools } from '../../editing/EditTools.tsx';
import { EditingContext, editable } from '../../editing/editing.ts';
import { ItemPicture } from '../../gallery-items/ItemPicture.tsx';
import type { ItemProps } from '../../gallery-items/item-props.ts';
import { useMessages } from '../../messages/use-messages.ts';

const thumbnail = css({ position: 'relative', display: 'grid', gap: spacing[2], alignContent: 'start' });
/** Fixed size: changes inside cause no layout of the row. */
const fixedSize = css({ aspectRatio: '1', contain: 'size layout' });
/** Skips the hundreds of thumbnails that are off-screen. */
const offscreen = css(skipOffscreen(spacing[2]), { aspectRatio: '1' });
const mark = css({ position: 'absolute', insetBlockStart: spacing[2], insetInlineStart: spacing[2] });

/** Items after the tenth, as small pictures in a row. [GAL-11] */
export const Thumbnails = memo(function Thumbnails(
  props: Omit<ItemProps, 'entry'> & { entries: readonly GalleryEntry[] },
) {
  const { entries, portalId, onOpen } = props;
  const { t } = useMessages();
  const isEditing = useContext(EditingContext) !== null;
  return (
    <Carousel label={t('gallery.more')} previousLabel={t('carousel.previous')} nextLabel={t('carousel.next')}>
      {entries.map((entry) => (
        <div key={entry.index} css={!isEditing && fixedSize}>
          <div
            data-gallery-item="thumbnail"
            css={[thumbnail, !isEditing && offscreen]}
            {...(isEditing ? editable : {})}
          >
            <ItemPicture
              entry={entry}
              portalId={portalId}
              onOpen={onOpen}
              calm
              ratio={1}
              sizes="(min-width: 1280px) 285px, (min-width: 600px) 23vw, 46vw"
            />
            {entry.isExpired ? (
              <span css={mark}>
                <Badge tone="warning">{t('gallery.expired')}</Badge>
              </span>
            ) : null}
            <EditTools part="galleryItem" index={entry.index} />
          </div>
        </div>
      ))}
    </Carousel>
  );
});
