import { beforeAll, expect, test } from '@jest/globals';
import type { PortalFigures } from '@portico/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openEditor, openTools, portalServer, type ToolsOptions } from '../editing/testing/editor-page.tsx';
import { provideFiguresMessages } from './figures-messages.ts';
import messages from './locales/en.json';

// The platform of a test does not follow messages that load later.
beforeAll(() => {
  document.documentElement.lang = 'en';
  return provideFiguresMessages();
});

const none = { views: 0, shares: 0, calls: 0, directions: 0, scans: 0 };
const figures: PortalFigures = {
  from: '2026-11-15',
  to: '2026-11-21',
  since: '2026-10-01',
  totals: { views: 1200, shares: 3, calls: 4, directions: 0, scans: 2 },
  before: { views: 1000, shares: 5, calls: 4, directions: 0, scans: 0 },
  series: [
    { date: '2026-11-20', ...none, views: 700 },
    { date: '2026-11-21', ...none, views: 500, shares: 3 },
  ],
  languages: [
    { language: 'th', views: 900, before: 700 },
    { language: 'ar', views: 300 },
  ],
  pictures: [
    { id: 'one', opened: 12, before: 5 },
    { id: 'gone', opened: 1 },
  ],
  weeklyMail: 'unwanted',
};

async function open(data: Partial<PortalFigures> = {}, more: NonNullable<ToolsOptions['server']> = {}) {
  const { portal, server } = portalServer();
  const asked: string[] = [];
  const wished: unknown[] = [];
  let weeklyMail = data.weeklyMail ?? figures.weeklyMail;
  const site = {
    ...server,
    'GET /api/portal/:id/figures': ({ url }: { url: URL }) => {
      asked.push(url.searchParams.get('period') ?? '');
      return { status: 'ok', data: { ...figures, ...data, weeklyMail } };
    },
    'PUT /api/account/weekly-mail': ({ body }: { body: unknown }) => {
      wished.push(body);
      weeklyMail = 'wanted';
      return { status: 'ok' };
    },
    ...more,
  };
  const page = await openTools({ part: 'page', portal, server: site, language: 'en' });
  const dialog = await openEditor(page, 'Figures');
  return { user: page.user, dialog, asked, wished };
}
const texts = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

test('shows each figure with its change as sign and text, opened pictures and languages', async () => {
  const { dialog } = await open();
  const tiles = within(await dialog.findByRole('list', { name: messages.totals }));
  expect(texts(tiles.getAllByRole('button'))).toEqual([
    'Views1,200+200 more1,000 in the 7 days before',
    'Shares3−2 fewer5 in the 7 days before',
    'Calls4 unchanged4 in the 7 days before',
    'Directions0 unchanged0 in the 7 days before',
    'QR scans2+2 more0 in the 7 days before',
  ]);
  const rows = (name: string) => texts(within(dialog.getByRole('region', { name })).getAllByRole('listitem'));
  expect(rows(messages.pictures)).toEqual(['One 5 in the 7 days before12', 'Deleted picture1']);
  expect(rows(messages.languages)).toEqual(['Thai 700 in the 7 days before900 75%', 'Arabic300 25%']);
});

test('a figure is chosen for the chart, whose numbers screen readers have as a table', async () => {
  const { user, dialog } = await open();
  expect(await dialog.findByRole('region', { name: 'Views per day' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /^Shares/ }));
  const chart = within(dialog.getByRole('region', { name: 'Shares per day' }));
  const numbers = () => texts(within(chart.getByRole('table')).getAllByRole('row'));
  const expected = ['DayViewsSharesCallsDirectionsQR scans', 'Nov 20, 20267000000', 'Nov 21, 20265003000'];
  expect(numbers()).toEqual(expected);
  await user.click(chart.getByRole('button', { name: messages.asTable }));
  expect(numbers()).toEqual(expected);
  expect(chart.queryByText(messages.asTable)).toBeNull();
});

test('a day, a week and a month can be chosen', async () => {
  const { user, dialog, asked } = await open();
  await user.click(await dialog.findByRole('button', { name: messages.periods.month }));
  await waitFor(() => expect(asked).toEqual(['week', 'month']));
  await user.click(dialog.getByRole('button', { name: messages.periods.day }));
  await waitFor(() => expect(asked.at(-1)).toBe('day'));
});

test('a page without visits shows when figures appear', async () => {
  const { dialog } = await open({
    totals: none,
    before: none,
    series: [{ date: '2026-11-21', ...none }],
    languages: [],
    pictures: [],
  });
  expect(await dialog.findByText(messages.none)).toBeTruthy();
  expect(dialog.getByRole('switch', { name: messages.weekly })).toBeTruthy();
});

test('the weekly mail is switched on', async () => {
  const { user, dialog, wished } = await open();
  const weekly = () => dialog.getByRole<HTMLInputElement>('switch', { name: messages.weekly });
  await dialog.findByRole('switch');
  expect(weekly().checked).toBe(false);
  await user.click(weekly());
  await waitFor(() => expect(weekly().checked).toBe(true));
  expect(wished).toEqual([{ data: { isWanted: true } }]);
});

test('without a confirmed address the weekly mail leads to the account', async () => {
  const { dialog } = await open({ weeklyMail: 'no-address' });
  expect((await dialog.findByRole<HTMLInputElement>('switch')).disabled).toBe(true);
  expect(dialog.getByRole('link', { name: messages.account }).getAttribute('href')).toBe('/creator/account');
});

test('figures that fail to load can be retried, and a lost connection is named as the reason', async () => {
  let isBroken = true;
  const { user, dialog } = await open(
    {},
    {
      'GET /api/portal/:id/figures': () =>
        isBroken ? Response.json({}, { status: 503 }) : { status: 'ok', data: figures },
    },
  );
  expect(await dialog.findByText(messages.notLoaded)).toBeTruthy();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: messages.retry }));
  expect(await dialog.findByRole('list', { name: messages.totals })).toBeTruthy();
});

test('offline, the figures load later', async () => {
  const { dialog } = await open(
    {},
    {
      'GET /api/portal/:id/figures': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  );
  expect(await dialog.findByText(messages.offline)).toBeTruthy();
});

test('one sheet is printed, with the figures alone', async () => {
  await open();
  const sheet = await waitFor(() => {
    const found = document.querySelector('[data-print-sheet=figures]');
    expect(found).not.toBeNull();
    return found as Element;
  });
  expect(sheet.parentElement).toBe(document.body);
  expect(sheet.querySelectorAll('table')).toHaveLength(2);
  expect(sheet.textContent).toContain('Nov 15, 2026 to Nov 21, 2026');
  expect(sheet.textContent).toContain('One: 12 (+7) · Deleted picture: 1');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
