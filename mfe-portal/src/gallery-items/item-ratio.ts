import type { GalleryItem } from '@portico/shared/contracts';

/** Width / height; items stored without aspects count as 1 to 1. [AMBIG-16] */
export const itemRatio = ({ aspects }: GalleryItem): number => (aspects ? aspects.width / aspects.height : 1);
