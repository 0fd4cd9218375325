import { LANGUAGES, type Language } from '@portico/shared/contracts';
import type { RootState } from '@portico/shared/platform';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';

/** An entry of RTK Query's cache. */
interface CacheEntry {
  status?: string;
  endpointName?: string;
  requestId?: string;
  originalArgs?: unknown;
  startedTimeStamp?: number;
  fulfilledTimeStamp?: number;
  data?: unknown;
}

/** The part of RTK Query's state that a document carries. */
interface ApiState {
  queries: Record<string, CacheEntry | undefined>;
  /** Tags by cache key, and cache keys by tag. */
  provided: {
    keys: Record<string, readonly { type: string; id?: string | number }[] | undefined>;
    tags: Record<string, Record<string, string[]>>;
  };
}

/**
 * The store for a page's document, without what `unpackStore` restores, to save bytes. Texts of search hits are only in
 * the page's language, unless they lack it; `changeLanguage` loads the hits again.
 */
export function packStore(state: RootState, language: Language): unknown {
  const { api, ...slices } = state as unknown as { api: ApiState };
  const { keys } = api.provided;
  const queries = Object.entries(api.queries).map(([key, entry]) => {
    const isOfHits = keys[key]?.some(({ type }) => type === 'Search');
    return [
      key,
      entry && packEntry(key, isOfHits ? { ...entry, data: inLanguage(entry.data, language) } : entry),
    ];
  });
  return { ...slices, api: { queries: Object.fromEntries(queries), provided: { keys } } };
}

function packEntry(key: string, entry: CacheEntry): CacheEntry {
  const { status, endpointName, requestId: _id, startedTimeStamp: _start, originalArgs, ...rest } = entry;
  if (status !== 'fulfilled' || endpointName === undefined) return entry;
  const args = { endpointName, queryArgs: originalArgs, endpointDefinition: {} as never };
  return key === defaultSerializeQueryArgs(args) ? rest : { ...rest, originalArgs };
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
  for (const [key, entry] of Object.entries(queries)) if (entry) queries[key] = unpackEntry(key, entry);
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
    startedTimeStamp: entry.fulfilledTimeStamp,
    originalArgs: args === 'undefined' ? undefined : JSON.parse(args),
    ...entry,
  } as CacheEntry;
}

function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return value[language] ? { [language]: value[language] } : value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, inLanguage(field, language)]));
}

const isLocalized = (value: object): value is Partial<Record<Language, unknown>> => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (LANGUAGES as readonly string[]).includes(key));
};
