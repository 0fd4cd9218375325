import { LANGUAGES, type Language } from '@portico/shared/contracts';
import type { RootState } from '@portico/shared/platform';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { ApiState, CacheEntry } from './unpack-store.ts';

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
  // An endpoint may have cache keys of its own form, from which nothing follows.
  return key === defaultSerializeQueryArgs(args) ? rest : entry;
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
