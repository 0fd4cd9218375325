import type { Language } from '../contracts/constants.ts';
import { directionOf } from '../domain/direction-of.ts';
import { languageChanged, storeLanguage } from '../platform/language.ts';
import { type I18n, loadLanguage } from '../platform/messages.ts';
import type { Store } from '../platform/store.ts';
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

/**
 * Switches the whole page, remotes included [MFE-05]; stores the choice in localStorage [APP-05] and, for server
 * rendering, in a cookie.
 */
export async function changeLanguage(language: Language): Promise<void> {
  if (!page) return;
  const { i18n, store } = page;
  await Promise.all([loadLanguage(language), loadTexts(page.store)]);
  await i18n.changeLanguage(language);
  store.dispatch(languageChanged(language));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  storeLanguage(language);
  await store.dispatch(siteApi.endpoints.rememberLanguage.initiate(language));
}

/** Loads data again whose other languages the page's document left out; after a failure, the next change tries again. */
async function loadTexts({ dispatch, getState }: Store): Promise<void> {
  const { queries } = (getState() as unknown as { api: { queries: Record<string, CachedData> } }).api;
  const endpoints = baseApi.endpoints as unknown as Record<string, AnyEndpoint>;
  const loaded = Object.values(queries)
    .filter(({ data }) => isInOneLanguage(data))
    .map(({ endpointName, originalArgs }) =>
      dispatch(
        endpoints[endpointName]?.initiate(originalArgs, { forceRefetch: true, subscribe: false }) as never,
      ),
    );
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, TEXTS_TIMEOUT_MS))]);
}

interface CachedData {
  endpointName: string;
  originalArgs: unknown;
  data?: unknown;
}
interface AnyEndpoint {
  initiate: (args: unknown, options: { forceRefetch: true; subscribe: false }) => unknown;
}
