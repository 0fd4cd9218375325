import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type ConsoleFigures, consoleFigures, consoleFiguresCsv } from '@portico/shared/contracts';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './figures.route.tsx';

const none = { views: 0, shares: 0, calls: 0, directions: 0, scans: 0 };
const figures: ConsoleFigures = {
  from: '2026-11-19',
  to: '2026-11-21',
  by: 'day',
  since: '2026-01-01',
  totals: { views: 1200, shares: 30, calls: 4, directions: 5, scans: 0 },
  before: { views: 1000, shares: 40, calls: 4, directions: 0, scans: 0 },
  series: [
    { date: '2026-11-19', ...none, views: 700, shares: 10 },
    { date: '2026-11-20', ...none },
    { date: '2026-11-21', ...none, views: 500, shares: 20, calls: 4, directions: 5 },
  ],
  languages: [
    { language: 'th', views: 900 },
    { language: 'ar', views: 300 },
  ],
  devices: [{ device: 'phone', views: 1200 }],
  sources: [
    { kind: 'search', name: 'google', views: 800 },
    { kind: 'social', name: 'app', views: 300 },
    { kind: 'direct', name: 'direct', views: 100 },
  ],
  pages: [
    { kind: 'portal', id: 'wat', title: { en: 'Wat Phumin' }, views: 600 },
    { kind: 'site', id: 'home', views: 400 },
    { kind: 'site', id: 'events.today', views: 300 },
    { kind: 'portal', id: 'gone', views: 200 },
  ],
  searches: [{ text: 'night market', count: 12 }],
  searchesWithoutResult: [{ text: 'vegan', count: 3 }],
};

