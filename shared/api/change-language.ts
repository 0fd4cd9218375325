import type { Language } from '../contracts/constants.ts';
import { directionOf } from '../domain/direction-of.ts';
import { languageChanged, storeLanguage } from '../platform/language.ts';
import { type I18n, loadLanguage } from '../platform/messages.ts';
import type { Store } from '../platform/store.ts';
import { siteApi } from './site.api.ts';

let page: { i18n: I18n; store: Store } | undefined;

/** Called once, when the page starts. */
export function startLanguage(started: { i18n: I18n; store: Store }): void {
  page = started;
}

/**
 * Switches the whole page, remotes included [MFE-05]; stores the choice in localStorage [APP-05] and, for server
 * rendering, in a cookie.
 */
export async function changeLanguage(language: Language): Promise<void> {
  if (!page) return;
  const { i18n, store } = page;
  await loadLanguage(language);
  await i18n.changeLanguage(language);
  store.dispatch(languageChanged(language));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  storeLanguage(language);
  await store.dispatch(siteApi.endpoints.rememberLanguage.initiate(language));
}
