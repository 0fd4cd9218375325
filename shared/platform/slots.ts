import type { Language } from '../contracts/constants.ts';
import type { PAGE_PARTS, PagePartOf } from '../contracts/page-parts.ts';
import type { Aspects, Portal } from '../contracts/portal.ts';
import type { OPEN_SLOTS } from '../contracts/release.ts';
import type { WebPage } from '../contracts/web-page.ts';

/**
 * The parts of a portal page that have editing tools of their own: blocks, single entries, and the whole page. `title`
 * includes the highlight sentence, `description` the short description. [EDIT-01, EDIT-02]
 */
export type PortalPart = Exclude<keyof typeof PAGE_PARTS, PagePartOf<'setting'>>;

/** An uploaded picture of a portal, as the value of a form field. */
export interface SlotPicture {
  mainImageId: string;
  /** URL that works for the uploader at once, before the picture is saved in a portal. */
  imageURL: string;
  /** Width and height that it was cropped to. */
  aspects?: Aspects | undefined;
}

/** An aspect ratio of crops, width to height. [CROP-03] */
export type SlotAspect = '1:1' | '1:2' | '2:3' | '4:3' | '4:5' | '9:16' | '16:9';

/** Slots by name: parts of a page that other remotes render. Names and props are the contract between the teams. */
export interface SlotProps {
  /** The catalogue section of a portal page. */
  'portal.catalog': { portalId: string; provider: string; isEditor: boolean };
  /**
   * Blocks below the portal page's own; every live remote may add as many as it likes (`BlocksModule`). The portal is in
   * the cache of `@portico/shared/api`.
   */
  'portal.blocks': { portalId: string; isEditor: boolean };
  /**
   * Tools for editing a part of a portal page in place. Rendered for editors only, so visitors do not download them.
   * [EDIT-02, MFE-13]
   */
  'portal.tools': {
    /** The portal is read from the cache of `@portico/shared/api`; a save updates the page through it. [EDIT-03] */
    portalId: string;
    part: PortalPart;
    /** `galleryItem` and `link`: the entry's index in the stored list. */
    index?: number;
  };
  /** What changed between two states of a portal page, part by part: texts with a word diff, pictures before and after. */
  'portal.changes': { before: Portal; after: Portal };
  /** Picture input of a form: choose, crop, upload. [CROP-10] */
  'picture.field': {
    label: string;
    hint?: string | undefined;
    /** The portal that the picture belongs to; 'site' for towns, listings, custom pages and settings of the site. */
    portalId: string;
    value: Partial<SlotPicture> | undefined;
    /** The aspect ratios to choose from, the initial one first; 4:3 and square by default. */
    aspects?: readonly [SlotAspect, ...SlotAspect[]] | undefined;
    error?: string | undefined;
    onChange: (picture: SlotPicture) => void;
    /** Called when the picture was taken out of the form; without it, a picture can only be replaced. */
    onRemove?: (() => void) | undefined;
  };
  /**
   * A custom page as visitors will see it, in a frame of that width, scaled to the size of its surroundings. Its links
   * lead nowhere.
   */
  'web-page.preview': {
    page: WebPage;
    language: Language;
    /** Width of the visitor's screen in px. */
    width: number;
    /** The frame's accessible name. */
    label: string;
  };
  /** Rich text input of a form, one language. Stands in a Field, whose label it repeats for screen readers. [T-11] */
  'rich-text.field': {
    label: string;
    language: Language;
    /** Cleaned HTML; '' for none. */
    value: string;
    onChange: (html: string) => void;
  };
}
export type SlotName = keyof SlotProps;

/** Slots that every remote may fill, with ordered blocks; any other slot is filled by one remote. */
export type OpenSlotName = Extract<SlotName, (typeof OPEN_SLOTS)[number]>;
