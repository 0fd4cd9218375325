import type { Language } from '../contracts/constants.ts';
import { directionOf } from '../domain/direction-of.ts';
import { languageChanged, storeLanguage } from '../platform/language.ts';
import { type I18n, loadLanguage } from '../platform/messages.ts';
import type { Store } from '../platform/store.ts';
import { baseApi } from './base-api.ts';
import { siteApi } from './site.api.ts';

/** Longest wait, in ms, for search hits in the new language before the page switches without them. */
const HITS_TIMEOUT_MS = 2_000;

interface LanguagePage {
  i18n: I18n;
  store: Store;
  /** Whether search hits in the store have texts in the page's language only, as in a server-rendered page. */
  hasHitsInOneLanguage?: boolean;
}

let page: LanguagePage | undefined;

/** Called once, when the page starts. */
export function startLanguage(started: LanguagePage): void {
  page = started;
}

/**
 * Switches the whole page, remotes included [MFE-05]; stores the choice in localStorage [APP-05] and, for server
 * rendering, in a cookie.
 */
export async function changeLanguage(language: Language): Promise<void> {
  if (!page) return;
  const { i18n, store } = page;
  await Promise.all([loadLanguage(language), loadHits(page)]);
  await i18n.changeLanguage(language);
  store.dispatch(languageChanged(language));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  storeLanguage(language);
  await store.dispatch(siteApi.endpoints.rememberLanguage.initiate(language));
}

/** Loads search hits again whose other languages the page's document left out. */
async function loadHits(started: LanguagePage): Promise<void> {
  if (!started.hasHitsInOneLanguage) return;
  started.hasHitsInOneLanguage = false;
  const { dispatch } = started.store;
  dispatch(baseApi.util.invalidateTags(['Search']));
  const loaded = Promise.all(dispatch(baseApi.util.getRunningQueriesThunk())).then((results) => {
    // Offline, the next change of the language tries again.
    started.hasHitsInOneLanguage = results.some(({ isError }) => isError);
  });
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, HITS_TIMEOUT_MS))]);
}
