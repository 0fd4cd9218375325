import { type GalleryEntry, isExpired } from '@portico/shared/domain';
import { PhotoGrid } from '../../../gallery-items/PhotoGrid.tsx';
import { useLightbox } from '../../../lightbox/use-lightbox.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { WidgetProps } from '../widget-props.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

/** A grid of pictures that open in a lightbox. Expired ones are hidden, as in a portal's gallery. [PAGE-04] */
export function GalleryWidget({ page, clock }: WidgetProps) {
  const { t } = useMessages();
  // A custom page has no cover, so its pictures count from one.
  const entries = page.galleryImages
    .map((item, at): GalleryEntry => ({ item, index: at + 1, isExpired: isExpired(item, clock.now) }))
    .filter((entry) => !entry.isExpired);
  const { onOpen, lightbox } = useLightbox(entries);
  if (entries.length === 0) return null;
  return (
    <WidgetFrame title={t('gallery.title')}>
      <PhotoGrid entries={entries} form="mosaic" clock={clock} onOpen={onOpen} />
      {lightbox}
    </WidgetFrame>
  );
}
