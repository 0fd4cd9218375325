import type { Page } from '@playwright/test';

/** A screen of the product in one state, as a person gets there. */
export interface Screen {
  name: string;
  path: string;
  /** Who looks; a visitor unless said. */
  as?: 'creator' | 'admin';
  /** What the browser says of it when all is well, such as a 404. */
  expectedConsole?: RegExp;
  /** What must hold before the page is opened: another device, something seen before. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What a person does to get to the state. */
  act?: (page: Page) => Promise<void>;
  /** It lies over the page or is fixed to the window: a picture of it is one window high. */
  isOverlay?: boolean;
}

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const CHAT_APP_ANDROID = `${PHONE} Line/14.9.0/IAB`;
const CHAT_APP_IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile Safari Line/14.9.0';

const withoutPopUp = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('portico.seen.pop-up.home', '1'));

/** The page believes to run in this browser; the server, which draws the same for all, is not asked. */
const inBrowser = (userAgent: string) => (page: Page) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'userAgent', { value, configurable: true }),
    userAgent,
  );

/** The splash ends by itself, mostly before one has looked at it. */
const splashStays = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout;
    const splashTimes = [800, 2_500];
    window.setTimeout = ((run: TimerHandler, ms?: number) =>
      later(run, splashTimes.includes(ms ?? 0) ? 600_000 : ms)) as typeof window.setTimeout;
  });

/** The tab's wizard works on this draft. */
const wizardOf = (portalId: string) => (page: Page) =>
  page.addInitScript((id) => sessionStorage.setItem('portico.wizard.portal', id), portalId);

