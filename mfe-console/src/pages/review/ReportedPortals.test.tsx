import { expect, test } from '@jest/globals';
import type { AuthUser, ReportedPortal } from '@portico/shared/contracts';
import { selectNotices } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { ReportedPortals } from './ReportedPortals.tsx';

const user: AuthUser = { uid: 'a1', username: 'admin', displayName: 'Admin', roles: ['admin'] };
const texts = messages.reported;

const reported: ReportedPortal = {
  portal: {
    _id: 'a',
    provider: 'demo',
    title: { en: 'Portal a' },
    modifiedDate: '2026-11-01T00:00:00.000Z',
    status: 'RELEASE',
    editors: ['u1'],
    townRefs: ['nan'],
    listingRefs: [],
  },
  count: 3,
  firstAt: '2026-11-02T05:00:00.000Z',
  lastAt: '2026-11-04T05:00:00.000Z',
  reports: [
    { reason: 'spam', text: 'Sells watches', at: '2026-11-04T05:00:00.000Z' },
    { reason: 'spam', at: '2026-11-03T05:00:00.000Z' },
    { reason: 'fraud', at: '2026-11-02T05:00:00.000Z' },
  ],
};

async function open(portals: ReportedPortal[], server: Record<string, FakeCall> = {}) {
  const dismissed: unknown[] = [];
  let left = portals;
  const page = await renderWithPlatform(<ReportedPortals />, {
    namespace: 'mfe-console',
    messages,
    user,
    server: {
      'GET /api/web-admin/': () => ({ data: { provider: 'demo', isPrivate: false, title: {}, tags: [] } }),
      'GET /api/reports': () => ({ status: 'ok', data: { total: left.length, portals: left } }),
      'POST /api/reports/:id/dismiss': ({ params, body }) => {
        dismissed.push({ ...params, ...(body as object) });
        left = [];
        return { status: 'ok', data: { _id: 'a' } };
      },
      ...server,
    },
  });
  const notices = () => selectNotices(page.store.getState()).map(({ text }) => text);
  return { ...page, dismissed, notices };
}
const section = () => screen.findByRole('region', { name: texts.title });

test('[OPEN-56] shows reasons, text, count and dates, and dismisses the reports that were shown', async () => {
  const page = await open([reported]);
  const card = within(within(await section()).getByRole('article', { name: 'Portal a' }));
  expect(card.getAllByText(texts.reasons.spam)).toHaveLength(1);
  expect(card.getByText(texts.reasons.fraud)).toBeTruthy();
  expect(card.getByText('Sells watches')).toBeTruthy();
  expect(card.getByText(/Reports: 3/).textContent).toMatch(/Nov 2\s*–\s*4, 2026/);
  await page.user.click(card.getByRole('button', { name: texts.dismiss }));
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.title })).toBeNull());
  expect(page.dismissed).toEqual([{ id: 'a', data: { lastAt: reported.lastAt } }]);
  expect(page.notices()).toEqual(['Reports of Portal a dismissed']);
});

test('[OPEN-56] shows how many there are when not all are listed', async () => {
  await open([reported], {
    'GET /api/reports': () => ({ status: 'ok', data: { total: 101, portals: [reported] } }),
  });
  expect(within(await section()).getByText('Showing 1 of 101, longest reported first')).toBeTruthy();
});

test('[OPEN-56] a failed dismissal keeps the card and shows the reason', async () => {
  const page = await open([reported], {
    'POST /api/reports/:id/dismiss': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await page.user.click(within(await section()).getByRole('button', { name: texts.dismiss }));
  await waitFor(() => expect(page.notices()).toHaveLength(1));
  expect(page.notices()[0]).toContain(texts.notDismissed);
  expect(within(await section()).getByRole('article', { name: 'Portal a' })).toBeTruthy();
});

test('[OPEN-56] opens the review decision for a reported page', async () => {
  const page = await open([reported]);
  await page.user.click(within(await section()).getByRole('button', { name: messages.review.decide }));
  expect(await screen.findByRole('dialog', { name: 'Portal a' })).toBeTruthy();
});

test('[OPEN-56] a list that fails to load can be retried', async () => {
  let isUp = false;
  const page = await open([reported], {
    'GET /api/reports': () =>
      isUp
        ? { status: 'ok', data: { total: 1, portals: [reported] } }
        : Promise.reject(new TypeError('Failed to fetch')),
  });
  const retry = await screen.findByRole('button', { name: messages.list.retry });
  isUp = true;
  await page.user.click(retry);
  expect(await section()).toBeTruthy();
});
