import { LANGUAGES, type Language } from '@portico/shared/contracts';
import type { RootState } from '@portico/shared/platform';

/** The part of RTK Query's state that says which cache entries provide which tags. */
interface ApiState {
  queries: Record<string, { data?: unknown } | undefined>;
  provided: { keys: Record<string, readonly { type: string }[] | undefined> };
}

/**
 * The state for a page's document: texts of search hits only in the page's language, to save bytes; texts that
 * lack it stay whole. `changeLanguage` loads the hits again.
 */
export function stateInLanguage(state: RootState, language: Language): unknown {
  const { api } = state as unknown as { api: ApiState };
  const { queries, provided } = api;
  const isOfHits = (key: string): boolean =>
    provided.keys[key]?.some(({ type }) => type === 'Search') ?? false;
  const entries = Object.entries(queries).map(([key, entry]) => [
    key,
    entry && isOfHits(key) ? { ...entry, data: inLanguage(entry.data, language) } : entry,
  ]);
  return { ...state, api: { ...api, queries: Object.fromEntries(entries) } };
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
