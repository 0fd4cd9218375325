import type { Page } from '@playwright/test';

/** Opens another page as a link of the app does, without loading a document. */
export const navigateWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
