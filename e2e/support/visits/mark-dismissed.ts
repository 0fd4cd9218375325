import type { Page } from '@playwright/test';

/** Marks pop-ups and splashes as seen in this tab: 'pop-up.home', 'splash.town.nan'. */
export const markDismissed =
  (...names: readonly string[]) =>
  (page: Page) =>
    page.addInitScript(
      (seen) => seen.forEach((name) => sessionStorage.setItem(`portico.seen.${name}`, '1')),
      names,
    );
