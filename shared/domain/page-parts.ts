import { VERSIONED_PARTS, type VersionedPart } from '../contracts/page-parts.ts';
import type { Portal } from '../contracts/portal.ts';
import { sameContent } from './same-content.ts';

/** Fields of a portal that its page shows; not its access or status. A version stores and restores them. */
export const PAGE_FIELDS = [
  'title',
  'highlightSentence',
  'description',
  'shortDescription',
  'isAdvanceDescription',
  'openingHours',
  'tags',
  'hideInformations',
  'location',
  'galleryImages',
  'links',
  'contacts',
  'contributors',
  'action',
  'popUp',
  'isShowDialog',
  'promoteType',
  'promoteWord',
  'mainImageId',
] as const satisfies readonly (keyof Portal)[];
export type PageContent = Pick<Portal, (typeof PAGE_FIELDS)[number]>;

/** Only the content of the page. */
export const pageContentOf = (portal: PageContent): PageContent =>
  Object.fromEntries(PAGE_FIELDS.map((field) => [field, portal[field]])) as PageContent;

type Page = PageContent & Pick<Portal, 'isPrivate'>;

const CONTENT_OF_PART: Record<VersionedPart, (page: Page) => unknown> = {
  title: ({ title, highlightSentence }) => [title, highlightSentence],
  cover: ({ galleryImages = [] }) => galleryImages[0],
  thumbnail: ({ mainImageId }) => mainImageId,
  description: ({ description, shortDescription, isAdvanceDescription }) => [
    description,
    shortDescription,
    isAdvanceDescription,
  ],
  callToAction: ({ action }) => action,
  contacts: ({ contacts }) => contacts,
  openingHours: ({ openingHours }) => openingHours,
  location: ({ location }) => location,
  tags: ({ tags }) => tags,
  gallery: ({ galleryImages = [] }) => galleryImages.slice(1),
  links: ({ links }) => links,
  contributors: ({ contributors }) => contributors,
  popUp: ({ popUp, isShowDialog }) => [popUp, isShowDialog],
  promotion: ({ promoteType, promoteWord }) => [promoteType, promoteWord],
  visibility: ({ hideInformations }) => hideInformations && [...hideInformations].sort(),
  privacy: ({ isPrivate }) => isPrivate,
};

/** The parts that differ visibly between two states of a page, in page order. */
export const changedParts = (before: Page, after: Page): VersionedPart[] =>
  VERSIONED_PARTS.filter((part) => {
    const contentOf = CONTENT_OF_PART[part];
    return !sameContent(essence(contentOf(before)), essence(contentOf(after)));
  });

/** Derived fields, and fields that readers do not see. */
const NOT_CONTENT = new Set(['imageURL', 'smallImageURL', 'productCount', 'lastChecked', 'lang']);
/** The signature of a private picture's URL, which expires. */
const SIGNATURE = /(\/(?:small-)?images\/[\w-]+)\?[^"]*/g;

/** Normalizes a value for comparison: drops derived fields and empty values. */
function essence(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(SIGNATURE, '$1').trim() || undefined;
  if (value === false || value === null) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(essence) : undefined;
  if (typeof value !== 'object') return value;
  const fields = Object.entries(value)
    .filter(([name]) => !NOT_CONTENT.has(name))
    .map(([name, content]) => [name, essence(content)] as const)
    .filter(([, content]) => content !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
