/**
 * - `page`: the page as a whole.
 * - `block`: always shown.
 * - `section`: an editor can hide it from visitors.
 * - `foreign-section`: a section whose content is not stored in the portal and is not part of its versions.
 * - `entry`: one entry of a section's list.
 * - `setting`: has no area on the page.
 */
type PagePartKind = 'page' | 'block' | 'section' | 'foreign-section' | 'entry' | 'setting';

/** The parts of a portal page, in page order. */
export const PAGE_PARTS = {
  page: { kind: 'page' },
  title: { kind: 'block' },
  cover: { kind: 'block' },
  thumbnail: { kind: 'setting' },
  description: { kind: 'block' },
  callToAction: { kind: 'block' },
  contacts: { kind: 'section' },
  openingHours: { kind: 'section' },
  location: { kind: 'section' },
  tags: { kind: 'section' },
  gallery: { kind: 'section' },
  galleryItem: { kind: 'entry' },
  links: { kind: 'section' },
  link: { kind: 'entry' },
  contributors: { kind: 'section' },
  catalog: { kind: 'foreign-section' },
  popUp: { kind: 'setting' },
  promotion: { kind: 'setting' },
  visibility: { kind: 'setting' },
  privacy: { kind: 'setting' },
} as const satisfies Record<string, { kind: PagePartKind }>;

/** Names of the parts of these kinds. */
export type PagePartOf<Kind extends PagePartKind> = {
  [Part in keyof typeof PAGE_PARTS]: (typeof PAGE_PARTS)[Part]['kind'] extends Kind ? Part : never;
}[keyof typeof PAGE_PARTS];

const partsOf = <Kind extends PagePartKind>(...kinds: Kind[]) =>
  Object.entries(PAGE_PARTS).flatMap(([part, { kind }]) =>
    (kinds as string[]).includes(kind) ? [part as PagePartOf<Kind>] : [],
  );

/** Sections that an editor can hide from visitors. [OPEN-18] */
export const HIDEABLE_SECTIONS: readonly PagePartOf<'section' | 'foreign-section'>[] = partsOf(
  'section',
  'foreign-section',
);
export type HideableSection = (typeof HIDEABLE_SECTIONS)[number];

/** The parts that a version stores and lists as changed. */
export const VERSIONED_PARTS: readonly PagePartOf<'block' | 'section' | 'setting'>[] = partsOf(
  'block',
  'section',
  'setting',
);
export type VersionedPart = (typeof VERSIONED_PARTS)[number];
