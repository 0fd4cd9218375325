import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { openVisit, type Visit } from './visit.ts';

/** Inspects one page after the other in one browser context, with its HTTP cache. */
export interface PageInspector {
  /** Opens the page of a visit, inspects it and cleans up; returns the page's console errors. */
  inspect: (visit: Visit, at: (page: Page) => Promise<void>) => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** Creates a browser context in this language with reduced motion. */
export async function createPageInspector(
  browser: Browser,
  options: { language: string; origin: string; viewport: ViewportSize },
): Promise<PageInspector> {
  const { language, origin, viewport } = options;
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'language', value: language, url: origin }]);
  // Without these entries no page takes a busy machine for a slow line, on which fonts wait for the next page.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(0));
  return {
    inspect: async (visit, at) => {
      const page = await context.newPage();
      const errors = collectConsoleErrors(page);
      try {
        await openVisit(page, visit);
        await at(page);
      } finally {
        await context.setOffline(false);
        await page.evaluate(() => localStorage.clear()).catch(() => undefined);
        await page.close();
      }
      return errors;
    },
    close: () => context.close(),
  };
}
