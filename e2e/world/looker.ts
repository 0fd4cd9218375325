import type { Browser, BrowserContext, Page } from '@playwright/test';
import { collectComplaints } from './page-complaints.ts';
import { openVisit, type Visit } from './visit.ts';

/** Somebody who looks at one page after the other, with what a browser keeps of a site's files meanwhile. */
export interface Looker {
  /** Opens the page of a visit, looks at it, and leaves nothing of it behind; gives what the page complained about. */
  look: (visit: Visit, at: (page: Page) => Promise<void>) => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** A browser that speaks this language and moves nothing. */
export async function createLooker(
  browser: Browser,
  options: { language: string; origin: string },
): Promise<Looker> {
  const { language, origin } = options;
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'language', value: language, url: origin }]);
  return {
    look: async (visit, at) => {
      const page = await context.newPage();
      const complaints = collectComplaints(page);
      try {
        await openVisit(page, visit);
        await at(page);
      } finally {
        await context.setOffline(false);
        await page.evaluate(() => localStorage.clear()).catch(() => undefined);
        await page.close();
      }
      return complaints;
    },
    close: () => context.close(),
  };
}
