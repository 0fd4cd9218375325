import type { GalleryEntry } from '@portico/shared/domain';
import type { OpenPicture } from '../lightbox/use-lightbox.tsx';

/** Props of a gallery item in every view. */
export interface ItemProps {
  entry: GalleryEntry;
  /** The item's portal; undefined on a custom page. */
  portalId?: string | undefined;
  onOpen: OpenPicture;
}
