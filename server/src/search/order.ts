import type { SearchSort } from '@portico/shared/contracts';
import { distanceKm } from '@portico/shared/domain';
import type { Bits } from './bits.ts';
import { FIELD_END } from './fold.ts';
import { type GeoPoint, onUnitSphere } from './geo.ts';
import type { CompareSlots, Shelf } from './shelf.ts';

export type SortValue = string | number | undefined;

/** A found document: its slot on one of the shelves. */
export interface Match {
  readonly shelf: Shelf;
  readonly slot: number;
}

/** One part of an order. */
interface SortKey {
  /** Sorts as the value shown does, at less cost. */
  valueOf: (shelf: Shelf, slot: number) => SortValue;
  shown: (shelf: Shelf, slot: number) => SortValue;
  descending: boolean;
  missingFirst: boolean;
}

export interface Order {
  /** The same for the same order; undefined when it depends on where someone is. */
  name: string | undefined;
  /** By the sort, then by id; 0 only for equal ids on two shelves. */
  compare: (a: Match, b: Match) => number;
  compareOn: (shelf: Shelf) => CompareSlots;
  /** For orders by distance: writes how far each of the slots lies from where the order begins, and gives their count. */
  farness: ((shelf: Shelf, slots: Bits, into: Float64Array) => number) | undefined;
  /** What an answer says of a match's place; undefined without a sort. */
  shown: ((match: Match) => (string | number | null)[]) | undefined;
}

/** Makes a body's `sort` ready; a missing value comes last in both directions, unless asked otherwise. [AMBIG-20] */
export function compileOrder(sort: readonly SearchSort[] = []): Order {
  const keys = sort.map(compileSort);
  const [first] = keys;
  function compare(a: Match, b: Match): number {
    for (const key of keys) {
      const order = compareValues(key.valueOf(a.shelf, a.slot), key.valueOf(b.shelf, b.slot), key);
      if (order !== 0) return order;
    }
    return compareText(a.shelf.ids[a.slot] as string, b.shelf.ids[b.slot] as string);
  }
  return {
    name: sort.some((part) => '_geo_distance' in part) ? undefined : nameOf(sort),
    compare,
    // Slots of one id are told apart too: a replaced document lies before the one that replaced it.
    compareOn: (shelf) => (a, b) => compare({ shelf, slot: a }, { shelf, slot: b }) || a - b,
    farness: farnessFrom(sort[0]),
    shown: first && (({ shelf, slot }) => keys.map((key) => key.shown(shelf, slot) ?? null)),
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

/** One loop without a call for each slot, as it goes over nearly all of a shelf. */
function farnessFrom(sort: SearchSort | undefined): Order['farness'] {
  const rule = sort && '_geo_distance' in sort ? sort._geo_distance : undefined;
  if (!rule) return undefined;
  const [x, y, z] = onUnitSphere(rule['__meta_search.latLng']);
  const sign = rule.order === 'desc' ? -1 : 1;
  return ({ columns }, slots, into) => {
    const [xs, ys, zs] = [columns.x.values, columns.y.values, columns.z.values];
    let count = 0;
    for (let at = 0; at < slots.length; at++) {
      for (let word = slots[at] as number; word !== 0; word &= word - 1) {
        const slot = (at << 5) | (31 - Math.clz32(word & -word));
        const [dx, dy, dz] = [(xs[slot] as number) - x, (ys[slot] as number) - y, (zs[slot] as number) - z];
        const chord = dx * dx + dy * dy + dz * dz;
        into[count++] = Number.isNaN(chord) ? Number.POSITIVE_INFINITY : chord * sign;
      }
    }
    return count;
  };
}

/** Compared along straight lines, shown in km over ground. [CONST-07] */
function distanceFrom(centre: GeoPoint): Pick<SortKey, 'valueOf' | 'shown'> {
  const [x, y, z] = onUnitSphere(centre);
  return {
    valueOf({ columns }, slot) {
      const dx = (columns.x.values[slot] as number) - x;
      const dy = (columns.y.values[slot] as number) - y;
      const dz = (columns.z.values[slot] as number) - z;
      return present(dx * dx + dy * dy + dz * dz);
    },
    shown: ({ columns }, slot) =>
      present(
        distanceKm(centre, {
          lat: columns.lat.values[slot] as number,
          lon: columns.lon.values[slot] as number,
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

const thaiTitle = ({ texts, fields }: Shelf, slot: number): SortValue => {
  if (((fields[slot] as number) & 1) === 0) return undefined;
  const text = texts[slot] as string;
  return text.slice(0, text.indexOf(FIELD_END));
};
const present = (value: number | undefined): number | undefined =>
  value === undefined || Number.isNaN(value) ? undefined : value;

const fieldReaders: Record<FieldName, SortKey['valueOf']> = {
  modifiedDate: ({ columns }, slot) => present(columns.modified.values[slot]),
  'title.th': thaiTitle,
  'title.th.keyword': thaiTitle,
  score: ({ columns }, slot) => present(columns.score.values[slot]),
  appearSeq: ({ columns }, slot) => present(columns.appearSeq.values[slot]),
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
