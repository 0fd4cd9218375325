import type { SearchSort } from '@portico/shared/contracts';
import { distanceKm } from './geo.ts';
import type { Entry } from './shelf.ts';

export type SortValue = string | number | undefined;

/** A match with the values it is sorted by. */
export interface Ranked {
  readonly entry: Entry;
  readonly values: readonly SortValue[];
}

interface SortKey {
  valueOf(entry: Entry): SortValue;
  descending: boolean;
  missingFirst: boolean;
}

export interface Order {
  rank(entry: Entry): Ranked;
  /** Negative when `a` comes first; ties by id, so never 0 within one index. */
  compare(a: Ranked, b: Ranked): number;
  /** Whether the first sort key alone puts the entry behind a match. */
  isBehind(entry: Entry, match: Ranked): boolean;
  hasKeys: boolean;
}

/** Makes a body's `sort` ready; a missing value comes last in both directions, unless asked otherwise. [AMBIG-20] */
export function compileOrder(sort: readonly SearchSort[] = []): Order {
  const keys = sort.map(compileSort);
  return {
    hasKeys: keys.length > 0,
    isBehind(entry, match) {
      const [first] = keys;
      return first !== undefined && compareValues(first.valueOf(entry), match.values[0], first) > 0;
    },
    rank: (entry) => ({ entry, values: keys.map((key) => key.valueOf(entry)) }),
    compare(a, b) {
      for (let position = 0; position < keys.length; position++) {
        const key = keys[position] as SortKey;
        const order = compareValues(a.values[position], b.values[position], key);
        if (order !== 0) return order;
      }
      return (
        compareText(a.entry.id, b.entry.id) || compareText(a.entry.document.index, b.entry.document.index)
      );
    },
  };
}

function compileSort(sort: SearchSort): SortKey {
  if ('_geo_distance' in sort && sort._geo_distance !== undefined) {
    const { order, '__meta_search.latLng': centre } = sort._geo_distance;
    return {
      valueOf: ({ document: { fields } }) => fields.latLng && distanceKm(centre, fields.latLng),
      descending: order === 'desc',
      missingFirst: false,
    };
  }
  const [entry] = Object.entries(sort);
  if (!entry) throw new Error('A sort names exactly one field.');
  const [field, rule] = entry as [FieldName, FieldRule];
  const { order, missing } = typeof rule === 'string' ? { order: rule, missing: undefined } : rule;
  return { valueOf: fieldReaders[field], descending: order === 'desc', missingFirst: missing === '_first' };
}

type FieldName = 'modifiedDate' | 'title.th' | 'title.th.keyword' | 'score' | 'appearSeq';
type FieldRule = 'asc' | 'desc' | { order: 'asc' | 'desc'; missing?: '_last' | '_first' };

const fieldReaders: Record<FieldName, (entry: Entry) => SortValue> = {
  modifiedDate: (entry) => entry.modified,
  'title.th': (entry) => entry.titles['th'],
  'title.th.keyword': (entry) => entry.titles['th'],
  score: (entry) => entry.document.fields.score,
  appearSeq: (entry) => entry.document.fields.appearSeq,
};

function compareValues(a: SortValue, b: SortValue, key: SortKey): number {
  if (a === b) return 0;
  if (a === undefined) return key.missingFirst ? -1 : 1;
  if (b === undefined) return key.missingFirst ? 1 : -1;
  const ascending = a < b ? -1 : 1;
  return key.descending ? -ascending : ascending;
}

/** By code unit, as a keyword field sorts. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
