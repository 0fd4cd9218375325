import type { Page } from '@playwright/test';

/** A state of a page, as a person brings it about. */
export interface PageState {
  name: string;
  /** What the browser says of it when all is well, such as a 404. */
  expectedConsole?: RegExp;
  /** What a person does on the page to get to the state; nothing leaves the page as it opens. */
  act?: (page: Page) => Promise<unknown>;
  /** Back to how the page opened, for the state after this one. */
  leave?: (page: Page) => Promise<unknown>;
  /** It lies over the page or is fixed to the window: a picture of it is one window high. */
  isOverlay?: boolean;
}

/** A page that is opened once, and the states in which it is looked at one after the other. */
export interface Visit {
  path: string;
  /** Who looks; a visitor unless said. */
  as?: 'creator' | 'admin';
  /** The site has a key for Google Maps, whose place the stand-in takes. */
  hasMaps?: true;
  /** What must hold before the page is opened: another device, something seen before. */
  prepare?: (page: Page) => Promise<unknown>;
  states: readonly PageState[];
}

/** Opens the page of a visit, of the site that `baseURL` of the browser names. */
export async function openVisit(page: Page, { path, as, prepare }: Omit<Visit, 'states'>): Promise<void> {
  if (as) await signInAs(page, as);
  await prepare?.(page);
  await page.goto(path);
  await untilShown(page);
}

/** Waits until the page is interactive, has fetched what it shows, and no transition moves anything any more. */
export async function untilShown(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('portico:interactive').length > 0);
  await page.waitForLoadState('networkidle');
  await untilSettled(page);
}

/**
 * Waits for the entrance of dialogs, menus and toasts: it starts with an offset, for one frame even with reduced motion,
 * and what is measured in that frame seems cut off. Shimmers and progress bars take longer, and do not count.
 */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const endTime = Number(effect?.getComputedTiming().endTime);
      return playState !== 'running' || !(endTime <= 1000);
    }),
  );
}

/** Signs a demo account in at that site, by default the browser's own, as the page's session storage has it. */
export async function signInAs(page: Page, username: string, origin = ''): Promise<void> {
  const response = await page.request.post(`${origin}/api/auth/login`, {
    data: { username, password: `${username}-demo` },
  });
  const { jsonWebToken } = (await response.json()) as { jsonWebToken: string };
  await page.addInitScript((token) => sessionStorage.setItem('portico.token', token), jsonWebToken);
}
