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
  Tag,
  TranslatableText,
  WebConfig,
  WebPage,
} from '@portico/shared/contracts';

/** A picture to render: its scene, a random seed and the time of day. The renderer defines the scenes. */
export interface PictureSeed {
  kind: string;
  seed: string;
  mood?: string | undefined;
}

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
  profile?: PictureSeed | undefined;
  isPrivate?: boolean | undefined;
  passcode?: string | undefined;
  popUp?: PopUpSeed | undefined;
}

/** `id` is the text that portals store. [OPEN-53] */
export interface TagSeed extends Pick<Tag, 'name' | 'synonyms' | 'icon'> {
  id: string;
}

export interface ListingSeed {
  id: string;
  title: LocalizedText;
  score: number;
  appearSeq: number;
  town: string;
  picture: PictureSeed;
  isPrivate?: boolean | undefined;
  passcode?: string | undefined;
}

export interface GallerySeed {
  type: 'picture' | 'picture_link' | 'video' | 'catalog';
  picture?: PictureSeed | undefined;
  externalUrl?: string | undefined;
  title?: LocalizedText | undefined;
  description?: LocalizedText | undefined;
  /** From the time of seeding; a negative number has already expired. */
  expiresInHours?: number | undefined;
  aspects?: Aspects | undefined;
  /** For a `catalog` tile; its product count is derived from the catalogue. */
  catalogId?: string | undefined;
  action?: Action | undefined;
}

export interface LinkSeed {
  externalUrl: string;
  picture?: PictureSeed | undefined;
  title?: LocalizedText | undefined;
  description?: LocalizedText | undefined;
}

export interface ContributorSeed {
  name: string;
  picture?: PictureSeed | undefined;
}

export interface PortalSeed {
  id: string;
  title: LocalizedText;
  highlightSentence?: LocalizedText | undefined;
  description?: LocalizedText | undefined;
  shortDescription?: LocalizedText | undefined;
  isAdvanceDescription?: boolean | undefined;
  tags: string[];
  towns: string[];
  listings: string[];
  status: PortalStatus;
  stepIndex?: number | undefined;
  rejectReason?: string | undefined;
  /** Absent in an early draft and in the portal without any block, as is the cover. */
  thumbnail?: PictureSeed | undefined;
  /** The first gallery image, 16:9; `gallery` holds the items after it. */
  cover?: PictureSeed | undefined;
  gallery?: GallerySeed[] | undefined;
  links?: LinkSeed[] | undefined;
  contacts?: Contacts | undefined;
  contributors?: ContributorSeed[] | undefined;
  location?: Location | undefined;
  openingHours?: OpeningHours | undefined;
  action?: Action | undefined;
  popUp?: PopUpSeed | undefined;
  isPrivate?: boolean | undefined;
  passcode?: string | undefined;
  promoteType?: string | undefined;
  promoteWord?: TranslatableText | undefined;
  hideInformations?: HideableSection[] | undefined;
  /** Usernames of the seed's accounts; by default `['admin']`. */
  editors?: string[] | undefined;
  /** Age of `modifiedDate` at the time of seeding. */
  daysAgo: number;
}

/** `appearSeq` is derived from the order within the catalogue. */
export interface ProductSeed
  extends Omit<Product, '_id' | 'catalogId' | 'imageURL' | 'mainImageId' | 'appearSeq'> {
  id: string;
  picture?: PictureSeed | undefined;
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
  picture?: PictureSeed | undefined;
}

export interface WebPageSeed extends Pick<WebPage, 'title' | 'buttonLinks' | 'widgets'> {
  id: string;
  bannerImages: GallerySeed[];
  galleryImages: GallerySeed[];
  iconLinks: IconLinkSeed[];
  editors: string[];
}

export interface WebConfigSeed
  extends Omit<
    WebConfig,
    'provider' | 'isPrivate' | 'popUp' | 'logoImageId' | 'homeImageId' | 'logoImageURL' | 'homeImageURL'
  > {
  logo: PictureSeed;
  home: PictureSeed;
  popUp?: PopUpSeed | undefined;
}

/** For demonstrations and tests only; a production store is never seeded. */
export interface AccountSeed {
  username: string;
  password: string;
  displayName: string;
  roles: Role[];
}

/** Initial content of one provider. */
export interface ProviderContent {
  provider: string;
  hosts: string[];
  isPrivate: boolean;
  webConfig: WebConfigSeed;
  accounts: AccountSeed[];
  towns: TownSeed[];
  listings: ListingSeed[];
  /** The tag dictionary; empty when absent. */
  tags?: TagSeed[] | undefined;
  portals: PortalSeed[];
  catalogs: CatalogSeed[];
  webPages: WebPageSeed[];
}