let saved: { name: string; text: Promise<string> }[];
beforeEach(() => {
  saved = [];
  let file: Blob | undefined;
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (file) saved.push({ name: this.download, text: file.text() });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const requests: URLSearchParams[] = [];
const serving = (data: ConsoleFigures = figures) =>
  byContract(consoleFigures, ({ url }) => {
    requests.push(url.searchParams);
    return { status: 'ok' as const, data };
  });
const open = (server: Record<string, FakeCall>, search = '') =>
  renderWithPlatform(
    { routes: [{ path: '/console/figures', Component }], url: `/console/figures${search}` },
    { namespace: 'mfe-console', messages, server },
  );
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const table = () =>
  [...screen.getByRole('table').querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test('shows each figure with its change, and the views by language, device and source', async () => {
  await open(serving());
  const tiles = within(await screen.findByRole('list', { name: messages.figures.totals }));
  expect(tiles.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Views1,200+20%1,000 in the period before',
    'Shares30−25%40 in the period before',
    'Calls44 in the period before',
    'Directions50 in the period before',
    'QR scans00 in the period before',
  ]);
  const rows = async (name: string) =>
    (await section(name)).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(await rows('By language')).toEqual(['Thai900 75%', 'Arabic300 25%']);
  expect(await rows('By device')).toEqual(['Phone1,200 100%']);
  expect(await rows('By source')).toEqual([
    'Google Search engine800 66.7%',
    'Browsers of social apps300 25%',
    'Directly100 8.3%',
  ]);
  expect(await rows('Most viewed pages')).toEqual([
    'Wat Phumin Page600',
    'Home Page of the site400',
    '/events/today Page of the site300',
    'Deleted (gone) Page200',
  ]);
  expect(await rows('Top searches')).toEqual(['night market12']);
  expect(await rows('Searches that found nothing')).toEqual(['vegan3']);
});

test('screen readers have the numbers of the chart as a table, and a button shows it to everyone', async () => {
  const { user } = await open(serving());
  const chart = await section('Views per day');
  const numbers = [
    ['Day', 'Views', 'Shares', 'Calls', 'Directions', 'QR scans'],
    ['Nov 19, 2026', '700', '10', '0', '0', '0'],
    ['Nov 20, 2026', '0', '0', '0', '0', '0'],
    ['Nov 21, 2026', '500', '20', '4', '5', '0'],
  ];
  expect(table()).toEqual(numbers);
  await user.click(chart.getByRole('button', { name: messages.chart.asTable }));
  expect(table()).toEqual(numbers);
  expect(document.querySelector('rect')).toBeNull();
  await user.click(chart.getByRole('button', { name: messages.chart.asChart }));
  expect(document.querySelectorAll('rect')).toHaveLength(3);
});

const lefts = () =>
  [...document.querySelectorAll('rect')].map((bar) => Number.parseFloat(bar.getAttribute('x') ?? ''));

test('time runs from left to right, and from right to left in Arabic', async () => {
  const english = await open(serving());
  await screen.findByRole('table');
  expect(lefts()).toEqual([...lefts()].sort((a, b) => a - b));
  english.unmount();
  await renderWithPlatform(
    { routes: [{ path: '/console/figures', Component }], url: '/console/figures' },
    { namespace: 'mfe-console', messages, language: 'ar', server: serving() },
  );
  await screen.findByRole('table');
  expect(lefts()).toEqual([...lefts()].sort((a, b) => b - a));
});

test('period, figure and page are in the address', async () => {
  const { user, address } = await open(serving());
  await user.click(await screen.findByRole('link', { name: '7 days' }));
  expect(address()).toBe('/console/figures?period=days7');
  const lastDays = () => {
    const [from = '', to = ''] = ['from', 'to'].map((name) => requests.at(-1)?.get(name) ?? '');
    return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  };
  await waitFor(() => expect(lastDays()).toBe(7));
  await user.click(await screen.findByRole('link', { name: /^Shares/ }));
  expect(address()).toBe('/console/figures?period=days7&figure=shares');
  expect(await screen.findByRole('region', { name: 'Shares per day' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /^Wat Phumin/ }));
  expect(address()).toBe('/console/figures?period=days7&figure=shares&page=portal%3Awat');
  await waitFor(() => expect(requests.at(-1)?.get('page')).toBe('portal:wat'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Wat Phumin' })).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.figures.open }).getAttribute('href')).toBe('/portals/wat');
  expect(screen.queryByRole('region', { name: 'Top searches' })).toBeNull();
  await user.click(screen.getByRole('link', { name: messages.figures.allPages }));
  expect(address()).toBe('/console/figures?period=days7&figure=shares');
});

test('a table is saved as a file that spreadsheets read as UTF-8', async () => {
  const tables: (string | null)[] = [];
  const { user } = await open({
    ...serving(),
    ...byContract(consoleFiguresCsv, ({ url }) => {
      tables.push(url.searchParams.get('table'));
      return new Response('date,views\r\n2026-11-19,700\r\n');
    }),
  });
  await user.click(
    within(await screen.findByRole('region', { name: 'Views per day' })).getByRole('button', {
      name: 'Export CSV',
    }),
  );
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^series-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(await saved[0]?.text).toContain('2026-11-19,700');
  await user.click(screen.getByRole('button', { name: 'Export CSV Most viewed pages' }));
  await user.click(screen.getByRole('button', { name: 'Export CSV Top searches' }));
  await waitFor(() => expect(tables).toEqual(['series', 'pages', 'searches']));
});

test('a site without counts says so, and a new one since when it counts', async () => {
  const { since: _since, before: _before, ...first } = figures;
  const page = await open(serving({ ...first, totals: none, series: [], pages: [] }));
  expect(await screen.findByText(messages.figures.none)).toBeTruthy();
  page.unmount();
  await open(serving({ ...first, since: '2026-11-20' }));
  expect(
    await screen.findByText('Counting began on Nov 20, 2026. Earlier days have no figures.'),
  ).toBeTruthy();
  expect(screen.queryByText(/in the period before/)).toBeNull();
});

test('figures that fail to load can be retried', async () => {
  let isBroken = true;
  const { user } = await open(
    byContract(consoleFigures, () =>
      isBroken ? new Response('{}', { status: 503 }) : { status: 'ok' as const, data: figures },
    ),
  );
  expect((await screen.findByRole('alert')).textContent).toContain(messages.figures.notLoaded);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: messages.figures.retry }));
  expect(await screen.findByRole('region', { name: 'Views per day' })).toBeTruthy();
});

test('a browser without a connection says that the figures will load later', async () => {
  await open({
    'GET /api/console/figures': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findByText(messages.figures.offline)).toBeTruthy();
});
