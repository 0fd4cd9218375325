import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AuthUser, Portal, PortalVersion, WaitingPortal } from '@portico/shared/contracts';
import { selectNotices } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './review.route.tsx';

const admin: AuthUser = { uid: 'a1', username: 'admin', displayName: 'Admin', roles: ['admin'] };
const texts = messages.review;

const waiting = (id: string, changes: Partial<Portal> = {}): WaitingPortal => ({
  portal: {
    _id: id,
    provider: 'demo',
    title: { en: `Portal ${id}` },
    modifiedDate: '2026-11-01T00:00:00.000Z',
    status: 'USER_DRAFT',
    editors: ['u1'],
    townRefs: [],
    listingRefs: [],
    ...changes,
  },
  waitingSince: '2026-11-02T05:00:00.000Z',
  editors: [{ uid: 'u1', displayName: 'Baikhao' }],
});
const versions: PortalVersion[] = [
  { number: 3, at: '2026-10-05T00:00:00.000Z', parts: ['title'] },
  { number: 2, at: '2026-08-31T00:00:00.000Z', parts: ['title'] },
];
const found = (index: string, sources: object[]) => ({
  hits: {
    total: { value: sources.length },
    hits: sources.map((_source) => ({ _id: (_source as { _id: string })._id, _index: index, _source })),
  },
});

let queue: WaitingPortal[];
const decisions: unknown[] = [];
beforeEach(() => {
  queue = [waiting('a'), waiting('b', { townRefs: ['pai'] })];
  decisions.length = 0;
});

/** As the server does: removes a decided portal from the queue. */
const decide: FakeCall = ({ params, body }) => {
  decisions.push({ id: params['id'], ...(body as object) });
  const portal = queue.find((entry) => entry.portal._id === params['id'])?.portal;
  queue = queue.filter((entry) => entry.portal !== portal);
  return { status: 'ok', data: portal };
};

async function open(server: Record<string, FakeCall> = {}) {
  const slots: unknown[] = [];
  const page = await renderWithPlatform(
    { routes: [{ path: '/console/review', Component }], url: '/console/review' },
    {
      namespace: 'mfe-console',
      messages,
      server: {
        'GET /api/web-admin/': () => ({ data: { provider: 'demo', isPrivate: false, title: {}, tags: [] } }),
        'GET /api/review': () => ({ status: 'ok', data: queue }),
        'GET /api/reports': () => ({ status: 'ok', data: { total: 0, portals: [] } }),
        'GET /api/drafts': () => ({ status: 'ok', data: [] }),
        'PUT /api/review/:id': decide,
        'GET /api/review/:id': () => ({
          status: 'ok',
          data: [
            { from: 'USER_DRAFT', to: 'RELEASE', by: 'Dao', at: '2026-09-01T00:00:00.000Z' },
            { from: 'RELEASE', to: 'REJECT', by: 'Mali', at: '2026-10-01T00:00:00.000Z', reason: 'Blurred' },
          ],
        }),
        'GET /api/portal/:id/versions': () => ({ status: 'ok', data: versions }),
        'GET /api/portal/:id/versions/:number': ({ params }) => ({
          status: 'ok',
          data: {
            ...versions.find(({ number }) => String(number) === params['number']),
            portal: { ...waiting('a').portal, title: { en: `Version ${params['number']}` } },
          },
        }),
        'POST /api/search/town-demo/_search': () =>
          found('town-demo', [
            { _id: 'nan', title: { en: 'Nan' } },
            { _id: 'pai', title: { en: 'Pai' } },
          ]),
        'POST /api/search/listing-demo/_search': () =>
          found('listing-demo', [
            { _id: 'temples', title: { en: 'Temples' }, town: 'nan' },
            { _id: 'cafes', title: { en: 'Cafes' }, town: 'pai' },
          ]),
        ...server,
      },
      user: admin,
      slots: {
        extensions: (name) =>
          name === 'portal.changes'
            ? [
                {
                  remote: 'mfe-creator',
                  isServerRendered: true,
                  module: {
                    current: {
                      Component: (props: { before: Portal; after: Portal }) => {
                        slots.push(props);
                        return null;
                      },
                    },
                    ready: () => new Promise(() => undefined),
                  } as never,
                },
              ]
            : [],
        Unavailable: () => null,
      },
    },
  );
  const openDecision = async (name: string) => {
    const card = (await screen.findByRole('heading', { name })).closest('article') as HTMLElement;
    await page.user.click(within(card).getByRole('button', { name: texts.decide }));
    return screen.findByRole('dialog', { name });
  };
  const press = (name: string) =>
    page.user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  /** Confirms the dialog. */
  const confirm = async (name: string) =>
    page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  const notices = () => selectNotices(page.store.getState()).map(({ text }) => text);
  return { ...page, slots, openDecision, press, confirm, notices };
}

