import type { SearchSort } from '@portico/shared/contracts';
import { distanceKm } from '@portico/shared/domain';
import { FIELD_END } from '../content/fold.ts';
import type { Bits } from './bits.ts';
import { type GeoPoint, onUnitSphere } from './geo.ts';
import type { IndexSegment } from './index-segment.ts';
import type { CompareDocs } from './order-cache.ts';

export type SortValue = string | number | undefined;

/** A found document, by its doc id in one of the segments. */
export interface Match {
  readonly segment: IndexSegment;
  readonly doc: number;
}

interface SortKey {
  /** Sorts as the shown value does, but is cheaper to compute. */
  valueOf: (segment: IndexSegment, doc: number) => SortValue;
  shown: (segment: IndexSegment, doc: number) => SortValue;
  descending: boolean;
  missingFirst: boolean;
}

export interface Order {
  /** Equal for equal orders, as a cache key; undefined when the order depends on the visitor's position. */
  name: string | undefined;
  /** By the sort, then by id; 0 only for equal ids in two segments. */
  compare: (a: Match, b: Match) => number;
  compareOn: (segment: IndexSegment) => CompareDocs;
  /** For an order by distance: writes the docs' distances from its origin into `into` and returns their number. */
  distances: ((segment: IndexSegment, docs: Bits, into: Float64Array) => number) | undefined;
  /** The sort values of a match in the response; undefined without a sort. */
  shown: ((match: Match) => (string | number | null)[]) | undefined;
}

/** Compiles a body's `sort`. Missing values come last in both directions unless requested otherwise. [AMBIG-20] */
export function compileOrder(sort: readonly SearchSort[] = []): Order {
  const keys = sort.map(compileSort);
  const [first] = keys;
  function compare(a: Match, b: Match): number {
    for (const key of keys) {
      const order = compareValues(key.valueOf(a.segment, a.doc), key.valueOf(b.segment, b.doc), key);
      if (order !== 0) return order;
    }
    return compareText(a.segment.ids[a.doc] as string, b.segment.ids[b.doc] as string);
  }
  return {
    name: sort.some((part) => '_geo_distance' in part) ? undefined : nameOf(sort),
    compare,
    // Docs with the same id also differ: a replaced document comes before its replacement.
    compareOn: (segment) => (a, b) => compare({ segment, doc: a }, { segment, doc: b }) || a - b,
    distances: distancesFrom(sort[0]),
    shown: first && (({ segment, doc }) => keys.map((key) => key.shown(segment, doc) ?? null)),
  };
}

const nameOf = (sort: readonly SearchSort[]): string =>
  sort
    .map((part) => {
      const { field, order, missing } = fieldSort(part);
      return `${field} ${order} ${missing}`;
    })
    .join();

function compileSort(sort: SearchSort): SortKey {
  if ('_geo_distance' in sort && sort._geo_distance !== undefined) {
    const { order, '__meta_search.latLng': centre } = sort._geo_distance;
    return { ...distanceFrom(centre), descending: order === 'desc', missingFirst: false };
  }
  const { field, order, missing } = fieldSort(sort);
  const valueOf = fieldReaders[field];
  return { valueOf, shown: valueOf, descending: order === 'desc', missingFirst: missing === '_first' };
}

/** One loop without a call per doc, because it visits nearly the whole segment. */
function distancesFrom(sort: SearchSort | undefined): Order['distances'] {
  const rule = sort && '_geo_distance' in sort ? sort._geo_distance : undefined;
  if (!rule) return undefined;
  const [x, y, z] = onUnitSphere(rule['__meta_search.latLng']);
  const sign = rule.order === 'desc' ? -1 : 1;
  return ({ columns }, docs, into) => {
    const [xs, ys, zs] = [columns.x.values, columns.y.values, columns.z.values];
    let count = 0;
    for (let at = 0; at < docs.length; at++) {
      for (let word = docs[at] as number; word !== 0; word &= word - 1) {
        const doc = (at << 5) | (31 - Math.clz32(word & -word));
        const [dx, dy, dz] = [(xs[doc] as number) - x, (ys[doc] as number) - y, (zs[doc] as number) - z];
        const chord = dx * dx + dy * dy + dz * dz;
        into[count++] = Number.isNaN(chord) ? Number.POSITIVE_INFINITY : chord * sign;
      }
    }
    return count;
  };
}

/** Compares by chord, shows km over ground. */
function distanceFrom(centre: GeoPoint): Pick<SortKey, 'valueOf' | 'shown'> {
  const [x, y, z] = onUnitSphere(centre);
  return {
    valueOf({ columns }, doc) {
      const dx = (columns.x.values[doc] as number) - x;
      const dy = (columns.y.values[doc] as number) - y;
      const dz = (columns.z.values[doc] as number) - z;
      return present(dx * dx + dy * dy + dz * dz);
    },
    shown: ({ columns }, doc) =>
      present(
        distanceKm(centre, {
          lat: columns.lat.values[doc] as number,
          lon: columns.lon.values[doc] as number,
        }),
      ),
  };
}

type FieldName = 'modifiedDate' | 'title.th' | 'title.th.keyword' | 'score' | 'appearSeq';
type Direction = 'asc' | 'desc';
type FieldRule = Direction | { order: Direction; missing?: '_last' | '_first' };

function fieldSort(sort: SearchSort): { field: FieldName; order: Direction; missing: '_last' | '_first' } {
  const [entry] = Object.entries(sort);
  if (!entry) throw new Error('A sort names exactly one field.');
  const [field, rule] = entry as [FieldName, FieldRule];
  const { order, missing = '_last' } = typeof rule === 'string' ? { order: rule } : rule;
  return { field, order, missing };
}

const thaiTitle = ({ texts, fields }: IndexSegment, doc: number): SortValue => {
  if (((fields[doc] as number) & 1) === 0) return undefined;
  const text = texts[doc] as string;
  return text.slice(0, text.indexOf(FIELD_END));
};
const present = (value: number | undefined): number | undefined =>
  value === undefined || Number.isNaN(value) ? undefined : value;

const fieldReaders: Record<FieldName, SortKey['valueOf']> = {
  modifiedDate: ({ columns }, doc) => present(columns.modified.values[doc]),
  'title.th': thaiTitle,
  'title.th.keyword': thaiTitle,
  score: ({ columns }, doc) => present(columns.score.values[doc]),
  appearSeq: ({ columns }, doc) => present(columns.appearSeq.values[doc]),
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
