import { expect, test } from '@jest/globals';
import { type ConsoleOverview, consoleOverview } from '@portico/shared/contracts';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './overview.route.tsx';

const overview: ConsoleOverview = {
  waiting: { total: 3, since: '2026-11-12T05:00:00.000Z' },
  reported: { total: 2 },
  visits: { last30Days: 1234, total: 56_789 },
  searchesWithoutResult: [
    { text: 'vegan', count: 4 },
    { text: 'parking', count: 3 },
  ],
  failingRemotes: [{ name: 'mfe-portal', failures: 5 }],
  changes: [
    { kind: 'listing', id: 'temples', title: { en: 'Temples' }, at: '2026-11-21T05:00:00.000Z', by: 'Mali' },
    { kind: 'web-page', id: 'about', title: { en: 'About' }, at: '2026-11-20T05:00:00.000Z' },
  ],
  missing: {
    townTitles: {
      total: 4,
      towns: [{ id: 'nan', title: { th: 'น่าน', en: 'Nan' }, languages: ['zh', 'ar'] }],
    },
    portalPictures: { total: 1, portals: [{ id: 'wat', title: { en: 'Wat' } }] },
  },
};
const quiet: ConsoleOverview = {
  waiting: { total: 0 },
  reported: { total: 0 },
  visits: { last30Days: 0, total: 0 },
  searchesWithoutResult: [],
  failingRemotes: [],
  changes: [],
  missing: { townTitles: { total: 0, towns: [] }, portalPictures: { total: 0, portals: [] } },
};

const serving = (data: ConsoleOverview) =>
  byContract(consoleOverview, () => ({ status: 'ok' as const, data }));
const open = (server: Record<string, FakeCall>) =>
  renderWithPlatform(
    { routes: [{ path: '/console', Component }], url: '/console' },
    { namespace: 'mfe-console', messages, server },
  );
const lineOf = async (name: RegExp) => screen.findByRole('link', { name });

test('each line of the overview has its count and leads to where it is dealt with', async () => {
  await open(serving(overview));
  expect(screen.getByRole('heading', { level: 1, name: messages.overview.title })).toBeTruthy();
  for (const [name, href] of [
    [/^Pages waiting for review.*3$/, '/console/review'],
    [/^Reported pages.*2$/, '/console/review'],
    [/^Visits in the last 30 days.*1,234$/, '/console/figures'],
    [/^Searches that found nothing.*vegan · parking$/, '/console/figures'],
    [/^Remotes that fail.*mfe-portal.*1$/, '/console/releases'],
    [/^Nan.*No title in Chinese and Arabic$/, '/console/towns/nan'],
    [/^Wat.*No picture$/, '/portals/wat'],
    [/^Temples.*Listing.*by Mali$/, '/console/listings/temples'],
    [/^About.*Custom page.*by the operator$/, '/console/pages/about'],
  ] as const) {
    expect((await lineOf(name)).getAttribute('href')).toBe(href);
  }
  expect(screen.getByText('1,234')).toBeTruthy();
  expect(screen.getByText('56,789 in all')).toBeTruthy();
  expect(screen.getByText('And 3 more')).toBeTruthy();
});

test('the overview of a site without work says so', async () => {
  await open(serving(quiet));
  for (const text of [
    messages.overview.noneWaiting,
    messages.overview.noneReported,
    messages.overview.noneWithoutResult,
    messages.overview.noneFailing,
    messages.missing.none,
    messages.changes.none,
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
});

test('an overview that fails to load can be retried', async () => {
  let isBroken = true;
  const page = await open(
    byContract(consoleOverview, () =>
      isBroken ? new Response('{}', { status: 503 }) : { status: 'ok' as const, data: quiet },
    ),
  );
  expect((await screen.findByRole('alert')).textContent).toContain(messages.overview.notLoaded);
  isBroken = false;
  await page.user.click(screen.getByRole('button', { name: messages.overview.retry }));
  expect(await screen.findByText(messages.missing.none)).toBeTruthy();
});

test('a browser without a connection says that the overview will load later', async () => {
  await open({
    'GET /api/console/overview': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findByText(messages.overview.offline)).toBeTruthy();
});

test('the menu of screens marks the open one and leads to the others', async () => {
  await open(serving(quiet));
  const menu = within(screen.getByRole('navigation', { name: messages.screen.menu }));
  const current = menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([messages.overview.title]);
  expect(menu.getByRole('link', { name: messages.releases.title }).getAttribute('href')).toBe(
    '/console/releases',
  );
});
