import { LRUCache } from 'lru-cache';

/**
 * A cache that evicts its least recently used entry beyond `maxEntries`. Its memory grows with its entries: with `max`
 * instead of `maxSize`, the library allocates all of it at the start.
 */
export const createCache = <Value extends object>(maxEntries: number): LRUCache<string, Value> =>
  new LRUCache({ maxSize: maxEntries, sizeCalculation: () => 1 });
