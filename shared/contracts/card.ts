import type { LocalizedText } from './localized.ts';
import type { PopUp, PortalStatus } from './portal.ts';

/** `_source` of a portal in search answers: what a card shows. A private portal carries no more than title, thumbnail and the flag. [AMBIG-23] */
export interface PortalCardSource {
  _id: string;
  provider: string;
  title: LocalizedText;
  highlightSentence?: LocalizedText | undefined;
  shortDescription?: LocalizedText | undefined;
  tags?: string[] | undefined;
  mainImageId?: string | undefined;
  imageURL?: string | undefined;
  smallImageURL?: string | undefined;
  isPrivate?: boolean | undefined;
  status: PortalStatus;
  townRefs?: string[] | undefined;
  listingRefs?: string[] | undefined;
  /** Set when the portal belongs to private towns alone, which are not named. */
  isInPrivateTown?: boolean | undefined;
  promoteType?: string | undefined;
  promoteWord?: string | undefined;
  modifiedDate: string;
  __meta_search?: { latLng?: { lat: number; lon: number } | undefined } | undefined;
}

/** `_source` of a town. A private one carries no more than title, picture and the flag. [AMBIG-23] */
export interface TownCardSource {
  _id: string;
  title: LocalizedText;
  imageURL?: string | undefined;
  smallImageURL?: string | undefined;
  isPrivate?: boolean | undefined;
  score?: number | undefined;
  modifiedDate?: string | undefined;
  /** The splash before the town's page. [TOWN-08] */
  profileImageId?: string | undefined;
  profileImageURL?: string | undefined;
  /** What may open after the splash. [TOWN-09] */
  popUp?: PopUp | undefined;
}

/** `_source` of a listing. */
export interface ListingCardSource {
  _id: string;
  title: LocalizedText;
  imageURL?: string | undefined;
  smallImageURL?: string | undefined;
  isPrivate?: boolean | undefined;
  score?: number | undefined;
  appearSeq?: number | undefined;
  town?: string | undefined;
  portalCount?: number | undefined;
}
