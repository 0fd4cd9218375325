import type { Page } from '@playwright/test';

/** The tab has shown this already: 'pop-up.home', 'splash.town.nan'. */
export const seenBefore =
  (...names: readonly string[]) =>
  (page: Page) =>
    page.addInitScript(
      (seen) => seen.forEach((name) => sessionStorage.setItem(`portico.seen.${name}`, '1')),
      names,
    );
