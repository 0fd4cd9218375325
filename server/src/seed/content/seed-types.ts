import type {
  Action,
  Aspects,
  CatalogTemplate,
  Contacts,
  HideableSection,
  LocalizedText,
  Location,
  OpeningHours,
  PopUp,
  PortalStatus,
  Product,
  Role,
  WebConfig,
  WebPage,
} from '@portico/shared/contracts';

/** Scenes that the picture maker can draw. */
export type PictureKind =
  | 'temple'
  | 'sea'
  | 'island'
  | 'mountain'
  | 'rice-field'
  | 'market'
  | 'food'
  | 'street-food'
  | 'cafe'
  | 'craft'
  | 'textile'
  | 'stay'
  | 'city'
  | 'river'
  | 'waterfall'
  | 'night'
  | 'festival'
  | 'person'
  | 'logo';

export type PictureMood = 'dawn' | 'day' | 'golden' | 'dusk' | 'night';

/** A picture to be drawn: the scene, a seed that makes it its own, the light. */
export interface PictureSeed {
  kind: PictureKind;
  seed: string;
  mood?: PictureMood;
}

/** Names of `accounts.ts`, in place of their uids. */
export type EditorName = 'creator' | 'admin';

export interface PopUpSeed extends Pick<PopUp, 'message' | 'aspects' | 'buttonLink'> {
  picture: PictureSeed;
  isShow: boolean;
}

export interface TownSeed {
  id: string;
  title: LocalizedText;
  score: number;
  picture: PictureSeed;
  /** Shown as the splash (TOWN-08). */
  profile?: PictureSeed;
  isPrivate?: boolean;
  passcode?: string;
  popUp?: PopUpSeed;
}

export interface ListingSeed {
  id: string;
  title: LocalizedText;
  score: number;
  appearSeq: number;
  town: string;
  picture: PictureSeed;
  isPrivate?: boolean;
  passcode?: string;
}

export interface GallerySeed {
  type: 'picture' | 'picture_link' | 'video' | 'catalog';
  picture?: PictureSeed;
  externalUrl?: string;
  title?: LocalizedText;
  description?: LocalizedText;
  /** Counted from the seeding; a negative number has already expired. */
  expiresInHours?: number;
  aspects?: Aspects;
  /** Of a `catalog` tile; its product count follows from the catalogue. */
  catalogId?: string;
  action?: Action;
}

export interface LinkSeed {
  externalUrl: string;
  picture?: PictureSeed;
  title?: LocalizedText;
  description?: LocalizedText;
}

export interface ContributorSeed {
  name: string;
  picture?: PictureSeed;
}

export interface PortalSeed {
  id: string;
  title: LocalizedText;
  highlightSentence?: LocalizedText;
  description?: LocalizedText;
  shortDescription?: LocalizedText;
  isAdvanceDescription?: boolean;
  tags: string[];
  towns: string[];
  listings: string[];
  status: PortalStatus;
  stepIndex?: number;
  rejectReason?: string;
  /** Absent in an early draft and in the portal without any block, as is the cover. */
  thumbnail?: PictureSeed;
  /** The first gallery image, 16:9; `gallery` holds the items after it. */
  cover?: PictureSeed;
  gallery?: GallerySeed[];
  links?: LinkSeed[];
  contacts?: Contacts;
  contributors?: ContributorSeed[];
  location?: Location;
  openingHours?: OpeningHours;
  action?: Action;
  popUp?: PopUpSeed;
  isPrivate?: boolean;
  passcode?: string;
  promoteType?: string;
  promoteWord?: string;
  hideInformations?: HideableSection[];
  /** `['admin']` when absent. */
  editors?: EditorName[];
  /** Age of `modifiedDate` at the seeding. */
  daysAgo: number;
}

/** `appearSeq` follows from the order within the catalogue. */
export interface ProductSeed
  extends Omit<Product, '_id' | 'catalogId' | 'imageURL' | 'mainImageId' | 'appearSeq'> {
  id: string;
  picture?: PictureSeed;
}

export interface CatalogSeed {
  id: string;
  ref: string;
  name: LocalizedText;
  template: CatalogTemplate;
  portal: string;
  appearSeq: number;
  products: ProductSeed[];
}

export interface IconLinkSeed extends Omit<WebPage['iconLinks'][number], 'picture'> {
  picture?: PictureSeed;
}

export interface WebPageSeed extends Pick<WebPage, 'title' | 'buttonLinks' | 'widgets'> {
  id: string;
  bannerImages: GallerySeed[];
  galleryImages: GallerySeed[];
  iconLinks: IconLinkSeed[];
  editors: EditorName[];
}

export interface WebConfigSeed
  extends Omit<
    WebConfig,
    'provider' | 'isPrivate' | 'popUp' | 'logoImageId' | 'homeImageId' | 'logoImageURL' | 'homeImageURL'
  > {
  logo: PictureSeed;
  home: PictureSeed;
  popUp?: PopUpSeed;
}

/** For demonstrations only; the seed never runs in production. */
export interface AccountSeed {
  username: string;
  password: string;
  displayName: string;
  roles: Role[];
}

export interface ProviderContent {
  provider: string;
  hosts: string[];
  isPrivate: boolean;
  webConfig: WebConfigSeed;
  accounts: AccountSeed[];
  towns: TownSeed[];
  listings: ListingSeed[];
  portals: PortalSeed[];
  catalogs: CatalogSeed[];
  webPages: WebPageSeed[];
}
