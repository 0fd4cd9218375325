import type { Page } from '@playwright/test';
import type { Visit } from '../visit.ts';
import { markDismissed } from './mark-dismissed.ts';
import { messagesOf } from './messages.ts';
import { skipNotFoundSpinner, untilNotFound } from './until-not-found.ts';

/** Keeps the splash open, which would end before it can be inspected. */
const splashStays = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout;
    const splashTimes = [800, 2_500];
    window.setTimeout = ((run: TimerHandler, ms?: number) =>
      later(run, splashTimes.includes(ms ?? 0) ? 600_000 : ms)) as typeof window.setTimeout;
  });

const searchBox = (page: Page) => page.locator('main [role=combobox]');
const emptySearchBox = (page: Page) => searchBox(page).fill('');

async function failSearches(page: Page): Promise<void> {
  await page.route('**/api/search/**', (route) =>
    route.fulfill({ status: 500, json: { status: 'fail', code: 'internal', reason: 'Out of order.' } }),
  );
}

/** The pages on which visitors find portals, with the demo content. */
export const discoveryVisits: readonly Visit[] = [
  {
    path: '/',
    states: [
      {
        name: 'home with its pop-up',
        act: (page) => page.getByRole('dialog').waitFor(),
        isOverlay: true,
      },
    ],
  },
  {
    path: '/',
    prepare: markDismissed('pop-up.home'),
    states: [
      { name: 'home' },
      {
        name: 'home with hits',
        act: async (page) => {
          await searchBox(page).fill('วัด');
          await page.locator('main [role=option]').first().waitFor();
        },
        leave: emptySearchBox,
        isOverlay: true,
      },
      {
        name: 'home with no hits',
        act: async (page) => {
          await searchBox(page).fill('zzzzqqq');
          await page.getByText('- empty -').waitFor();
        },
        leave: emptySearchBox,
        isOverlay: true,
      },
      {
        name: 'home without a position',
        act: async (page) => {
          const prompt = page.locator('main [role=status] ~ button');
          await prompt.click();
          const t = await messagesOf(page, 'mfe-discovery');
          await page.getByRole('main').getByText(t('location.deniedTitle')).waitFor();
          await prompt.scrollIntoViewIfNeeded();
        },
        isOverlay: true,
      },
    ],
  },
  { path: '/towns', states: [{ name: 'towns' }] },
  { path: '/towns?title=zzzzqqq', states: [{ name: 'towns without results' }] },
  { path: '/towns/chiang-mai', states: [{ name: 'town' }] },
  {
    path: '/towns/nan',
    prepare: splashStays,
    states: [{ name: 'town splash', act: (page) => page.locator('dialog[open]').waitFor(), isOverlay: true }],
  },
  {
    path: '/towns/nan',
    prepare: markDismissed('splash.town.nan'),
    states: [
      { name: 'town with its pop-up', act: (page) => page.getByRole('dialog').waitFor(), isOverlay: true },
    ],
  },
  { path: '/towns/phang-nga', states: [{ name: 'private town' }] },
  { path: '/towns/songkhla', states: [{ name: 'town without listings' }] },
  {
    path: '/towns/nowhere',
    prepare: skipNotFoundSpinner,
    states: [{ name: 'unknown town', expectedConsole: /status of 404/, act: untilNotFound }],
  },
  {
    path: '/listings/nan-slow-days',
    states: [
      { name: 'listing' },
      {
        name: 'listing with its QR code',
        act: async (page) => {
          await page.locator('main button[aria-expanded]').first().click();
          await page.locator('main figure img').waitFor();
        },
      },
    ],
  },
  { path: '/listings/chanthaburi-orchards', states: [{ name: 'empty listing' }] },
  { path: '/listings/mae-hong-son-hideaways', states: [{ name: 'private listing' }] },
  {
    path: '/portals',
    states: [
      { name: 'portal search' },
      {
        name: 'failed list',
        expectedConsole: /status of 500/,
        act: async (page) => {
          await failSearches(page);
          await page.locator('main nav a').first().click();
          await page.locator('main [role=alert]').waitFor();
        },
      },
    ],
  },
  {
    path: '/portals?title=%E0%B8%A7%E0%B8%B1%E0%B8%94&range=30&town.id=chiang-mai&town.title=Chiang%20Mai',
    states: [{ name: 'portal search with filters' }],
  },
  { path: '/portals?title=templee', states: [{ name: 'portal search with a slip of the pen' }] },
  { path: '/portals?title=zzzzqqq', states: [{ name: 'portal search without results' }] },
  {
    path: '/portals?town.id=phang-nga&town.title=Phang%20Nga',
    states: [{ name: 'portal search in a private town' }],
  },
  { path: '/contact', states: [{ name: 'contact' }] },
];
