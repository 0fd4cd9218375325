import type { ListingCardSource, PortalCardSource, TownCardSource } from '@portico/shared/contracts';
import { isSectionHidden } from '@portico/shared/domain';
import type { Provider } from '../providers/providers.ts';
import { imageUrl, imageUrls } from '../resources/images/image.presenter.ts';
import type { ListingRecord } from '../resources/listings/listing.repository.ts';
import { presentPopUp } from '../resources/portals/portal.presenter.ts';
import { type PortalRecord, searchPosition } from '../resources/portals/portal.repository.ts';
import type { SearchDocument } from '../resources/search/search-engine.ts';
import type { TownRecord } from '../resources/towns/town.repository.ts';

/**
 * Raise it when the same records produce different documents, or fold or index differently: existing indices are then
 * rebuilt.
 */
export const DOCUMENT_RULES = 2;

/**
 * The indexed form of a portal; undefined unless it is released, or finished where the provider lists unofficial
 * portals. A private one is found by its title alone, and hidden tags and positions are not indexed. [AMBIG-23, T-03,
 * OPEN-18]
 */
export function portalDocument(provider: Provider, portal: PortalRecord): SearchDocument | undefined {
  const isListed =
    portal.status === 'RELEASE' ||
    (portal.status === 'USER_DRAFT' && provider.settings.listUnofficial === true);
  if (!isListed || portal.isWithheld) return undefined;
  const { _id, title, status, modifiedDate, townRefs, listingRefs, mainImageId } = portal;
  const shown = {
    _id,
    provider: provider.id,
    title,
    status,
    modifiedDate,
    mainImageId,
    ...imageUrls(mainImageId),
  };
  const matched = { title, modifiedDate, townRefs, listingRefs };
  const key = { provider: provider.id, index: 'portal', id: _id } as const;
  if (portal.isPrivate) {
    return { ...key, fields: matched, source: { ...shown, isPrivate: true } satisfies PortalCardSource };
  }
  const latLng = isSectionHidden(portal, 'location') ? undefined : searchPosition(portal);
  const tags = isSectionHidden(portal, 'tags') ? undefined : portal.tags;
  const { highlightSentence, shortDescription, promoteType, promoteWord } = portal;
  const source: PortalCardSource = {
    ...shown,
    highlightSentence,
    shortDescription,
    tags,
    townRefs,
    listingRefs,
    promoteType,
    promoteWord,
    ...(latLng ? { __meta_search: { latLng } } : {}),
  };
  return { ...key, fields: { ...matched, tags, latLng }, source };
}

/**
 * The indexed form of a town, with its splash and pop-up; administrative and archived ones are not indexed. A private one can be
 * sorted by its title alone, because hits contain their sort values. [OPEN-14, TOWN-08, TOWN-09]
 */
export function townDocument(
  provider: Provider,
  town: TownRecord,
  administrativeTowns: readonly string[],
): SearchDocument | undefined {
  if (town.isArchived || administrativeTowns.includes(town._id)) return undefined;
  const { _id, title, isPrivate, score, modifiedDate, profileImageId, popUp } = town;
  const source: TownCardSource = {
    _id,
    title,
    ...imageUrls(town.mainImageId),
    ...(isPrivate
      ? { isPrivate }
      : {
          score,
          modifiedDate,
          profileImageId,
          profileImageURL: imageUrl(profileImageId),
          popUp: presentPopUp(popUp),
        }),
  };
  const fields = isPrivate ? { title } : { title, score, modifiedDate };
  return { provider: provider.id, index: 'town', id: _id, fields, source };
}

/**
 * The indexed form of a listing; undefined for an archived one. `townRefs` narrows listings to their town as it does
 * portals, and a private listing can be sorted by its title alone. [ESQ-12]
 */
export function listingDocument(provider: Provider, listing: ListingRecord): SearchDocument | undefined {
  if (listing.isArchived) return undefined;
  const { _id, title, isPrivate, score, appearSeq, town, modifiedDate } = listing;
  const source: ListingCardSource = {
    _id,
    title,
    ...imageUrls(listing.mainImageId),
    ...(isPrivate ? { isPrivate } : { score, appearSeq, town, portalCount: listing.portals?.length }),
  };
  return {
    provider: provider.id,
    index: 'listing',
    id: _id,
    fields: {
      title,
      ...(isPrivate ? {} : { score, appearSeq, modifiedDate }),
      townRefs: town === undefined ? [] : [town],
    },
    source,
  };
}
