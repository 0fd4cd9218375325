/** Values of the contract that pages use as well: kept free of schemas, so that no validator reaches a visitor. */

/** The four languages of the product, in the order of the language selector. [APP-03] */
export const LANGUAGES = ['th', 'en', 'zh', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the UI starts in, and where a missing UI message is looked up. [APP-04] */
export const FALLBACK_LANGUAGE: Language = 'th';

/** Where content is looked up when the current language has no text; not the UI's rule. [DATA-02, AMBIG-31] */
export const CONTENT_FALLBACK_ORDER = ['en', 'th', 'zh', 'ar'] as const satisfies readonly Language[];

/** The key of the language choice in local storage, and the name of the cookie that mirrors it. [APP-05] */
export const LANGUAGE_KEY = 'language';

/** [DATA-09] */
export const PORTAL_STATUSES = ['DRAFT', 'USER_DRAFT', 'REJECT', 'RELEASE'] as const;

/** [DATA-15] */
export const ACTION_TYPES = [
  'none',
  'phone',
  'externalUrl',
  'lineAds',
  'linePersonal',
  'messengerPage',
  'messengerPersonal',
] as const;

/** What the gallery editor offers; stored items may carry other types, kept and shown as pictures. [GAL-03, OPEN-11] */
export const GALLERY_ITEM_TYPES = ['picture', 'picture_link', 'video', 'catalog'] as const;

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Sections that an editor can hide from visitors. [OPEN-18] */
export const HIDEABLE_SECTIONS = [
  'contacts',
  'location',
  'openingHours',
  'tags',
  'gallery',
  'links',
  'contributors',
  'catalog',
] as const;
export type HideableSection = (typeof HIDEABLE_SECTIONS)[number];

export const CATALOG_TEMPLATES = [1, 2, 3, 4, 5] as const;
export type CatalogTemplate = (typeof CATALOG_TEMPLATES)[number];

/** Labels with a text of their own; any other value shows 'None Text'. [CAT-08, CAT-09] */
export const PRODUCT_LABELS = [
  'new',
  'sale_en',
  'hot',
  'sale_th',
  'top',
  'sold_out',
  'full',
  'blank',
  'promotion',
  '1free1',
  'suggest',
] as const;

/** [AMBIG-22] Index names are these, suffixed by `-{provider}`. */
export const SEARCH_INDEXES = ['portal', 'listing', 'town'] as const;
export type SearchIndexName = (typeof SEARCH_INDEXES)[number];

/** The cap on `size`; also the default listing size. [CONST-03, T-03, T-48] */
export const MAX_SEARCH_SIZE = 999;
/** Deep paging past this is refused rather than slow. [T-03] */
export const MAX_SEARCH_FROM = 100_000;
/** Words of a search text that count, and characters of a word. [T-04] */
export const MAX_SEARCH_WORDS = 8;
export const MAX_SEARCH_WORD_LENGTH = 64;

export const WEB_PAGE_WIDGETS = ['banner', 'galleryImages', 'icons', 'actions'] as const;

export const ROLES = ['portal_creator', 'admin'] as const;

/** Response header that names the live release set, so that an open page learns of a newer one. */
export const RELEASE_SET_HEADER = 'x-portico-release-set';
