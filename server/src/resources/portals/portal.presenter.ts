import type { Contributor, GalleryItem, LinkItem, PopUp, Portal } from '@portico/shared/contracts';
import { isExpired, timeZoneOf } from '@portico/shared/domain';
import { mapImageAddresses } from '../../content/clean-html.ts';
import { mapTranslatable, mapWords } from '../../content/map-words.ts';
import { isHiddenPortal, withholdsImages } from '../images/image.policy.ts';
import { imageUrl, imageUrls, smallImageUrl } from '../images/image.presenter.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { ownerOf } from './portal.policy.ts';
import { type PortalRecord, searchPosition } from './portal.repository.ts';

/** A portal for its editors, including passcode and rejection reason. */
export function presentToEditor(record: PortalRecord, passcodes: Passcodes): Portal {
  const { sealedPasscode, rejectReason } = record;
  return {
    ...present(record),
    owner: ownerOf(record),
    ...(sealedPasscode === undefined ? {} : { passcode: passcodes.open(sealedPasscode) }),
    rejectReason,
  };
}

/** A portal for moderators: everything but the passcode. [OPEN-49] */
export const presentToModerator = (record: PortalRecord): Portal => ({
  ...present(record),
  owner: ownerOf(record),
  rejectReason: record.rejectReason,
});

/** A portal for everyone else at that time, without expired items. [T-05, GAL-14] */
export function presentToVisitor(record: PortalRecord, now: Date): Portal {
  const portal = present(record);
  return { ...portal, galleryImages: portal.galleryImages && unexpiredItems(portal, now) };
}

/** The items that visitors see. The first one is the cover, which does not expire. */
function unexpiredItems({ galleryImages = [], openingHours }: Portal, now: Date): GalleryItem[] {
  const timeZone = timeZoneOf(openingHours);
  return galleryImages.filter((item, index) => index === 0 || !isExpired(item, now.getTime(), timeZone));
}

/** Derives URLs from image ids. */
function present(record: PortalRecord): Portal {
  const {
    sealedPasscode: _sealed,
    rejectReason: _reason,
    createdDate: _created,
    modifiedBy: _by,
    statusDate: _since,
    owner: _owner,
    invitations: _invited,
    ...portal
  } = record;
  const latLng = searchPosition(record);
  return {
    ...portal,
    ...imageUrls(portal.mainImageId),
    galleryImages: portal.galleryImages?.map(presentGalleryItem),
    links: portal.links?.map(presentLink),
    contributors: portal.contributors?.map(presentContributor),
    popUp: presentPopUp(portal.popUp),
    ...(latLng ? { __meta_search: { latLng } } : {}),
  };
}

/** A gallery item with its image URLs. */
export const presentGalleryItem = (item: GalleryItem): GalleryItem => ({
  ...item,
  ...imageUrls(item.mainImageId),
});

/** A pop-up with its image URL. */
export const presentPopUp = (popUp: PopUp | undefined): PopUp | undefined =>
  popUp && { ...popUp, imageURL: imageUrl(popUp.profileImageId) ?? popUp.imageURL };

const presentLink = (link: LinkItem): LinkItem => ({
  ...link,
  imageURL: imageUrl(link.mainImageId) ?? link.imageURL,
});

const presentContributor = (contributor: Contributor): Contributor => ({
  ...contributor,
  smallImageURL: smallImageUrl(contributor.mainImageId) ?? contributor.smallImageURL,
});

/**
 * The portal with signed URLs for non-public images: all of a hidden portal, all but the thumbnail of a private one.
 * [OPEN-03]
 */
export function withSignedImages(portal: Portal, signatures: ImageSignatures): Portal {
  if (!withholdsImages(portal)) return portal;
  const signed = withAllSigned(portal, signatures);
  if (isHiddenPortal(portal)) return signed;
  const { imageURL, smallImageURL } = portal;
  return { ...signed, imageURL, smallImageURL };
}

/** The portal with signed URLs for all images. */
export function withAllSigned(portal: Portal, signatures: ImageSignatures): Portal {
  const signed = (address: string | undefined): string | undefined =>
    address && /^\/(small-)?images\//.test(address) ? signatures.signed(portal.provider, address) : address;
  const signedHtml = (html: string) =>
    mapImageAddresses(html, (address) => signatures.signed(portal.provider, address));
  return {
    ...portal,
    imageURL: signed(portal.imageURL),
    smallImageURL: signed(portal.smallImageURL),
    galleryImages: portal.galleryImages?.map((item) => ({
      ...item,
      imageURL: signed(item.imageURL),
      smallImageURL: signed(item.smallImageURL),
    })),
    links: portal.links?.map((link) => ({ ...link, imageURL: signed(link.imageURL) })),
    contributors: portal.contributors?.map((contributor) => ({
      ...contributor,
      smallImageURL: signed(contributor.smallImageURL),
    })),
    popUp: portal.popUp && {
      ...portal.popUp,
      message: portal.popUp.message && mapTranslatable(portal.popUp.message, signedHtml),
      imageURL: signed(portal.popUp.imageURL),
    },
    description:
      portal.isAdvanceDescription && portal.description
        ? mapWords(portal.description, signedHtml)
        : portal.description,
  };
}
