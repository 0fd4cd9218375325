import type { GalleryEntry } from '@portico/shared/domain';
import type { OpenPicture } from '../lightbox/use-lightbox.tsx';

/** What every render of a gallery item is given. */
export interface ItemProps {
  entry: GalleryEntry;
  /** The portal that the item is on; none on a custom page. */
  portalId?: string | undefined;
  onOpen: OpenPicture;
}
