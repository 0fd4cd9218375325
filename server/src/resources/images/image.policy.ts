import type { Portal } from '@portico/shared/contracts';
import type { ImageRecord } from './image.repository.ts';

/** A usage of an image. */
export interface ImageUsage {
  /** Id of the portal that shows it, in itself or in its products; SITE for everything else. */
  owner: string;
  /** Visitors do not know of the item: a draft, a withheld or deleted portal, an unpublished page. */
  isHidden: boolean;
  isPrivate: boolean;
  /** The image is the item's thumbnail, which private items show as well. */
  isThumbnail: boolean;
}

/**
 * Whether anyone may see an image: thumbnails only for private items, nothing for hidden ones. A public usage makes the
 * image public. [T-07, AMBIG-23]
 */
export const isImagePublic = (usages: readonly ImageUsage[]): boolean =>
  usages.some(({ isHidden, isPrivate, isThumbnail }) => !isHidden && (isThumbnail || !isPrivate));

/** Whether the images of a portal and its products are only for those who may see it. [T-07] */
export const withholdsImages = (portal: Pick<Portal, 'status' | 'isPrivate' | 'isWithheld'>): boolean =>
  isHiddenPortal(portal) || portal.isPrivate === true;

/** Whether visitors do not know of a portal at all, its thumbnail included. */
export const isHiddenPortal = ({ status, isWithheld }: Pick<Portal, 'status' | 'isWithheld'>): boolean =>
  status === 'DRAFT' || isWithheld === true;

interface OwnershipCheck {
  image: Pick<ImageRecord, 'uploads'>;
  usages: readonly ImageUsage[];
  /** As in ImageUsage. */
  owner: string;
}

/**
 * Whether a save may make the owner show an image: its own upload, an image that it shows already, or a public one.
 * Otherwise anyone who knows the id of another's private image could publish it. [T-07, T-09]
 */
export const mayShow = ({ image, usages, owner }: OwnershipCheck): boolean =>
  isUploadedFor(owner, image) || usages.some((usage) => usage.owner === owner) || isImagePublic(usages);

/** How the deletion of an image for one owner is handled. */
export type ImageRemoval =
  | 'remove'
  /** The owner still shows it, or others uploaded it too: the clean-up deletes it after a day without usages. */
  | 'leave-to-cleanup'
  /** Another owner shows it. */
  | 'refuse'
  /** Reported as not found. */
  | 'unknown';

/** An owner may delete only what was uploaded for it, or what it shows. [API-21, T-09] */
export function imageRemoval({ image, usages, owner }: OwnershipCheck): ImageRemoval {
  const isOwn = (usage: { owner: string }) => usage.owner === owner;
  if (!isUploadedFor(owner, image) && !usages.some(isOwn)) return 'unknown';
  if (!usages.every(isOwn)) return 'refuse';
  return usages.length > 0 || !image.uploads?.every(isOwn) ? 'leave-to-cleanup' : 'remove';
}

const isUploadedFor = (owner: string, { uploads = [] }: Pick<ImageRecord, 'uploads'>): boolean =>
  uploads.some((upload) => upload.owner === owner);
