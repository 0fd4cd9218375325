/** Constants without schemas, for pages: otherwise visitors would download the validator. */

/** The four languages, in the order of the language menu. [APP-03] */
export const LANGUAGES = ['th', 'en', 'zh', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The default language of the interface, and the fallback of missing messages. [APP-04] */
export const FALLBACK_LANGUAGE: Language = 'th';

/**
 * Fallback order of content without a text in the current language; the interface has its own rule. [DATA-02, AMBIG-31]
 */
export const CONTENT_FALLBACK_ORDER = ['en', 'th', 'zh', 'ar'] as const satisfies readonly Language[];

/** Key of the language in localStorage, and name of the cookie with the same value. [APP-05] */
export const LANGUAGE_KEY = 'language';

/** Key of the token in sessionStorage. [LOGIN-10] */
export const SESSION_TOKEN_KEY = 'portico.token';

/** Lengths in characters. */
export const USERNAME_LENGTH = { min: 3, max: 40 } as const;
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;
export const MAX_DISPLAY_NAME_LENGTH = 80;

/** Messages of a refused password, in the error details of its field. */
export const PASSWORD_REFUSALS = {
  /** It is in a list of common passwords, or consists of very few different characters. */
  common: 'too common: choose a password that others do not use',
  /** It is the username, the display name or the name of the site. */
  name: 'must not be your own name or the name of the site',
} as const;

/** `type` of the message from the popup of a social sign-in to the page that opened it. [LOGIN-14] */
export const SOCIAL_SIGN_IN_MESSAGE = 'portico.social-sign-in';

/** Message of that popup: the ID token for API-03, or the failure with its text for a person. [ERR-02, ERR-06] */
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

/**
 * Types in the gallery editor; stored items may have others, which are unchanged and shown as pictures. [GAL-03,
 * OPEN-11]
 */
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

/** In baht; a higher price is a typing mistake. */
export const MAX_PRICE = 1_000_000_000;
/** A named or hexadecimal colour, which cannot end its CSS declaration. */
export const PLAIN_COLOR = /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,24})$/i;

/** Maximum number of products in one call or one imported file. [OPEN-08] */
export const MAX_PRODUCTS_OF_BATCH = 1000;

/** [AMBIG-22] Index names; on the wire with the suffix `-{provider}`. */
export const SEARCH_INDEXES = ['portal', 'listing', 'town'] as const;
export type SearchIndexName = (typeof SEARCH_INDEXES)[number];

/** Maximum of `size`; also the default number of listings. [CONST-03, T-03, T-48] */
export const MAX_SEARCH_SIZE = 999;
/** Records that one request of the console may change. */
export const MAX_BULK_RECORDS = 100;
/** Records that one request of the console may put in order. */
export const MAX_ORDERED_RECORDS = 500;
/** Maximum of `from`: deeper paging is refused, because it would be slow. [T-03] */
export const MAX_SEARCH_FROM = 100_000;
/** Limits of a search text: number of words, and characters per word. [T-04] */
export const MAX_SEARCH_WORDS = 8;
export const MAX_SEARCH_WORD_LENGTH = 64;
/** Maximum number of tags in the facets of a search. */
export const MAX_TAG_FACETS = 50;
/** Maximum number of suggestions, as many as the search box shows. [HOME-11] */
export const MAX_SUGGESTIONS = 6;

/** Highest place of a custom page in the site's menu. */
export const MAX_MENU_ORDER = 999;

export const WEB_PAGE_WIDGETS = ['banner', 'galleryImages', 'icons', 'actions'] as const;

export const ROLES = ['portal_creator', 'admin'] as const;

/** Default path of searches. [ESQ-01] */
export const SEARCH_ENDPOINT = '/api/search';

/** Response header with the live release set, by which an open page learns of a newer one. */
export const RELEASE_SET_HEADER = 'x-portico-release-set';

/** Response header of a read-only site, so that open pages show it. */
export const READ_ONLY_HEADER = 'x-portico-read-only';

/** Length of a passcode, in characters. [CONST-08] */
export const PASSCODE_LENGTH = 6;

/** Literal validation messages, the same in every language; used by server and browser. [VAL-03..11, VAL-21] */
export const VALIDATION_MESSAGES = {
  title: 'Require Title field',
  thumbnail: 'Require Thumbnail Image field',
  cover: 'Require Cover Image field',
  externalUrl: 'Require External Url field',
  galleryItem: 'required',
  action: 'require',
  passcode: 'Passcode ไม่ถูกต้อง',
} as const;

/** Limits of content: far above what pages need, low enough to keep a page's size reasonable. */
export const CONTENT_LIMITS = {
  /** Characters per language. */
  title: 300,
  sentence: 1000,
  text: 20_000,
  /** Characters of HTML, markup included. */
  html: 100_000,
  /** Characters. */
  tag: 100,
  address: 2000,
  word: 200,
  id: 80,
  /** Characters: room for one emoji with its modifiers. */
  icon: 16,
  /** Entries. */
  tags: 50,
  tagSynonyms: 50,
  galleryImages: 300,
  links: 100,
  contributors: 100,
  editors: 50,
  refs: 100,
  openingIntervals: 10,
  specialDays: 400,
} as const;

/** Entries of a provider's tag dictionary: every page carries their names in its language. [OPEN-53] */
export const MAX_DICTIONARY_TAGS = 500;

/** What visitors report a page. [OPEN-56] */
export const REPORT_REASONS = ['wrong', 'spam', 'fraud', 'offensive', 'rights', 'other'] as const;

/**
 * Longer side of a stored image, in px; `default` covers the largest width shown, with some margin for cropping.
 * [API-19]
 */
export const IMAGE_LONGER_SIDE = { min: 64, default: 2560, max: 3840 } as const;

/** Maximum size of an uploaded image, in bytes: a high-quality photo. [T-15] */
export const MAX_IMAGE_BYTES = 25 * 1024 * 1024;

/** Maximum length of a QR code's text, for URLs of the site and for any other text. [T-17] */
export const MAX_QR_TEXT = { ownAddress: 2000, other: 300 } as const;

/** Debounce, in ms, between typing and the request of suggestions. [EDIT-13, AMBIG-51] */
export const SUGGEST_AFTER_MS = 500;

/** Request header with the grants to private items, separated by commas. [OPEN-03] */
export const GRANT_HEADER = 'x-portico-grant';

/** Request header with the passcode that the visitor entered. [API-18] */
export const PASSCODE_HEADER = 'x-passcode';

/**
 * Use of a query key: `public` values are part of the page's cache key; `personal` values belong to the visitor (a
 * position), so a page with one is never cached; `secret` values (a token) are also never shared, printed or reported.
 */
export const QUERY_KINDS = ['public', 'personal', 'secret'] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/**
 * Query keys of the platform itself: session tokens and hand-off codes, codes of identity providers, the return address
 * of a sign-in, signatures of images. They stay secret whatever a route declares, because older releases declare
 * `personal`. [T-01]
 */
export const PLATFORM_QUERY = {
  token: 'secret',
  code: 'secret',
  backTo: 'secret',
  s: 'secret',
} as const satisfies Readonly<Record<string, QueryKind>>;
