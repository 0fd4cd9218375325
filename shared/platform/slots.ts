import type { PAGE_PARTS, PagePartOf } from '../contracts/page-parts.ts';
import type { Portal } from '../contracts/portal.ts';
import type { OPEN_SLOTS } from '../contracts/release.ts';

/**
 * The parts of a portal page that have editing tools of their own: its blocks, single entries of them, and the page as a
 * whole. `title` includes the highlight sentence, `description` the short description. [EDIT-01, EDIT-02]
 */
export type PortalPart = Exclude<keyof typeof PAGE_PARTS, PagePartOf<'setting'>>;

/** An uploaded picture of a portal, as a form takes it up. */
export interface SlotPicture {
  mainImageId: string;
  /** Works for the uploader at once, also before the picture is saved anywhere. */
  imageURL: string;
}

/** Slots: places on a page that another remote fills, by name. Names and props are the contract between the two teams. */
export interface SlotProps {
  /** The catalogue section of a portal page. */
  'portal.catalog': { portalId: string; provider: string; isEditor: boolean };
  /**
   * Blocks that any remote adds to a portal page, below the page's own. Open: every live remote may fill it, each with
   * as many blocks as it likes (`BlocksModule`).
   */
  'portal.blocks': { portal: Portal; isEditor: boolean };
  /**
   * The tools with which an editor changes a part of a portal page in place. The page renders it for editors alone, so
   * that nothing of it reaches a visitor. [EDIT-02, MFE-13]
   */
  'portal.tools': {
    /** The portal is in the cache of `@portico/shared/api`, where a save changes it for the page too. [EDIT-03] */
    portalId: string;
    part: PortalPart;
    /** `galleryItem` and `link`: the entry's place in the stored list. */
    index?: number;
  };
  /**
   * A picture that a person chooses, cuts to 4 by 3 or square and uploads for a portal, in a form of another remote.
   * [CROP-10]
   */
  'picture.field': {
    label: string;
    portalId: string;
    value: Partial<SlotPicture> | undefined;
    onChange: (picture: SlotPicture) => void;
  };
}
export type SlotName = keyof SlotProps;

/** A slot that every remote may fill at once, with ordered blocks; each of the others belongs to one remote at a time. */
export type OpenSlotName = Extract<SlotName, (typeof OPEN_SLOTS)[number]>;
