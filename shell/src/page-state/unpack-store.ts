/** An entry of RTK Query's cache. */
export interface CacheEntry {
  status?: string;
  endpointName?: string;
  requestId?: string;
  originalArgs?: unknown;
  startedTimeStamp?: number;
  fulfilledTimeStamp?: number;
  data?: unknown;
}

/** The part of RTK Query's state that a document carries. */
export interface ApiState {
  queries: Record<string, CacheEntry | undefined>;
  /** Tags by cache key, and cache keys by tag. */
  provided: {
    keys: Record<string, readonly { type: string; id?: string | number }[] | undefined>;
    tags: Record<string, Record<string, string[]>>;
  };
}

/** The store of a page's document, ready to be preloaded. */
export function unpackStore(packed: unknown): unknown {
  const { api } = packed as { api?: ApiState };
  if (!api) return packed;
  const { queries, provided } = api;
  provided.tags = {};
  for (const [key, tags = []] of Object.entries(provided.keys))
    for (const { type, id = '__internal_without_id' } of tags)
      ((provided.tags[type] ??= {})[id] ??= []).push(key);
  for (const [key, entry] of Object.entries(queries))
    if (entry && !entry.endpointName) queries[key] = unpackEntry(key, entry);
  return packed;
}

/** A cache key is `endpoint(arguments)`, with JSON or `undefined`. */
function unpackEntry(key: string, entry: CacheEntry): CacheEntry {
  const start = key.indexOf('(');
  const args = key.slice(start + 1, -1);
  return {
    status: 'fulfilled',
    endpointName: key.slice(0, start),
    requestId: 'server',
    originalArgs: args === 'undefined' ? undefined : JSON.parse(args),
    ...entry,
  };
}
