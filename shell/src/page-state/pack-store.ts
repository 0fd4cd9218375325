import type { InOneLanguage } from '@portico/shared/api';
import type { Language } from '@portico/shared/contracts';
import { inOneLanguage } from '@portico/shared/domain';
import type { RootState } from '@portico/shared/platform';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { ApiState, CacheEntry } from './unpack-store.ts';

/** Endpoints of which a document has texts in the page's language only, besides those that provide the tag `Search`. */
const IN_ONE_LANGUAGE: ReadonlySet<string> = new Set(['portal', 'webConfig']);

/**
 * The store for a page's document, without what `unpackStore` restores, to save bytes. Search hits, the portal and the
 * site's configuration have texts only in the page's language, unless they lack it (`isInOneLanguage`).
 */
export function packStore(state: RootState, language: Language): unknown {
  const { api, ...slices } = state as unknown as { api: ApiState };
  const { keys } = api.provided;
  const queries = Object.entries(api.queries).map(([key, entry]) => {
    const isOfHits = keys[key]?.some(({ type }) => type === 'Search');
    const isShortened = isOfHits || IN_ONE_LANGUAGE.has(entry?.endpointName ?? '');
    return [key, entry && packEntry(key, isShortened ? shortened(entry, language) : entry)];
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

/** The entry with texts in one language, and the mark that others are missing. */
function shortened(entry: CacheEntry, onlyIn: Language): CacheEntry {
  const { value, isComplete } = inOneLanguage(entry.data, onlyIn);
  // An array has no place for the mark.
  if (isComplete || Array.isArray(value)) return entry;
  return { ...entry, data: { ...(value as object), onlyIn } satisfies InOneLanguage };
}