/** Chooses a picture that the browser has drawn itself, and waits until it can be cropped. */
async function chooseDrawnPicture(page: Page): Promise<void> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const context = canvas.getContext('2d');
    const sky = context?.createLinearGradient(0, 0, 1600, 1200);
    if (!context || !sky) throw new Error('no canvas');
    for (const [at, tint] of [
      [0, '#2b5d8c'],
      [0.6, '#f2c58f'],
      [1, '#3f6b3a'],
    ] as const)
      sky.addColorStop(at, tint);
    context.fillStyle = sky;
    context.fillRect(0, 0, 1600, 1200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  await page.locator('main input[type=file]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  });
  await page.locator('.cropper-crop-box').waitFor();
}

async function failSearches(page: Page): Promise<void> {
  await page.route('**/api/search/**', (route) =>
    route.fulfill({ status: 500, json: { status: 'fail', code: 'internal', reason: 'Out of order.' } }),
  );
}

/** Every screen that can be reached today, with the demo content of the seed. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', prepare: withoutPopUp },
  {
    name: 'home with its pop-up',
    path: '/',
    act: (page) => page.getByRole('dialog').waitFor(),
    isOverlay: true,
  },
  {
    name: 'home with hits',
    path: '/',
    prepare: withoutPopUp,
    act: async (page) => {
      await page.locator('main [role=combobox]').fill('วัด');
      await page.locator('main [role=option]').first().waitFor();
    },
    isOverlay: true,
  },
  {
    name: 'home with no hits',
    path: '/',
    prepare: withoutPopUp,
    act: async (page) => {
      await page.locator('main [role=combobox]').fill('zzzzqqq');
      await page.getByText('- empty -').waitFor();
    },
    isOverlay: true,
  },
  {
    name: 'home without a position',
    path: '/',
    prepare: withoutPopUp,
    act: async (page) => {
      const prompt = page.locator('main [role=status] ~ button');
      await prompt.click();
      await page.locator('main svg.lucide-locate-off').waitFor();
      await prompt.scrollIntoViewIfNeeded();
    },
    isOverlay: true,
  },
  {
    name: 'language menu',
    path: '/towns',
    act: (page) => page.locator('header button:has(svg.lucide-languages)').click(),
    isOverlay: true,
  },
  {
    name: 'menu of a phone',
    path: '/towns',
    act: async (page) => {
      // Wide windows show its links in the bar.
      const menu = page.locator('header button:has(svg.lucide-menu)');
      if (await menu.isVisible()) await menu.click();
    },
    isOverlay: true,
  },
  {
    name: 'share menu of a phone',
    path: '/towns',
    prepare: inBrowser(PHONE),
    act: (page) => page.locator('header button:has(svg.lucide-share-2)').click(),
    isOverlay: true,
  },
  {
    name: 'in-app browser on Android',
    path: '/towns',
    prepare: inBrowser(CHAT_APP_ANDROID),
    act: (page) => page.getByRole('dialog').waitFor(),
    isOverlay: true,
  },
  {
    name: 'in-app browser on iOS',
    path: '/towns',
    prepare: inBrowser(CHAT_APP_IPHONE),
    act: (page) => page.getByRole('dialog').waitFor(),
    isOverlay: true,
  },
  {
    name: 'offline',
    path: '/towns',
    expectedConsole: /ERR_INTERNET_DISCONNECTED/,
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('Internet connection lost').waitFor();
    },
    isOverlay: true,
  },
  { name: 'towns', path: '/towns' },
  { name: 'towns without results', path: '/towns?title=zzzzqqq' },
  { name: 'town', path: '/towns/chiang-mai' },
  {
    name: 'town splash',
    path: '/towns/nan',
    prepare: splashStays,
    act: (page) => page.locator('dialog[open]').waitFor(),
    isOverlay: true,
  },
  {
    name: 'town with its pop-up',
    path: '/towns/nan',
    prepare: (page) => page.addInitScript(() => sessionStorage.setItem('portico.seen.splash.town.nan', '1')),
    act: (page) => page.getByRole('dialog').waitFor(),
    isOverlay: true,
  },
  { name: 'private town', path: '/towns/phang-nga' },
  { name: 'town without listings', path: '/towns/songkhla' },
  { name: 'listing', path: '/listings/nan-slow-days' },
  {
    name: 'listing with its QR code',
    path: '/listings/nan-slow-days',
    act: async (page) => {
      await page.locator('main button[aria-expanded]').first().click();
      await page.locator('main figure img').waitFor();
    },
  },
  { name: 'empty listing', path: '/listings/chanthaburi-orchards' },
  { name: 'private listing', path: '/listings/mae-hong-son-hideaways' },
  { name: 'portal search', path: '/portals' },
  {
    name: 'portal search with filters',
    path: '/portals?title=%E0%B8%A7%E0%B8%B1%E0%B8%94&range=30&town.id=chiang-mai&town.title=Chiang%20Mai',
  },
  { name: 'portal search with a slip of the pen', path: '/portals?title=templee' },
  { name: 'portal search without results', path: '/portals?title=zzzzqqq' },
  { name: 'portal search in a private town', path: '/portals?town.id=phang-nga&town.title=Phang%20Nga' },
  {
    name: 'failed list',
    path: '/portals',
    expectedConsole: /status of 500/,
    act: async (page) => {
      await failSearches(page);
      await page.locator('main nav a').first().click();
      await page.locator('main [role=alert]').waitFor();
    },
  },
  { name: 'portal', path: '/portals/ban-mon-celadon' },
  {
    name: 'gallery as a mosaic',
    path: '/portals/tha-phae-sunday-market',
    act: (page) => page.locator('button[aria-pressed]:has(svg.lucide-grid-2x2)').click(),
  },
  {
    name: 'picture at full size',
    path: '/portals/tha-phae-sunday-market',
    act: async (page) => {
      await page.locator('[data-gallery-item=full] a[href^="/images/"]').first().click();
      await page.locator('.yarl__portal_open').waitFor();
      // It fades in; until then its words have less contrast.
      await page
        .locator('.yarl__portal_open')
        .evaluate((viewer) => Promise.all(viewer.getAnimations().map((fade) => fade.finished)));
    },
    isOverlay: true,
  },
  { name: 'custom page', path: '/web-page/festival-year' },
  { name: 'unknown custom page', path: '/web-page/nowhere', expectedConsole: /status of 404/ },
  {
    name: 'private portal',
    path: '/portals/ban-rak-thai-tea-house',
    expectedConsole: /status of 403/,
  },
  { name: 'contact', path: '/contact' },
  { name: 'not found', path: '/nowhere', expectedConsole: /status of 404/ },
  { name: 'unknown town', path: '/towns/nowhere', expectedConsole: /status of 404/ },
  { name: 'sign in', path: '/login' },
  {
    name: 'sign in with a username',
    path: '/login',
    act: async (page) => {
      await page.locator('main button[aria-expanded]').click();
      await page.locator('input[name=password]').waitFor();
    },
  },
  { name: 'sign up', path: '/signUp' },
  {
    name: 'sign up with what is wrong',
    path: '/signUp',
    act: async (page) => {
      await page.locator('main button[type=submit]').click();
      await page.locator('input[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'choose a language',
    path: '/creator/choose-lang',
    as: 'creator',
    prepare: (page) => page.addInitScript(() => localStorage.setItem('language', 'fr')),
  },
  { name: 'review', path: '/creator/review', as: 'admin' },
  {
    name: 'review of one portal',
    path: '/creator/review',
    as: 'admin',
    act: async (page) => {
      await page.getByRole('article').first().locator('button').click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
    isOverlay: true,
  },
  { name: 'my portals', path: '/creator', as: 'creator' },
  { name: 'wizard introduction', path: '/creator/wizard#introduction', as: 'creator' },
  { name: 'wizard naming', path: '/creator/wizard#1', as: 'creator' },
  {
    name: 'wizard thumbnail, still empty',
    path: '/creator/wizard#2',
    as: 'creator',
    prepare: wizardOf('draft-boat-noodles'),
  },
  {
    name: 'wizard thumbnail in the image editor',
    path: '/creator/wizard#2',
    as: 'creator',
    prepare: wizardOf('draft-boat-noodles'),
    act: chooseDrawnPicture,
    isOverlay: true,
  },
  {
    name: 'wizard cover',
    path: '/creator/wizard#3',
    as: 'creator',
    prepare: wizardOf('draft-doi-tung-loom'),
  },
  {
    name: 'wizard information',
    path: '/creator/wizard#4',
    as: 'creator',
    prepare: wizardOf('draft-doi-tung-loom'),
  },
  {
    name: 'wizard contacts',
    path: '/creator/wizard#5',
    as: 'creator',
    prepare: wizardOf('draft-doi-tung-loom'),
  },
  {
    name: 'wizard completed',
    path: '/creator/wizard#finish',
    as: 'creator',
    prepare: wizardOf('draft-doi-tung-loom'),
  },
  { name: 'catalogues of a portal', path: '/catalog?portalId=ban-mon-celadon' },
  { name: 'catalogue', path: '/catalog/show?catalogId=celadon-table&portalId=ban-mon-celadon' },
  {
    name: 'product',
    path: '/catalog/celadon-table/product/celadon-tea-cup/detail?portalId=ban-mon-celadon&provider=demo',
  },
  {
    name: 'arranging catalogues',
    path: '/catalog/edit?portalId=ban-mon-celadon&catalogId=celadon-table',
    as: 'creator',
  },
];

/** Opens a screen in its state. */
export async function openScreen(page: Page, { path, as, prepare, act }: Screen): Promise<void> {
  if (as) await signInAs(page, as);
  await prepare?.(page);
  await page.goto(path);
  await untilShown(page);
  await act?.(page);
}

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
