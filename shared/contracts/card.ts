import type { LocalizedText, TranslatableText } from './localized.ts';
import type { PopUp, PortalStatus } from './portal.ts';

/**
 * `_source` of a portal in a search response: what a card shows. A private portal has only title, thumbnail and the
 * flag. [AMBIG-23]
 */
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
  /** Set if all towns of the portal are private or archived; their names are withheld. */
  isInPrivateTown?: boolean | undefined;
  promoteType?: string | undefined;
  promoteWord?: TranslatableText | undefined;
  modifiedDate: string;
  __meta_search?: { latLng?: { lat: number; lon: number } | undefined } | undefined;
}

/** `_source` of a town. A private one has only title, picture and the flag. [AMBIG-23] */
export interface TownCardSource {
  _id: string;
  title: LocalizedText;
  imageURL?: string | undefined;
  smallImageURL?: string | undefined;
  isPrivate?: boolean | undefined;
  score?: number | undefined;
  modifiedDate?: string | undefined;
  /** Picture of the splash that precedes the town's page. [TOWN-08] */
  profileImageId?: string | undefined;
  profileImageURL?: string | undefined;
  /** Pop-up that may open after the splash. [TOWN-09] */
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
