import { type consolePortals, LANGUAGES, type QueryOf } from '@portico/shared/contracts';
import { fold } from '../../content/fold.ts';
import type { PortalFacts, PortalTable } from './portal-table.ts';

/** The query of the list, with the creator as a uid. */
export type PortalListQuery = QueryOf<typeof consolePortals>;

/** The ids of one page of the portals that a query finds, and how many it finds. */
export function findPortals(
  table: PortalTable,
  { sort, _start, _limit, bin, ...filters }: PortalListQuery,
): { total: number; ids: string[] } {
  const rows = (bin ? table.bin : table.portals).sorted(sort);
  const isNarrowed = Object.values(filters).some((value) => value !== undefined && value !== '');
  const found = isNarrowed ? rows.filter(matches(filters)) : rows;
  return { total: found.length, ids: found.slice(_start, _start + _limit).map(({ id }) => id) };
}

function matches(
  query: Omit<PortalListQuery, 'sort' | '_start' | '_limit'>,
): (facts: PortalFacts) => boolean {
  const { q = '', status, town, listing, tag, creator, missing, changedSince, changedBefore } = query;
  const words = fold(q).split(/\s+/).filter(Boolean);
  const missingBit = missing ? 1 << LANGUAGES.indexOf(missing) : 0;
  const since = changedSince ? Date.parse(changedSince) : Number.NEGATIVE_INFINITY;
  const before = changedBefore ? Date.parse(changedBefore) : Number.POSITIVE_INFINITY;
  return (facts) =>
    (status === undefined || facts.status === status) &&
    (creator === undefined || facts.owner === creator) &&
    (facts.missing & missingBit) === missingBit &&
    facts.changed >= since &&
    facts.changed < before &&
    (town === undefined || facts.towns.includes(town)) &&
    (listing === undefined || facts.listings.includes(listing)) &&
    (tag === undefined || facts.tags.includes(tag)) &&
    words.every((word) => facts.text.includes(word));
}

/** Values of a filter, the most frequent first. */
export interface FrequentValue {
  value: string;
  portals: number;
}

/** The most frequent values of a field. */
export const frequentValues = (counts: ReadonlyMap<string, number>, most: number): FrequentValue[] =>
  [...counts]
    .map(([value, portals]) => ({ value, portals }))
    .sort((a, b) => b.portals - a.portals || (a.value < b.value ? -1 : 1))
    .slice(0, most);
