import type { GalleryItem } from '@portico/shared/contracts';

/** Aspect ratio (width / height); items stored without one count as 1:1. [AMBIG-16] */
export const itemRatio = ({ aspects }: GalleryItem): number => (aspects ? aspects.width / aspects.height : 1);
