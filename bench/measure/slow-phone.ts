import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchInteractions } from './main-thread.ts';

export const CPU_SLOWDOWN = 4;
/** In px. */
export const PHONE_WINDOW = { width: 390, height: 844 };
/** A phone without a service worker, for `newContext`. */
export const PHONE = {
  viewport: PHONE_WINDOW,
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} as const;

export interface SlowPhone {
  page: Page;
  session: CDPSession;
  context: BrowserContext;
}

/** Opens a page on a phone with an empty cache and a CPU four times slower, and records the latency of each tap. */
export async function openSlowPhone(browser: Browser, origin: string, timeoutMs: number): Promise<SlowPhone> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await watchInteractions(page);
  return { page, session, context };
}

/** Opens a URL and waits until the page handles input and has loaded what it shows. */
export async function comeAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => performance.getEntriesByName('portico:interactive').length > 0,
    undefined,
    { polling: 'raf' },
  );
  await page.waitForLoadState('networkidle');
}

/** Waits for the fonts, which lay out the whole page once when they load. */
export async function untilFacesHaveCome(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
  );
  await twoFrames(page);
}

/** Waits until the effect of an action is painted. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

const REST_MS = 500;
const NEVER_AT_REST_MS = 10_000;

/** Waits until the page has had no long task for half a second, such as a map that starts; for 10 s at most. */
export const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ rest, limit }) => {
      let observer: PerformanceObserver | undefined;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, limit);
        let timer = setTimeout(resolve, rest);
        observer = new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, rest);
        });
        observer.observe({ type: 'longtask' });
      });
      observer?.disconnect();
    },
    { rest: REST_MS, limit: NEVER_AT_REST_MS },
  );
