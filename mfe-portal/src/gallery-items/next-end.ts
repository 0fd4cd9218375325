import type { GalleryItem } from '@portico/shared/contracts';
import { expiresAt } from '@portico/shared/domain';

/** When the next of these items ends, in ms since 1970; Infinity when none does. [GAL-14] */
export const nextEnd = (items: readonly GalleryItem[] | undefined, asOf: number): number =>
  Math.min(...(items ?? []).map((item) => expiresAt(item) ?? 0).filter((end) => end > asOf));
