/** The page cache of one server, with LRU eviction as in `server/src/render/page-cache.ts`. */
export interface PageCache {
  /** Whether the page is cached in this content version. */
  holds(page: number, version: number): boolean;
  keep(page: number, version: number): void;
  clear(): void;
}

/** Creates a cache for `room` pages. */
export function createPageCache(room: number): PageCache {
  const kept = new Map<number, number>();
  return {
    holds(page, version) {
      const found = kept.get(page);
      if (found === undefined) return false;
      kept.delete(page);
      if (found !== version) return false;
      kept.set(page, found);
      return true;
    },
    keep(page, version) {
      if (room <= 0) return;
      kept.delete(page);
      if (kept.size >= room) kept.delete(kept.keys().next().value ?? -1);
      kept.set(page, version);
    },
    clear: () => kept.clear(),
  };
}
