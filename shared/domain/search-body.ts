import {
  MAX_SEARCH_FROM,
  MAX_SEARCH_SIZE,
  MAX_SEARCH_WORD_LENGTH,
  MAX_SEARCH_WORDS,
} from '../contracts/constants.ts';
import type { SearchBodyInput, SearchClause, SearchSort } from '../contracts/search.ts';
import type { GeoPosition } from './geo-distance.ts';

/** A distance in km from the position, or 'all'. [SEARCH-04] */
export type SearchRange = number | 'all';

/** Offset and size of a result page; `size` is capped at 999. [CONST-03] */
export interface SearchWindow {
  from?: number | undefined;
  size: number;
}

/** Filters of a portal search, combined with AND. */
export interface PortalSearch extends SearchWindow {
  text?: string | undefined;
  /** Combined with OR. [SEARCH-13] */
  tags?: readonly string[] | undefined;
  range?: SearchRange | undefined;
  /** The visitor's position; without it `range` has no effect. [AMBIG-19] */
  position?: GeoPosition | undefined;
  listingId?: string | undefined;
  townId?: string | undefined;
}

const GEO_FIELD = '__meta_search.latLng';
const TITLE_FIELDS = ['title.th', 'title.en', 'title.zh', 'title.ar'] as const;

/** Last changed first. */
const PORTAL_SORT: SearchSort[] = [{ modifiedDate: 'desc' }, { 'title.th': 'asc' }];
/** Highest score first, then last changed; only some listings have a date, in the index. */
const SCORE_SORT: SearchSort[] = [
  { score: { order: 'desc', missing: '_last' } },
  { modifiedDate: { order: 'desc', missing: '_last' } },
];
/** In the order of their town. */
const APPEARANCE_SORT: SearchSort[] = [{ appearSeq: { order: 'asc', missing: '_last' } }];

/** Words of a search text, split on spaces, in lower case; at most eight of 64 characters each. [SEARCH-13, T-04] */
export function searchWords(text: string | undefined): string[] {
  return (text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_SEARCH_WORDS)
    .map((word) => [...word].slice(0, MAX_SEARCH_WORD_LENGTH).join(''));
}

/** A wildcard that finds a word anywhere; typed `*`, `?` and `\` are escaped. [T-04] */
export const wildcardOf = (word: string): string => `*${word.replaceAll(/[\\*?]/g, '\\$&')}*`;

/** Searches portals, last changed first; nearest first if range and position are known. [ESQ-04..08, ESQ-10] */
export function portalsBody(search: PortalSearch): SearchBodyInput {
  const { tags = [], position, listingId, townId } = search;
  const range = position ? effectiveRange(search.range) : undefined;
  const filter: SearchClause[] = [];
  if (tags.length > 0) filter.push({ terms: { tags: [...tags] } });
  if (townId) filter.push({ terms: { townRefs: [townId] } });
  if (listingId) filter.push({ terms: { listingRefs: [listingId] } });
  if (position && range !== undefined) {
    filter.push({ exists: { field: GEO_FIELD } });
    if (range !== 'all') filter.push({ geo_distance: { distance: `${range}km`, [GEO_FIELD]: position } });
  }
  const nearest: SearchSort[] =
    position && range !== undefined
      ? [{ _geo_distance: { [GEO_FIELD]: position, order: 'asc', unit: 'km' } }]
      : [];
  return bodyOf(search, {
    must: wordClauses(search.text, 'with-tags'),
    filter,
    sort: [...nearest, ...PORTAL_SORT],
  });
}

/** Searches towns, by score, then last changed. [OPEN-41] */
export function townsBody(search: SearchWindow & { text?: string | undefined }): SearchBodyInput {
  return bodyOf(search, { must: wordClauses(search.text, 'titles'), filter: [], sort: SCORE_SORT });
}

/** Searches listings, by score, then last changed; those of one town in the town's order. [ESQ-11, ESQ-12] */
export function listingsBody(
  search: SearchWindow & { text?: string | undefined; townId?: string | undefined },
): SearchBodyInput {
  const { text, townId } = search;
  return bodyOf(search, {
    must: wordClauses(text, 'titles'),
    filter: townId ? [{ terms: { townRefs: [townId] } }] : [],
    sort: townId ? APPEARANCE_SORT : SCORE_SORT,
  });
}

/** The search box's hits among portals and listings in one call, optionally of one town. [ESQ-03, HOME-11, TOWN-04] */
export function hitsBody(search: {
  text: string;
  size: number;
  townId?: string | undefined;
}): SearchBodyInput {
  const { text, townId } = search;
  return bodyOf(search, {
    must: wordClauses(text, 'with-tags'),
    filter: townId ? [{ terms: { townRefs: [townId] } }] : [],
    sort: [{ modifiedDate: { order: 'desc', missing: '_last' } }, { 'title.th': 'asc' }],
  });
}

/** Gets records by id. [ESQ-06] */
export function recordsBody(ids: readonly string[]): SearchBodyInput {
  return bodyOf({ size: ids.length }, { must: [], filter: [{ terms: { _id: [...ids] } }], sort: undefined });
}

/** 0 is no filter, up to 100 a distance in km, above it 'all'. */
function effectiveRange(range: SearchRange | undefined): SearchRange | undefined {
  if (range === undefined || range === 'all') return range;
  if (!(range > 0)) return undefined;
  return range > 100 ? 'all' : range;
}

/** Every word must match, in any title or in the tags. */
function wordClauses(text: string | undefined, where: 'titles' | 'with-tags'): SearchClause[] {
  return searchWords(text).map((word) => {
    const pattern = wildcardOf(word);
    const should: SearchClause[] = TITLE_FIELDS.map((field) => ({ wildcard: { [field]: pattern } }));
    if (where === 'with-tags') should.push({ wildcard: { 'tags.keyword': pattern } });
    return { bool: { should, minimum_should_match: 1 } };
  });
}

interface BodyParts {
  must: SearchClause[];
  filter: SearchClause[];
  sort: SearchSort[] | undefined;
}

function bodyOf({ from = 0, size }: SearchWindow, { must, filter, sort }: BodyParts): SearchBodyInput {
  return {
    from: Math.min(from, MAX_SEARCH_FROM),
    size: Math.min(size, MAX_SEARCH_SIZE),
    ...(sort ? { sort } : {}),
    query: { bool: { ...(must.length > 0 ? { must } : {}), ...(filter.length > 0 ? { filter } : {}) } },
  };
}
