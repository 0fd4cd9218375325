import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchAnswers } from './main-thread.ts';

export const CPU_SLOWDOWN = 4;
/** Px. */
export const PHONE_WINDOW = { width: 390, height: 844 };

export interface SlowPhone {
  page: Page;
  session: CDPSession;
  context: BrowserContext;
}

/** A page on a phone with an empty cache and a CPU four times slower, which keeps how long each tap waits. */
export async function openSlowPhone(browser: Browser, origin: string, timeoutMs: number): Promise<SlowPhone> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: PHONE_WINDOW,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await watchAnswers(page);
  return { page, session, context };
}

/** Opens an address, and waits until the page answers and has fetched what it shows. */
export async function comeAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => performance.getEntriesByName('portico:interactive').length > 0,
    undefined,
    { polling: 'raf' },
  );
  await page.waitForLoadState('networkidle');
}

/** Until the faces of its language are there, which lay out the whole page once as they come. */
export async function untilFacesHaveCome(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
  );
  await twoFrames(page);
}

/** Until what was done is on the screen. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

const NEVER_IDLE_MS = 500;

/** Until the page has nothing left to do, which one that is on its way may always have. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    NEVER_IDLE_MS,
  );
