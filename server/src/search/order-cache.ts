import { LRUCache } from 'lru-cache';
import type { Budget } from './budget.ts';
import { Postings } from './postings.ts';

/** Negative when the first doc sorts before the second; never 0 for different docs. */
export type CompareDocs = (a: number, b: number) => number;

/** Visitors use two or three orders of an index; finding positions takes one more. */
const MAX_ORDERS = 7;

interface CachedOrder {
  compare: CompareDocs;
  docs: Postings;
}

/** LRU cache of all docs of a segment, deleted ones included, in sorted order. */
export class OrderCache {
  readonly #orders = new LRUCache<string, CachedOrder>({ max: MAX_ORDERS });

  /**
   * Sorts the docs on the first call for this name; `insert` adds later docs. The result is valid until the next write.
   */
  getOrSort(name: string, compare: CompareDocs, { maxDoc, budget }: SortOptions): Int32Array {
    let order = this.#orders.get(name);
    if (!order) {
      order = { compare, docs: sortedDocs(compare, { maxDoc, budget }) };
      this.#orders.set(name, order);
    }
    return order.docs.filled();
  }

  /** Inserts a new doc into every cached order. */
  insert(doc: number): void {
    for (const { docs, compare } of this.#orders.values()) {
      const position = lowerBound(docs.filled(), (other) => compare(other, doc) < 0);
      docs.push(doc);
      docs.values.copyWithin(position + 1, position, docs.length - 1);
      docs.values[position] = doc;
    }
  }

  clear(): void {
    this.#orders.clear();
  }
}

interface SortOptions {
  maxDoc: number;
  budget: Budget;
}

function sortedDocs(compare: CompareDocs, { maxDoc, budget }: SortOptions): Postings {
  const docs = Int32Array.from({ length: maxDoc }, (_, doc) => doc).sort((a, b) => {
    budget.pass(1);
    return compare(a, b);
  });
  return new Postings(docs, maxDoc);
}

/** Binary search: the first index whose doc does not come before. */
export function lowerBound(ordered: Int32Array, comesBefore: (doc: number) => boolean): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(ordered[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
