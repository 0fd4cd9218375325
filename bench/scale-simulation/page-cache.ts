/** The page cache of one server, with LRU eviction as in `server/src/render/page-cache.ts`. */
export interface PageCache {
  /** Whether the page is cached in this content version. */
  holds(page: number, version: number): boolean;
  store(page: number, version: number): void;
  clear(): void;
}

/** Creates a cache for `room` pages. */
export function createPageCache(room: number): PageCache {
  const cached = new Map<number, number>();
  return {
    holds(page, version) {
      const found = cached.get(page);
      if (found === undefined) return false;
      cached.delete(page);
      if (found !== version) return false;
      cached.set(page, found);
      return true;
    },
    store(page, version) {
      if (room <= 0) return;
      cached.delete(page);
      if (cached.size >= room) cached.delete(cached.keys().next().value ?? -1);
      cached.set(page, version);
    },
    clear: () => cached.clear(),
  };
}
