import { expect, type Page } from '@playwright/test';
import type { Visit } from '../visit.ts';
import { USER_AGENTS } from './devices.ts';
import { messageButton } from './message-button.ts';

/** Counts are stored every 5 s, which is also how long Playwright polls outside of its tests. */
const FIGURES_STORED = { timeout: 15_000 };

/** Counts a view of home by a phone, and waits until it is in the figures. */
async function countView(page: Page): Promise<void> {
  await page.request.post('/api/hits', {
    headers: { 'user-agent': USER_AGENTS.phone },
    data: { event: 'view', path: '/', language: 'en', from: 'www.google.com' },
  });
  const login = await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: 'admin-demo' },
  });
  const { jsonWebToken } = (await login.json()) as { jsonWebToken: string };
  const day = new Date().toISOString().slice(0, 10);
  const figures = `/api/console/figures?from=${day}&to=${day}`;
  await expect
    .poll(async () => {
      const reply = await page.request.get(figures, { headers: { authorization: `Bearer ${jsonWebToken}` } });
      return ((await reply.json()) as { data: { since?: string } }).data.since;
    }, FIGURES_STORED)
    .toBeDefined();
}

/** The console of a provider's admins. */
export const consoleVisits: readonly Visit[] = [
  {
    path: '/console',
    as: 'admin',
    states: [
      { name: 'console, overview' },
      {
        name: 'console, palette',
        isOverlay: true,
        act: async (page) => {
          await page.keyboard.press('Control+k');
          await page.getByRole('dialog').getByRole('option').first().waitFor();
        },
      },
    ],
  },
  { path: '/console/site', as: 'admin', states: [{ name: 'console, site' }] },
  { path: '/console/tags', as: 'admin', states: [{ name: 'console, tags' }] },
  {
    path: `/console/tags/edit?${new URLSearchParams({ tag: 'วัด' })}`,
    as: 'admin',
    states: [{ name: 'console, a tag' }],
  },
  {
    path: '/console/import',
    as: 'admin',
    states: [
      { name: 'console, import' },
      {
        name: 'console, import with foreign columns',
        act: async (page) => {
          const rows = 'Shop number,Name of the place,Photo\nS 12,Indigo weavers,https://shop.example/a.jpg';
          await page.locator('main select').first().selectOption('portals');
          await page
            .locator('main input[type=file]')
            .first()
            .setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
          await page.locator('main table').waitFor();
        },
      },
    ],
  },
  {
    path: '/console/figures',
    as: 'admin',
    prepare: countView,
    states: [
      { name: 'console, figures' },
      {
        name: 'console, figures as a table',
        act: (page) => page.locator('main section').first().getByRole('button').first().click(),
      },
    ],
  },
  { path: '/console/towns', as: 'admin', states: [{ name: 'console, towns' }] },
  { path: '/console/towns?mode=order', as: 'admin', states: [{ name: 'console, order of the towns' }] },
  {
    path: '/console/towns/nan',
    as: 'admin',
    states: [
      { name: 'console, town' },
      {
        name: 'console, listings to assign',
        isOverlay: true,
        act: async (page) => {
          await (await messageButton(page, 'mfe-console', 'towns.assign')).click();
          await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
        },
      },
    ],
  },
  { path: '/console/towns/new', as: 'admin', states: [{ name: 'console, new town' }] },
  { path: '/console/listings', as: 'admin', states: [{ name: 'console, listings' }] },
  { path: '/console/listings/nan-slow-days', as: 'admin', states: [{ name: 'console, listing' }] },
  { path: '/console/pages', as: 'admin', states: [{ name: 'console, custom pages' }] },
  { path: '/console/pages/new', as: 'admin', states: [{ name: 'console, new custom page' }] },
  { path: '/console/pages/festival-year', as: 'admin', states: [{ name: 'console, custom page' }] },
  { path: '/console/media', as: 'admin', states: [{ name: 'console, media' }] },
  { path: '/console/people', as: 'admin', states: [{ name: 'console, people' }] },
  { path: '/console/people/user-creator', as: 'admin', states: [{ name: 'console, person' }] },
  { path: '/console/keys', as: 'admin', states: [{ name: 'console, API keys' }] },
  { path: '/console/webhooks', as: 'admin', states: [{ name: 'console, webhooks' }] },
  { path: '/console/audit', as: 'admin', states: [{ name: 'console, audit trail' }] },
  {
    path: '/console/portals?creator=creator',
    as: 'admin',
    states: [{ name: 'console, pages' }],
  },
  { path: '/console/portals/ban-mon-celadon', as: 'admin', states: [{ name: 'console, one page' }] },
  {
    path: '/console/review',
    as: 'admin',
    states: [
      { name: 'console, review' },
      {
        name: 'console, review of one page',
        act: async (page) => {
          await page.getByRole('article').first().locator('button').click();
          await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
        },
        isOverlay: true,
      },
    ],
  },
  { path: '/console/releases', as: 'admin', states: [{ name: 'console, releases' }] },
];
