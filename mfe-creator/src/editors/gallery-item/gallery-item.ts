import type { GalleryItem } from '@portico/shared/contracts';
import {
  type ContentProblem,
  type GeoPosition,
  galleryItemProblems,
  linkTarget,
  toWireText,
} from '@portico/shared/domain';
import { linkTargetProblem } from '../../editing/link-target-problem.ts';
import { withoutAddresses } from '../../editing/taken-picture.ts';

/** The values of the form. */
export interface GalleryItemDraft {
  item: GalleryItem;
  /** Several pictures, which are added in place of `item`. */
  added: readonly GalleryItem[];
  /** The position of a photo, to be saved as the location of the portal. */
  position: GeoPosition | undefined;
}

/** Today in the user's time zone, YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** An item to save: complete addresses, no empty texts. */
export const sentItem = (item: GalleryItem): GalleryItem => ({
  ...withoutAddresses(item),
  externalUrl: linkTarget(item.externalUrl),
  title: toWireText(item.title) ?? undefined,
  description: toWireText(item.description) ?? undefined,
});

/**
 * The problems of an item: a missing address or picture, and an expiry date in the past unless it was stored before.
 * [VAL-08, VAL-09]
 */
export function itemProblems(item: GalleryItem, before: GalleryItem | undefined): ContentProblem[] {
  const isPictureMissing = item.type.startsWith('picture') && !item.mainImageId && !item.imageURL;
  const isTooEarly =
    item.expDate !== undefined && item.expDate !== before?.expDate && item.expDate.slice(0, 10) < today();
  return [
    ...(isPictureMissing ? [{ path: 'picture', message: 'picture' }] : []),
    ...galleryItemProblems(item),
    ...linkTargetProblem(item.externalUrl, 'externalUrl'),
    ...(isTooEarly ? [{ path: 'expDate', message: 'expDate' }] : []),
  ];
}
