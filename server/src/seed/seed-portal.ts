import type { GalleryItem, PopUp } from '@portico/shared/contracts';
import type { PortalRecord } from '../resources/portals/portal.repository.ts';
import type { GallerySeed, PopUpSeed, PortalSeed } from './seed-content.ts';
import { type SeedContext, uidOf } from './seed-context.ts';
import { PICTURE_SIZES } from './seed-images.ts';

const HOUR_MS = 3_600_000;
/** Aspect ratio of a newly cropped gallery item. */
const GALLERY_ASPECTS = { width: 4, height: 3 };
/** Aspect ratio of cover pictures. */
const COVER_ASPECTS = { width: 16, height: 9 };

/** Creates the record of a seeded portal and orders its pictures. */
export function seedPortal(seed: PortalSeed, context: SeedContext): PortalRecord {
  const { images, now } = context;
  const modifiedDate = new Date(now.getTime() - seed.daysAgo * 24 * HOUR_MS).toISOString();
  const cover = images.order(seed.cover, PICTURE_SIZES.cover);
  const gallery = (seed.gallery ?? []).map((item) => seedGalleryItem(item, context));
  return {
    _id: seed.id,
    provider: context.provider,
    title: seed.title,
    highlightSentence: seed.highlightSentence,
    description: seed.description,
    shortDescription: seed.shortDescription,
    openingHours: seed.openingHours,
    isAdvanceDescription: seed.isAdvanceDescription,
    tags: seed.tags,
    mainImageId: images.order(seed.thumbnail, PICTURE_SIZES.thumbnail),
    imageCoverModifiedDate: cover && modifiedDate,
    modifiedDate,
    createdDate: modifiedDate,
    galleryImages: cover
      ? [{ type: 'picture', mainImageId: cover, aspects: COVER_ASPECTS }, ...gallery]
      : gallery,
    links: seed.links?.map(({ picture, ...link }) => ({
      ...link,
      mainImageId: images.order(picture, PICTURE_SIZES.gallery),
    })),
    contacts: seed.contacts,
    contributors: seed.contributors?.map(({ picture, name }) => ({
      name,
      mainImageId: images.order(picture, PICTURE_SIZES.contributor),
    })),
    location: seed.location,
    hideInformations: seed.hideInformations,
    action: seed.action,
    status: seed.status,
    stepIndex: seed.stepIndex,
    rejectReason: seed.rejectReason,
    editors: (seed.editors ?? ['admin']).map(uidOf),
    isPrivate: seed.isPrivate,
    sealedPasscode: seed.passcode === undefined ? undefined : context.passcodes.seal(seed.passcode),
    popUp: seed.popUp && seedPopUp(seed.popUp, context),
    promoteType: seed.promoteType,
    promoteWord: seed.promoteWord,
    townRefs: seed.towns,
    listingRefs: seed.listings,
  };
}

/** Creates a gallery item and orders its picture. */
export function seedGalleryItem(item: GallerySeed, context: SeedContext): GalleryItem {
  const { picture, expiresInHours, ...fields } = item;
  return {
    aspects: GALLERY_ASPECTS,
    ...fields,
    mainImageId: context.images.order(picture, PICTURE_SIZES.gallery),
    expDate:
      expiresInHours === undefined
        ? undefined
        : new Date(context.now.getTime() + expiresInHours * HOUR_MS).toISOString(),
  };
}

/** Creates a pop-up and orders its picture. */
export function seedPopUp({ picture, ...popUp }: PopUpSeed, { images }: SeedContext): PopUp {
  const { width, height } = popUp.aspects ?? { width: 1, height: 1 };
  const longSide = 1200;
  const scale = longSide / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { ...popUp, profileImageId: images.order(picture, size) };
}
