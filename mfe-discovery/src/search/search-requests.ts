import { type GatedItem, type PageSizes, pagesUpTo } from '@portico/shared/api';
import type { SearchIndexName } from '@portico/shared/contracts';
import {
  type GeoPosition,
  hitsBody,
  listingsBody,
  type PortalSearchQuery,
  portalsBody,
  recordsBody,
  townsBody,
} from '@portico/shared/domain';
import type { ListRequest, SearchRequest } from './search.api.ts';

/** [HOME-05] */
export const HOME_TOWNS = 12;
/** [HOME-07] */
export const HOME_LISTINGS = 8;
/** Number of portals in the nearby block, a tag's block and a listing's section. [HOME-08, HOME-09, TOWN-06] */
export const BLOCK_PORTALS = 4;
/** Number of hits in the search box's dropdown. [HOME-11, AMBIG-51] */
export const DROPDOWN_HITS = 6;
/** [CONST-04] */
export const PORTAL_PAGES = { firstSize: 11, nextSize: 8 } as const;
/** [TOWN-02] */
export const TOWN_PAGES = { firstSize: 13, nextSize: 8 } as const;
/** All listings of a town. */
const ALL_LISTINGS = 999;

export const homeTowns: SearchRequest = {
  indexes: ['town'],
  body: townsBody({ size: HOME_TOWNS }),
  cardsOnly: true,
};
export const homeListings: SearchRequest = {
  indexes: ['listing'],
  body: listingsBody({ size: HOME_LISTINGS }),
  cardsOnly: true,
};

export const portalsOfTag = (tag: string): SearchRequest => ({
  indexes: ['portal'],
  body: portalsBody({ tags: [tag], size: BLOCK_PORTALS }),
  cardsOnly: true,
});

/** The nearest portals. [HOME-08] */
export const portalsNear = (position: GeoPosition): SearchRequest => ({
  indexes: ['portal'],
  body: portalsBody({ position, range: 'all', size: BLOCK_PORTALS }),
});

export const townById = (id: string): SearchRequest => ({ indexes: ['town'], body: recordsBody([id]) });
export const listingById = (id: string): SearchRequest => ({ indexes: ['listing'], body: recordsBody([id]) });

export const listingsOfTown = (townId: string): SearchRequest => ({
  indexes: ['listing'],
  body: listingsBody({ townId, size: ALL_LISTINGS }),
  grantFor: { store: 'town', id: townId },
});

export const portalsOfListing = (listingId: string): SearchRequest => ({
  indexes: ['portal'],
  body: portalsBody({ listingId, size: BLOCK_PORTALS }),
  cardsOnly: true,
  grantFor: { store: 'listing', id: listingId },
});

/** The tags of all portals of a listing, counted by the server. [LIST-03] */
export const tagsOfListing = (listingId: string): SearchRequest => ({
  indexes: ['portal'],
  body: portalsBody({ listingId, size: 0 }),
  countTags: true,
  grantFor: { store: 'listing', id: listingId },
});

/** The paginated portals of a listing. [LIST-04] */
export const listOfListing = (listingId: string, page: number): ListRequest => ({
  ...listRequest('portal', portalsBody({ listingId, size: 0 }), pagesUpTo(page, PORTAL_PAGES)),
  grantFor: { store: 'listing', id: listingId },
});

export const listOfTowns = (title: string | undefined, page: number): ListRequest =>
  listRequest('town', townsBody({ text: title, size: 0 }), pagesUpTo(page, TOWN_PAGES));

/**
 * The paginated portals of a search; `position` is the visitor's, if known, but a map area in the query takes
 * precedence. [SEARCH-01..06]
 */
export function listOfSearch(
  query: PortalSearchQuery,
  options: { page: number; position?: GeoPosition | undefined },
): ListRequest {
  const { title: text, range, near } = query;
  const body = portalsBody({
    ...narrowing(query),
    text,
    range,
    position: near ?? options.position,
    size: 0,
  });
  return { ...listRequest('portal', body, pagesUpTo(options.page, PORTAL_PAGES)), ...grantOf(query) };
}

/** Number of similar portals that an empty result shows. */
export const SIMILAR_PORTALS = 8;

/** An approximate search for the same words, with the other filters except the distance. */
export const similarPortals = (query: PortalSearchQuery): SearchRequest => ({
  indexes: ['portal'],
  body: portalsBody({ ...narrowing(query), text: query.title, size: SIMILAR_PORTALS }),
  fuzzy: true,
  ...grantOf(query),
});

/**
 * Tags of the found portals. Chosen tags are not applied, because they widen a search: the counts show what each would
 * add. [SEARCH-08, SEARCH-13]
 */
export const tagsOfSearch = (query: PortalSearchQuery): SearchRequest => ({
  indexes: ['portal'],
  body: portalsBody({ ...narrowing({ ...query, tags: [] }), text: query.title, size: 0 }),
  countTags: true,
  ...grantOf(query),
});

const narrowing = ({ tags, listing, town }: PortalSearchQuery) => ({
  tags,
  listingId: listing?.id,
  townId: town?.id,
});

/** The item that limits a search, whose grant is sent; with town and listing, the grants of both. */
function grantOf({ listing, town }: PortalSearchQuery): { grantFor?: GatedItem } {
  if (listing) return { grantFor: { store: 'listing', id: listing.id } };
  return town ? { grantFor: { store: 'town', id: town.id } } : {};
}

/** Scope of a search box: everywhere, one town, or the towns. [TOWN-03, TOWN-04] */
export type SearchScope =
  /** `filters`: those that stay when the text changes. */
  | { kind: 'everywhere'; filters?: PortalSearchQuery }
  | { kind: 'town'; id: string; title: string }
  | { kind: 'towns' };

/** Request of the dropdown. [HOME-11, AMBIG-22] */
export function dropdownRequest(text: string, scope: SearchScope): SearchRequest {
  switch (scope.kind) {
    case 'towns':
      return { indexes: ['town'], body: townsBody({ text, size: DROPDOWN_HITS }) };
    case 'town':
      return {
        indexes: ['portal', 'listing'],
        body: hitsBody({ text, townId: scope.id, size: DROPDOWN_HITS }),
        grantFor: { store: 'town', id: scope.id },
      };
    case 'everywhere':
      return { indexes: ['portal', 'listing'], body: hitsBody({ text, size: DROPDOWN_HITS }) };
  }
}

function listRequest(
  index: SearchIndexName,
  body: ReturnType<typeof portalsBody>,
  sizes: PageSizes,
): ListRequest {
  const { from: _from, size: _size, ...rest } = body;
  return { indexes: [index], body: rest, ...sizes };
}
