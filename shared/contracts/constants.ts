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

/** Where the token lives: the key in the tab's session storage. [LOGIN-10] */
export const SESSION_TOKEN_KEY = 'portico.token';

/** Characters of a username, a password and a display name. */
export const USERNAME_LENGTH = { min: 3, max: 40 } as const;
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;
export const MAX_DISPLAY_NAME_LENGTH = 80;

/** Why a password of the right length is refused: the message of the error detail of its field. */
export const PASSWORD_REFUSALS = {
  /** It is in a list of common passwords, or made of very few characters. */
  common: 'too common: choose a password that others do not use',
  /** It is the username, the display name, or the name of the site. */
  name: 'must not be your own name or the name of the site',
} as const;

/** The `type` of what the popup of a social sign-in posts to the page that opened it. [LOGIN-14] */
export const SOCIAL_SIGN_IN_MESSAGE = 'portico.social-sign-in';

/** What that popup posts: the ID token for API-03, or the failure with its text for a person. [ERR-02, ERR-06] */
export type SocialSignInMessage = { type: typeof SOCIAL_SIGN_IN_MESSAGE; provider: string } & (
  | { token: string }
  | { error: string; message: string }
);

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

/** Baht; past this a price is a slip of the finger. */
export const MAX_PRICE = 1_000_000_000;
/** A colour by its name or in hexadecimal digits: nothing else can leave its declaration. */
export const PLAIN_COLOR = /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,24})$/i;

/** Products that one call adds, and one file may bring. [OPEN-08] */
export const MAX_PRODUCTS_OF_BATCH = 1000;

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
/** Tags that are counted over what a search found. */
export const MAX_TAG_FACETS = 50;
/** Titles and tags that are suggested while someone types: as many as the search box shows. [HOME-11] */
export const MAX_SUGGESTIONS = 6;

export const WEB_PAGE_WIDGETS = ['banner', 'galleryImages', 'icons', 'actions'] as const;

export const ROLES = ['portal_creator', 'admin'] as const;

/** Where searches are sent to unless the operator sets another path. [ESQ-01] */
export const SEARCH_ENDPOINT = '/api/search';

/** Response header that names the live release set, so that an open page learns of a newer one. */
export const RELEASE_SET_HEADER = 'x-portico-release-set';

/** Response header of a site that takes no changes for the moment, so that open pages say so. */
export const READ_ONLY_HEADER = 'x-portico-read-only';

/** Characters of a passcode. [CONST-08] */
export const PASSCODE_LENGTH = 6;

/** Words of validation, the same in every language; both sides say them. [VAL-03..11, VAL-21] */
export const VALIDATION_MESSAGES = {
  title: 'Require Title field',
  thumbnail: 'Require Thumbnail Image field',
  cover: 'Require Cover Image field',
  externalUrl: 'Require External Url field',
  galleryItem: 'required',
  action: 'require',
  passcode: 'Passcode ไม่ถูกต้อง',
} as const;

/** How much a creator may write: far above what a page can use, and small enough that a page stays a page. */
export const CONTENT_LIMITS = {
  /** Characters of one language. */
  title: 300,
  sentence: 1000,
  text: 20_000,
  /** HTML, markup included. */
  html: 100_000,
  /** Characters. */
  tag: 100,
  address: 2000,
  word: 200,
  id: 80,
  /** Entries. */
  tags: 50,
  galleryImages: 300,
  links: 100,
  contributors: 100,
  editors: 50,
  refs: 100,
  openingIntervals: 10,
  specialDays: 400,
} as const;

/** What visitors report a page for. [OPEN-56] */
export const REPORT_REASONS = ['wrong', 'spam', 'fraud', 'offensive', 'rights', 'other'] as const;

/** The longer side of a kept image, in pixels: `default` is enough for the largest width shown, with some to crop. [API-19] */
export const IMAGE_LONGER_SIDE = { min: 64, default: 2560, max: 3840 } as const;

/** Bytes of an uploaded image: a good camera's picture, and no more. [T-15] */
export const MAX_IMAGE_BYTES = 25 * 1024 * 1024;

/** Characters of a QR code's text: addresses of the site, and everything else. [T-17] */
export const MAX_QR_TEXT = { ownAddress: 2000, other: 300 } as const;

/** Debounce in ms of typing, before suggestions are requested. [EDIT-13, AMBIG-51] */
export const SUGGEST_AFTER_MS = 500;

/** Header that carries the grants to private items, joined by commas. [OPEN-03] */
export const GRANT_HEADER = 'x-portico-grant';

/** Carries what a visitor entered as an item's passcode. [API-18] */
export const PASSCODE_HEADER = 'x-passcode';
