import type { Portal } from '@portico/shared/contracts';
import type { ImageRecord } from './image.repository.ts';

/** Where an image is shown. */
export interface ImagePlace {
  /** Id of the portal that shows it, itself or in one of its products; SITE for everything else. */
  owner: string;
  /** Visitors do not know of the item: a draft in the wizard, a withheld or a deleted portal. */
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
export const withholdsImages = (portal: Pick<Portal, 'status' | 'isPrivate' | 'isWithheld'>): boolean =>
  isHiddenPortal(portal) || portal.isPrivate === true;

/** Whether visitors know nothing of a portal, not even its thumbnail. */
export const isHiddenPortal = ({ status, isWithheld }: Pick<Portal, 'status' | 'isWithheld'>): boolean =>
  status === 'DRAFT' || isWithheld === true;

interface OwnershipQuestion {
  image: Pick<ImageRecord, 'uploads'>;
  places: readonly ImagePlace[];
  /** As in ImagePlace. */
  owner: string;
}

/**
 * Whether a save may make the owner show an image: its own upload, what it shows already, and what everyone sees anyway.
 * Anyone who was shown somebody's private image knows its id, and could publish it otherwise. [T-07, T-09]
 */
export const mayShow = ({ image, places, owner }: OwnershipQuestion): boolean =>
  isUploadedFor(owner, image) || places.some((place) => place.owner === owner) || isImagePublic(places);

/** What the deletion of an image for one owner comes to. */
export type ImageRemoval =
  | 'remove'
  /** The owner still shows it, or others uploaded it too and may be about to: it goes once nobody has shown it for a day. */
  | 'leave-to-cleanup'
  /** Something else shows it. */
  | 'refuse'
  /** As if it did not exist. */
  | 'unknown';

/** Only what was uploaded for the owner, or what it shows, is the owner's to delete. [API-21, T-09] */
export function imageRemoval({ image, places, owner }: OwnershipQuestion): ImageRemoval {
  const isOwn = (place: { owner: string }) => place.owner === owner;
  if (!isUploadedFor(owner, image) && !places.some(isOwn)) return 'unknown';
  if (!places.every(isOwn)) return 'refuse';
  return places.length > 0 || !image.uploads?.every(isOwn) ? 'leave-to-cleanup' : 'remove';
}

const isUploadedFor = (owner: string, { uploads = [] }: Pick<ImageRecord, 'uploads'>): boolean =>
  uploads.some((upload) => upload.owner === owner);
