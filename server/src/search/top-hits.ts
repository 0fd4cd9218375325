import { type Bits, countBits, forEachBit, hasBit } from './bits.ts';
import type { Budget } from './budget.ts';
import type { IndexSegment } from './index-segment.ts';
import type { Match, Order } from './order.ts';

export interface Found {
  readonly segment: IndexSegment;
  readonly docs: Bits;
}

/** Below this many matches per requested one, sorting the matches is cheaper than walking the whole segment. */
const FEW_OF_SEGMENT = 1 / 64;

/** Up to this page size, insertion into a sorted list is cheaper than quickselect. */
const FEW_NEAREST = 64;

/** The matches of one page of results, in order. */
export function topHits(found: readonly Found[], order: Order, window: Window): Match[] {
  const { from, size, budget } = window;
  if (size === 0) return [];
  if (order.distances) return nearestFirst(found, order, window).slice(from);
  const [only] = found;
  if (order.name === undefined || found.every(isFew)) {
    return sorted(matchesOf(found), order, budget).slice(from, from + size);
  }
  if (only && found.length === 1) return walk(only, order, window);
  return merge(found, order, window);
}

interface Window {
  from: number;
  size: number;
  budget: Budget;
}

const isFew = ({ segment, docs }: Found): boolean => countBits(docs) < segment.maxDoc * FEW_OF_SEGMENT;

const sorted = (matches: Match[], order: Order, budget: Budget): Match[] =>
  matches.sort((a, b) => {
    budget.pass(1);
    return order.compare(a, b);
  });

function matchesOf(found: readonly Found[]): Match[] {
  const matches: Match[] = [];
  for (const { segment, docs } of found) forEachBit(docs, (doc) => matches.push({ segment, doc }));
  return matches;
}

/** Walks the segment in its cached order until the page is full. */
function walk({ segment, docs }: Found, order: Order, { from, size, budget }: Window): Match[] {
  const rows: Match[] = [];
  let skipped = 0;
  for (const doc of orderedDocs(segment, order, budget)) {
    if (!hasBit(docs, doc)) continue;
    if (skipped < from) {
      skipped++;
      continue;
    }
    rows.push({ segment, doc });
    if (rows.length === size) break;
  }
  return rows;
}

const orderedDocs = (segment: IndexSegment, order: Order, budget: Budget): Int32Array =>
  segment.ordered(order.name as string, order.compareOn(segment), budget);

/** Merges several segments, each in its cached order. */
function merge(found: readonly Found[], order: Order, { from, size, budget }: Window): Match[] {
  const heads = found.map(({ segment, docs }) => ({
    segment,
    docs,
    ordered: orderedDocs(segment, order, budget),
    at: 0,
  }));
  const rows: Match[] = [];
  for (let taken = 0; taken < from + size; taken++) {
    let first: { head: (typeof heads)[number]; match: Match } | undefined;
    for (const head of heads) {
      while (head.at < head.ordered.length && !hasBit(head.docs, head.ordered[head.at] as number)) head.at++;
      if (head.at === head.ordered.length) continue;
      const match = { segment: head.segment, doc: head.ordered[head.at] as number };
      if (!first || order.compare(match, first.match) < 0) first = { head, match };
    }
    if (!first) break;
    first.head.at++;
    if (taken >= from) rows.push(first.match);
  }
  return rows;
}

/** Selects the nearest by distance alone, and sorts those by the whole order. */
function nearestFirst(found: readonly Found[], order: Order, { from, size, budget }: Window): Match[] {
  const count = from + size;
  const total = found.reduce((sum, { docs }) => sum + countBits(docs), 0);
  const distances = new Float64Array(total);
  const measure = order.distances as NonNullable<Order['distances']>;
  let at = 0;
  for (const { segment, docs } of found) at += measure(segment, docs, distances.subarray(at));
  const limit = total > count ? limitOf(distances, count) : Number.POSITIVE_INFINITY;
  const near: Match[] = [];
  at = 0;
  for (const { segment, docs } of found) {
    forEachBit(docs, (doc) => {
      if ((distances[at++] as number) <= limit) near.push({ segment, doc });
    });
  }
  return sorted(near, order, budget).slice(0, count);
}

/** The largest of the `count` smallest values. */
function limitOf(values: Float64Array, count: number): number {
  if (count > FEW_NEAREST) return nthSmallest(values.slice(), count - 1);
  const smallest = values.slice(0, count).sort();
  for (let at = count; at < values.length; at++) {
    const value = values[at] as number;
    if (value >= (smallest[count - 1] as number)) continue;
    let place = count - 1;
    for (; place > 0 && (smallest[place - 1] as number) > value; place--)
      smallest[place] = smallest[place - 1] as number;
    smallest[place] = value;
  }
  return smallest[count - 1] as number;
}

/** Quickselect: the value at an index of the sorted values. Reorders them. */
function nthSmallest(values: Float64Array, place: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = middleOf(values, low, high);
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) < pivot) left++;
      while ((values[right] as number) > pivot) right--;
      if (left > right) break;
      const value = values[left] as number;
      values[left++] = values[right] as number;
      values[right--] = value;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place] as number;
}

/** The median of three, so that sorted input is not the worst case. */
function middleOf(values: Float64Array, low: number, high: number): number {
  const a = values[low] as number;
  const b = values[(low + high) >>> 1] as number;
  const c = values[high] as number;
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
