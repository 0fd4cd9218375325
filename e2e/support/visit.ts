import type { Page } from '@playwright/test';

/** A state of a page, with the steps to reach it. */
export interface PageState {
  name: string;
  /** Console messages of the browser that are expected, such as a 404. */
  expectedConsole?: RegExp;
  /** Steps to reach the state from the opened page, without leaving it. */
  act?: (page: Page) => Promise<unknown>;
  /** Steps to restore the opened page before the next state. */
  leave?: (page: Page) => Promise<unknown>;
  /** Whether it covers the page or is fixed to the window: its screenshot is one viewport high. */
  isOverlay?: boolean;
}

/** A page that is opened once, and its states, which are visited in order. */
export interface Visit {
  path: string;
  /** The signed-in account; a visitor by default. */
  as?: 'creator' | 'admin';
  /** The site has a key for Google Maps, whose library is faked. */
  hasMaps?: true;
  /** Setup before the page opens, such as another device or a dismissed pop-up. */
  prepare?: (page: Page) => Promise<unknown>;
  states: readonly PageState[];
}

/** Opens the page of a visit, on the site in the browser's `baseURL`. */
export async function openVisit(page: Page, { path, as, prepare }: Omit<Visit, 'states'>): Promise<void> {
  if (as) await signInAs(page, as);
  await prepare?.(page);
  await page.goto(path);
  await untilShown(page);
}

/** Waits until the page is hydrated; until then the browser itself follows links. `timeout` in ms. */
export const untilInteractive = (page: Page, timeout?: number) =>
  page.waitForFunction(
    () => performance.getEntriesByName('portico:interactive').length > 0,
    undefined,
    timeout === undefined ? {} : { timeout },
  );

/** Waits until the page is hydrated, has loaded what it shows, and nothing moves. */
export async function untilShown(page: Page): Promise<void> {
  await untilInteractive(page);
  // The network is idle too while a slow machine starts the remote that renders the page.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await untilSettled(page);
}

/**
 * Waits for the entrance animations of dialogs, menus and toasts to end: their first frame, even with reduced motion, has
 * an offset that makes an element look cut off. Animations longer than 1 s, of shimmers and progress bars, are ignored.
 */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const endTime = Number(effect?.getComputedTiming().endTime);
      return playState !== 'running' || !(endTime <= 1000);
    }),
  );
}

/**
 * Signs a demo account in on a site (default: the browser's own) and stores the token in the page's session storage.
 */
export async function signInAs(page: Page, username: string, origin = ''): Promise<void> {
  const response = await page.request.post(`${origin}/api/auth/login`, {
    data: { username, password: `${username}-demo` },
  });
  const { jsonWebToken } = (await response.json()) as { jsonWebToken: string };
  await page.addInitScript((token) => sessionStorage.setItem('portico.token', token), jsonWebToken);
}