test('[OPEN-56] reports of visitors are on the same page', async () => {
  const reported = {
    portal: waiting('c', { status: 'RELEASE' }).portal,
    count: 1,
    firstAt: '2026-11-02T05:00:00.000Z',
    lastAt: '2026-11-02T05:00:00.000Z',
    reports: [{ reason: 'spam', at: '2026-11-02T05:00:00.000Z' }],
  };
  await open({ 'GET /api/reports': () => ({ status: 'ok', data: { total: 1, portals: [reported] } }) });
  const section = within(await screen.findByRole('region', { name: messages.reported.title }));
  expect(section.getByRole('article', { name: 'Portal c' })).toBeTruthy();
});

test('[OPEN-49] lists waiting portals with owner, date and a preview link', async () => {
  await open();
  const entries = within(await screen.findByRole('list', { name: texts.title })).getAllByRole('listitem');
  expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual([
    'Portal a',
    'Portal b',
  ]);
  const [first] = entries;
  if (!first) throw new Error('the queue is empty');
  expect(first.textContent).toContain('By Baikhao');
  expect(first.textContent).toContain('Nov 2, 2026');
  const link = within(first).getByRole('link', { name: texts.preview });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/portals/a?provider=demo',
    '_blank',
  ]);
});

test('[OPEN-49] a long queue is paged; the decision on the last page leads back to the one before', async () => {
  queue = Array.from({ length: 26 }, (_, index) => waiting(`p${index}`, { townRefs: ['pai'] }));
  const page = await open({
    'GET /api/review': ({ url }) => {
      const [start, limit] = [url.searchParams.get('_start'), url.searchParams.get('_limit')].map(Number);
      return Response.json(
        { status: 'ok', data: queue.slice(start, Number(start) + Number(limit)) },
        { headers: { 'x-total-count': String(queue.length) } },
      );
    },
  });
  const cards = () => screen.getAllByRole('article').length;
  await page.user.click(await screen.findByRole('button', { name: messages.list.next }));
  await page.openDecision('Portal p25');
  await page.press(texts.release);
  await page.confirm(texts.release);
  await waitFor(() => expect([page.router.state.location.search, cards()]).toEqual(['', 25]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[OPEN-01] [OPEN-49] releases into chosen towns and listings after a confirmation', async () => {
  const page = await open();
  const dialog = await page.openDecision('Portal a');
  await page.user.type(within(dialog).getByLabelText(texts.searchTowns), 'na');
  expect(within(dialog).queryByRole('checkbox', { name: 'Pai' })).toBeNull();
  await page.user.click(await within(dialog).findByRole('checkbox', { name: 'Nan' }));
  // The listings of the chosen town come first.
  const listings = within(dialog).getByRole('group', { name: texts.listings });
  expect(within(listings).getAllByRole('checkbox')[0]?.closest('label')?.textContent).toBe('TemplesNan');
  await page.user.click(within(listings).getByRole('checkbox', { name: /Temples/ }));
  await page.press(texts.release);
  expect(await screen.findByRole('alertdialog', { name: texts.confirmRelease })).toBeTruthy();
  expect(decisions).toEqual([]);
  await page.confirm(texts.release);
  await waitFor(() => expect(page.notices()).toEqual(['Released: Portal a']));
  expect(decisions).toEqual([
    {
      id: 'a',
      data: {
        status: 'RELEASE',
        townRefs: ['nan'],
        listingRefs: ['temples'],
        modifiedDate: '2026-11-01T00:00:00.000Z',
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Portal a' })).toBeNull());
});

test('[OPEN-01] a release without a town is not sent; an existing town can be removed', async () => {
  const page = await open();
  const dialog = await page.openDecision('Portal b');
  await page.user.click(await within(dialog).findByRole('button', { name: 'Remove Pai' }));
  await page.press(texts.release);
  expect(screen.getByText(texts.noTown)).toBeTruthy();
  expect(document.activeElement).toBe(within(dialog).getByLabelText(texts.searchTowns));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(decisions).toEqual([]);
});

test('[OPEN-01] a rejection needs a reason', async () => {
  const page = await open();
  const dialog = await page.openDecision('Portal a');
  await page.press(texts.reject);
  expect(screen.getByText(texts.noReason)).toBeTruthy();
  const reason = within(dialog).getByLabelText(texts.reason);
  expect(document.activeElement).toBe(reason);
  await page.user.type(reason, ' Too short ');
  await page.press(texts.reject);
  await screen.findByRole('alertdialog', { name: texts.confirmReject });
  await page.confirm(texts.reject);
  await waitFor(() => expect(page.notices()).toEqual(['Rejected: Portal a']));
  expect(decisions).toMatchObject([{ id: 'a', data: { status: 'REJECT', reason: 'Too short' } }]);
});

test('reopening the decision restores the choices', async () => {
  const page = await open();
  const dialog = await page.openDecision('Portal a');
  await page.user.type(within(dialog).getByLabelText(texts.reason), 'Blurred');
  await page.user.click(within(dialog).getAllByRole('button', { name: texts.close })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await page.openDecision('Portal a');
  expect((within(again).getByLabelText(texts.reason) as HTMLTextAreaElement).value).toBe('Blurred');
});

test('[T-49] the decision shows what changed since the page was last released', async () => {
  const page = await open();
  const dialog = await page.openDecision('Portal a');
  const changes = within(within(dialog).getByRole('region', { name: texts.changes }));
  expect(await changes.findByText(/^Compared with the version of Aug 31, 2026/)).toBeTruthy();
  expect(page.slots.at(-1)).toMatchObject({
    before: { title: { en: 'Version 2' } },
    after: { title: { en: 'Version 3' } },
  });
});

test('[OPEN-01] earlier decisions and their reasons can be read', async () => {
  const page = await open();
  const dialog = await page.openDecision('Portal a');
  expect(await within(dialog).findByText('Blurred')).toBeTruthy();
  expect(within(dialog).getByText('Mali')).toBeTruthy();
});

describe('a failure', () => {
  const conflict = () =>
    Response.json(
      {
        status: 'fail',
        code: 'conflict',
        reason: 'Changed.',
        conflict: { by: 'Baikhao', at: '2026-11-03T00:00:00.000Z' },
      },
      { status: 409 },
    );

  test('[T-49] a conflict shows who and when, reloads the portal and keeps the choices', async () => {
    let isStale = true;
    const page = await open({
      'PUT /api/review/:id': (request) => (isStale ? conflict() : decide(request)),
    });
    const dialog = await page.openDecision('Portal b');
    await page.press(texts.release);
    await page.confirm(texts.release);
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain(texts.conflict);
    expect(alert.textContent).toContain('Baikhao');
    isStale = false;
    queue = [waiting('b', { townRefs: ['pai'], modifiedDate: '2026-11-03T00:00:00.000Z' })];
    await page.user.click(within(alert).getByRole('button', { name: texts.lookAgain }));
    await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
    await waitFor(() =>
      expect(page.calls.filter((call) => call.startsWith('GET /api/review?'))).toHaveLength(2),
    );
    await page.press(texts.release);
    await page.confirm(texts.release);
    await waitFor(() =>
      expect(decisions).toMatchObject([{ data: { modifiedDate: '2026-11-03T00:00:00.000Z' } }]),
    );
  });

  test('a decision of someone else is shown in the queue', async () => {
    const page = await open({ 'PUT /api/review/:id': conflict });
    await page.openDecision('Portal b');
    await page.press(texts.release);
    await page.confirm(texts.release);
    queue = [waiting('a')];
    await page.user.click(await screen.findByRole('button', { name: texts.lookAgain }));
    await waitFor(() => expect(page.notices()).toEqual([texts.gone]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[OPEN-38] of the queue can be retried; an empty queue shows a message', async () => {
    let isBroken = true;
    queue = [];
    const page = await open({
      'GET /api/review': () => (isBroken ? new Response('', { status: 503 }) : { status: 'ok', data: queue }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(texts.notLoaded);
    isBroken = false;
    await page.user.click(screen.getByRole('button', { name: messages.list.retry }));
    expect(await screen.findByText(texts.empty)).toBeTruthy();
  });
});
