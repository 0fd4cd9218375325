import type { Language } from '../contracts/constants.ts';
import { directionOf } from '../domain/direction-of.ts';
import { languageChanged, selectLanguage, storeLanguage } from '../platform/language.ts';
import { type I18n, loadLanguage } from '../platform/messages.ts';
import type { RootState, Store } from '../platform/store.ts';
import { baseApi } from './base-api.ts';
import { isInOneLanguage } from './one-language.ts';
import { siteApi } from './site.api.ts';

/** Longest wait, in ms, for texts in the new language before the page switches without them. */
const TEXTS_TIMEOUT_MS = 2_000;

interface LanguagePage {
  i18n: I18n;
  store: Store;
}

let page: LanguagePage | undefined;

/** Called once, when the page starts. */
export function startLanguage(started: LanguagePage): void {
  page = started;
}

/** The language that the page changes to, until it has. */
let next: Language | undefined;

/** The language in which to request texts: of the page, or the one that it changes to. */
export const selectTextLanguage = (state: RootState): Language => next ?? selectLanguage(state);

/**
 * Switches the whole page, remotes included [MFE-05]; stores the choice in localStorage [APP-05] and, for server
 * rendering, in a cookie.
 */
export async function changeLanguage(language: Language): Promise<void> {
  if (!page) return;
  const { i18n, store } = page;
  next = language;
  try {
    await Promise.all([loadLanguage(language), loadTexts(store)]);
    await i18n.changeLanguage(language);
    store.dispatch(languageChanged(language));
  } finally {
    if (next === language) next = undefined;
  }
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  storeLanguage(language);
  await store.dispatch(siteApi.endpoints.rememberLanguage.initiate(language));
}

/** Loads data again whose other languages are missing; after a failure, the next change tries again. */
async function loadTexts({ dispatch, getState }: Store): Promise<void> {
  const { queries, provided } = (getState() as unknown as { api: CachedData }).api;
  const tags = Object.entries(queries)
    .filter(([, { data }]) => hasOneLanguage(data))
    .flatMap(([key]) => provided.keys[key] ?? [])
    // Provided by everything that depends on the person.
    .filter(({ type }) => type !== 'Viewer');
  if (tags.length === 0) return;
  dispatch(baseApi.util.invalidateTags(tags));
  const loaded = Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, TEXTS_TIMEOUT_MS))]);
}

/** As `isInOneLanguage`, also for the pages of an infinite query. */
const hasOneLanguage = (data: unknown): boolean =>
  isInOneLanguage(data) ||
  ((data as { pages?: unknown[] } | undefined)?.pages?.some?.(isInOneLanguage) ?? false);

interface CachedData {
  queries: Record<string, { data?: unknown }>;
  provided: { keys: Record<string, readonly CacheTag[]> };
}
type CacheTag = Exclude<Parameters<typeof baseApi.util.invalidateTags>[0][number], string | null | undefined>;
