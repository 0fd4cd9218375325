import type { Page } from '@playwright/test';

/** A screen of the product in one state, as a person gets there. */
export interface Screen {
  name: string;
  path: string;
  /** Who looks; a visitor unless said. */
  as?: 'creator';
  /** What the browser says of it when all is well, such as a 404. */
  expectedConsole?: RegExp;
  /** What a person does to get to the state. */
  act?: (page: Page) => Promise<void>;
}

/** Every screen that can be reached today, with the demo content of the seed. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    act: (page) => page.keyboard.press('Escape'),
  },
  { name: 'home with its pop-up', path: '/', act: async (page) => page.getByRole('dialog').waitFor() },
  { name: 'towns', path: '/towns' },
  { name: 'town', path: '/towns/chiang-mai' },
  { name: 'listing', path: '/listings/nan-slow-days' },
  {
    name: 'listing with its QR code',
    path: '/listings/nan-slow-days',
    act: async (page) => {
      await page.locator('main button[aria-expanded]').first().click();
      await page.locator('main figure img').waitFor();
    },
  },
  { name: 'portal search', path: '/portals' },
  { name: 'portal search without results', path: '/portals?title=zzzzqqq' },
  { name: 'portal', path: '/portals/ban-mon-celadon' },
  {
    name: 'private portal',
    path: '/portals/ban-rak-thai-tea-house',
    expectedConsole: /status of 403/,
  },
  { name: 'contact', path: '/contact' },
  { name: 'not found', path: '/nowhere', expectedConsole: /status of 404/ },
  { name: 'sign in', path: '/login' },
  { name: 'my portals', path: '/creator', as: 'creator' },
  { name: 'wizard introduction', path: '/creator/wizard#introduction', as: 'creator' },
  { name: 'wizard naming', path: '/creator/wizard#1', as: 'creator' },
];

/** Waits until the page lives and has fetched what it shows. */
export async function untilShown(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('portico:interactive').length > 0);
  await page.waitForLoadState('networkidle');
}

/** Signs the demo creator in, as the page's session storage has it. */
export async function signInAs(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { username, password: `${username}-demo` },
  });
  const { jsonWebToken } = (await answer.json()) as { jsonWebToken: string };
  await page.addInitScript((token) => sessionStorage.setItem('portico.token', token), jsonWebToken);
}
