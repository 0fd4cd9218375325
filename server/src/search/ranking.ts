import { type Bits, countBits, forEachBit, hasBit } from './bits.ts';
import type { Budget } from './budget.ts';
import type { Match, Order } from './order.ts';
import type { Shelf } from './shelf.ts';

/** What a search found on one shelf. */
export interface Found {
  readonly shelf: Shelf;
  readonly slots: Bits;
}

/** Below this many matches for each one that is asked for, sorting them is less work than walking the whole shelf. */
const FEW_OF_SHELF = 1 / 64;

/** Up to here, moving the nearest ones aside for a nearer one is less work than dividing all of them. */
const FEW_NEAREST = 64;

/** The rows of one page, in order. */
export function page(found: readonly Found[], order: Order, window: Window): Match[] {
  const { from, size, budget } = window;
  if (size === 0) return [];
  if (order.farness) return nearestFirst(found, order, window).slice(from);
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

const isFew = ({ shelf, slots }: Found): boolean => countBits(slots) < shelf.slots * FEW_OF_SHELF;

const sorted = (matches: Match[], order: Order, budget: Budget): Match[] =>
  matches.sort((a, b) => {
    budget.pass(1);
    return order.compare(a, b);
  });

function matchesOf(found: readonly Found[]): Match[] {
  const matches: Match[] = [];
  for (const { shelf, slots } of found) forEachBit(slots, (slot) => matches.push({ shelf, slot }));
  return matches;
}

/** Walks the shelf in its kept order until the page is full. */
function walk({ shelf, slots }: Found, order: Order, { from, size, budget }: Window): Match[] {
  const rows: Match[] = [];
  let skipped = 0;
  for (const slot of orderedSlots(shelf, order, budget)) {
    if (!hasBit(slots, slot)) continue;
    if (skipped < from) {
      skipped++;
      continue;
    }
    rows.push({ shelf, slot });
    if (rows.length === size) break;
  }
  return rows;
}

const orderedSlots = (shelf: Shelf, order: Order, budget: Budget): Int32Array =>
  shelf.ordered(order.name as string, order.compareOn(shelf), budget);

/** Takes from several shelves, each in its kept order, whatever comes first. */
function merge(found: readonly Found[], order: Order, { from, size, budget }: Window): Match[] {
  const heads = found.map(({ shelf, slots }) => ({
    shelf,
    slots,
    ordered: orderedSlots(shelf, order, budget),
    at: 0,
  }));
  const rows: Match[] = [];
  for (let taken = 0; taken < from + size; taken++) {
    let first: { head: (typeof heads)[number]; match: Match } | undefined;
    for (const head of heads) {
      while (head.at < head.ordered.length && !hasBit(head.slots, head.ordered[head.at] as number)) head.at++;
      if (head.at === head.ordered.length) continue;
      const match = { shelf: head.shelf, slot: head.ordered[head.at] as number };
      if (!first || order.compare(match, first.match) < 0) first = { head, match };
    }
    if (!first) break;
    first.head.at++;
    if (taken >= from) rows.push(first.match);
  }
  return rows;
}

/** Picks the nearest by their distance alone, and sorts those by the whole order. */
function nearestFirst(found: readonly Found[], order: Order, { from, size, budget }: Window): Match[] {
  const count = from + size;
  const total = found.reduce((sum, { slots }) => sum + countBits(slots), 0);
  const distances = new Float64Array(total);
  const farness = order.farness as NonNullable<Order['farness']>;
  let at = 0;
  for (const { shelf, slots } of found) at += farness(shelf, slots, distances.subarray(at));
  const limit = total > count ? limitOf(distances, count) : Number.POSITIVE_INFINITY;
  const near: Match[] = [];
  at = 0;
  for (const { shelf, slots } of found) {
    forEachBit(slots, (slot) => {
      if ((distances[at++] as number) <= limit) near.push({ shelf, slot });
    });
  }
  return sorted(near, order, budget).slice(0, count);
}

/** The largest of so many smallest values. */
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

/** The value that would stand at a place if they were sorted, which leaves them in another order. */
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

/** The median of three, so that values that are in order already are no worst case. */
function middleOf(values: Float64Array, low: number, high: number): number {
  const a = values[low] as number;
  const b = values[(low + high) >>> 1] as number;
  const c = values[high] as number;
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
