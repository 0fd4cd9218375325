import type { ImageUse } from './image.repository.ts';

/**
 * Whether anyone may see an image: a private portal shows its thumbnail alone, the cards of towns and listings show
 * theirs, and an image that something public uses as well is public. [T-07, AMBIG-23]
 */
export function isImagePublic(uses: readonly ImageUse[], isPortalPrivate: (id: string) => boolean): boolean {
  return uses.some((use) => use.kind !== 'portal' || use.role === 'thumbnail' || !isPortalPrivate(use.id));
}
