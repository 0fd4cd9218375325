import type { Portal } from '@portico/shared/contracts';
import type { ImageRecord } from './image.repository.ts';

/** Where an image is shown. */
export interface ImagePlace {
  /** Id of the portal that shows it, itself or in one of its products; SITE for everything else. */
  owner: string;
  /** Nobody but editors knows of the item: a draft in the wizard, or a deleted portal. */
  isHidden: boolean;
  isPrivate: boolean;
  /** It stands for the item on cards, which private items have as well. */
  isThumbnail: boolean;
}

/**
 * Whether anyone may see an image: of what is private the thumbnail alone, of what is hidden nothing; an image that
 * something public shows as well is public. [T-07, AMBIG-23]
 */
export const isImagePublic = (places: readonly ImagePlace[]): boolean =>
  places.some(({ isHidden, isPrivate, isThumbnail }) => !isHidden && (isThumbnail || !isPrivate));

/** Whether the images of a portal and of its products are for those alone who were shown it. [T-07] */
export const withholdsImages = ({ status, isPrivate }: Pick<Portal, 'status' | 'isPrivate'>): boolean =>
  status === 'DRAFT' || isPrivate === true;

/** What the deletion of an image for one owner comes to. */
export type ImageRemoval =
  | 'remove'
  /** The owner still shows it: it goes after the save that drops it, so that nothing is shown broken meanwhile. */
  | 'leave-to-cleanup'
  /** Something else shows it. */
  | 'refuse'
  /** As if it did not exist. */
  | 'unknown';

interface RemovalQuestion {
  image: Pick<ImageRecord, 'uploadedFor'>;
  places: readonly ImagePlace[];
  /** As in ImagePlace. */
  owner: string;
}

/** Only what was uploaded for the owner, or what it shows, is the owner's to delete. [API-21, T-09] */
export function imageRemoval({ image, places, owner }: RemovalQuestion): ImageRemoval {
  const isOwn = (place: ImagePlace) => place.owner === owner;
  if (image.uploadedFor !== owner && !places.some(isOwn)) return 'unknown';
  if (!places.every(isOwn)) return 'refuse';
  return places.length > 0 ? 'leave-to-cleanup' : 'remove';
}
