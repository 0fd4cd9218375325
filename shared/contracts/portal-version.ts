import { z } from 'zod';
import { portalSchema } from './portal.ts';

/** The parts of a page by which a version says what changed, in the order of the page. */
export const PAGE_PARTS = [
  'title',
  'cover',
  'thumbnail',
  'description',
  'callToAction',
  'contacts',
  'openingHours',
  'location',
  'tags',
  'gallery',
  'links',
  'contributors',
  'popUp',
  'promotion',
  'visibility',
  'privacy',
] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** How many versions of a portal are kept. */
export const KEPT_VERSIONS = 20;

/** One of the last versions of a portal: the page as a save left it. */
export const portalVersionSchema = z.object({
  /** Counts from 1 and is never given twice. */
  number: z.number().int().positive(),
  /** ISO time of the save. */
  at: z.string(),
  /** A display name; absent when the operator saved. */
  by: z.string().optional(),
  /** What the save changed; of the oldest one kept at first, nothing is known. */
  parts: z.array(z.enum(PAGE_PARTS)),
  /** The version that this one brought back. */
  restored: z.number().int().positive().optional(),
});
export type PortalVersion = z.infer<typeof portalVersionSchema>;

/** A version to look at: the portal as restoring it would make it, never with a passcode. [T-05] */
export const shownPortalVersionSchema = portalVersionSchema.extend({ portal: portalSchema });
export type ShownPortalVersion = z.infer<typeof shownPortalVersionSchema>;
