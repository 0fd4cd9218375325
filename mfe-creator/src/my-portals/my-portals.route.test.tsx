import { expect, test } from '@jest/globals';
import type { AuthUser, Portal, PortalStatus } from '@portico/shared/contracts';
import { THAI_WORDS } from '@portico/shared/domain';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import thaiMessages from '../../locales/th.json';
import { Component } from './my-portals.route.tsx';

const creator: AuthUser = {
  uid: 'u1',
  username: 'creator',
  displayName: 'Baikhao',
  roles: ['portal_creator'],
};
const routes = [{ path: '/creator', Component }];
const ADDRESS = 'GET /api/portal';

const portal = (id: string, changes: Partial<Portal> = {}): Portal => ({
  _id: id,
  provider: 'klaijai',
  title: { en: `Portal ${id}` },
  modifiedDate: '2026-11-01T00:00:00.000Z',
  status: 'RELEASE',
  editors: ['u1'],
  townRefs: [],
  listingRefs: [],
  ...changes,
});

const list = (portals: Portal[]) => ({ [ADDRESS]: () => ({ ok: true, data: portals }) });

const open = (server: Record<string, () => unknown>, user: AuthUser | null = creator) =>
  renderWithPlatform(
    { routes, url: '/creator' },
    { namespace: 'mfe-creator', messages, server, ...(user ? { user } : {}) },
  );

const cardOf = async (title: string): Promise<HTMLElement> => {
  const card = (await screen.findByRole('heading', { name: title })).closest('article');
  if (!card) throw new Error(`no card of ${title}`);
  return card;
};

test('[CREATOR-01] the signed-out are sent to /login with what they asked for', async () => {
  const page = await open(list([]), null);
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/login');
  expect(page.router.state.location.state).toEqual({ requested: '/creator' });
  expect(page.calls).not.toContain(ADDRESS);
});

test('[CREATOR-10] [AMBIG-01] [AMBIG-27] a private provider leads to /contacts, signed in or not', async () => {
  const config = {
    'GET /api/web-admin/': () => ({ data: { provider: 'p', isPrivate: true, title: {}, tags: [] } }),
  };
  for (const user of [creator, null]) {
    const page = await open(config, user);
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/contacts');
  }
});

test('[CREATOR-02] [CREATOR-03] the plus card comes first and leads to the introduction', async () => {
  await open(list([portal('a'), portal('b')]));
  await cardOf('Portal a');
  const [first, ...others] = within(screen.getByRole('list', { name: 'My portals' })).getAllByRole(
    'listitem',
  );
  if (!first) throw new Error('the list is empty');
  expect(within(first).getByRole('link').getAttribute('href')).toBe('/creator/wizard#introduction');
  expect(others.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Portal a',
    'Portal b',
  ]);
});

test.each([
  ['DRAFT', 'Draft', 'neutral'],
  ['USER_DRAFT', 'User Draft', 'warning'],
  ['REJECT', 'Reject', 'danger'],
  ['RELEASE', 'Release', 'success'],
] as const)(
  '[CREATOR-04] [CREATOR-05] [CREATOR-06] [AMBIG-45] %s reads %s in %s',
  async (status: PortalStatus, words, tone) => {
    await open(list([portal('a', { status, imageURL: '/images/i1' })]));
    const card = await cardOf('Portal a');
    expect(card.querySelector('img')?.getAttribute('src')).toContain('/images/i1');
    expect(within(card).getByText(words).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  },
);

test('[CREATOR-05] [OPEN-20] in Thai REJECT reads as waiting for changes', () => {
  expect(thaiMessages.status.REJECT).toBe(THAI_WORDS.reject);
});

test.each([
  [0, '#introduction'],
  [2, '#2'],
  [6, '#finish'],
])(
  '[CREATOR-07] stepIndex %d continues in the wizard at %s with the id in navigation state',
  async (stepIndex, hash) => {
    const page = await open(list([portal('a', { status: 'DRAFT', stepIndex })]));
    const card = await cardOf('Portal a');
    expect(within(card).queryByRole('link', { name: 'Edit' })).toBeNull();
    await page.user.click(within(card).getByRole('link', { name: 'Continue' }));
    expect(page.address()).toBe(`/creator/wizard${hash}`);
    expect(page.router.state.location.state).toEqual({ id: 'a' });
  },
);

test('[CREATOR-08] without stepIndex Edit leads to the page with its provider', async () => {
  await open(list([portal('a')]));
  const card = await cardOf('Portal a');
  expect(within(card).getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/portals/a?provider=klaijai',
  );
  expect(within(card).queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('[OPEN-01] the reason of a rejection stands on the card, and on no other', async () => {
  await open(
    list([
      portal('a', { status: 'REJECT', rejectReason: 'The picture is blurred.' }),
      portal('b', { status: 'RELEASE', rejectReason: 'Settled long ago.' }),
    ]),
  );
  expect(within(await cardOf('Portal a')).getByText('The picture is blurred.')).toBeTruthy();
  expect(screen.queryByText('Settled long ago.')).toBeNull();
});

test('[CREATOR-09] a loading indicator stands while the list loads', async () => {
  await open({ [ADDRESS]: () => new Promise(() => undefined) });
  expect((await screen.findByText('Loading your portals')).closest('[aria-busy=true]')).toBeTruthy();
});

test('without portals the list says how to begin', async () => {
  await open(list([]));
  expect(await screen.findByText(messages.myPortals.empty)).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.myPortals.new })).toBeTruthy();
});

test('[API-05] [OPEN-38] a failure is said with its status and can be retried', async () => {
  let isBroken = true;
  const page = await open({
    [ADDRESS]: () => (isBroken ? new Response('', { status: 503 }) : { ok: true, data: [portal('a')] }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Error: 503');
  expect(screen.queryByText(messages.myPortals.empty)).toBeNull();
  isBroken = false;
  await page.user.click(screen.getByRole('button', { name: messages.page.retry }));
  expect(await cardOf('Portal a')).toBeTruthy();
});

test('of hundreds of portals a part is drawn, and the rest on demand', async () => {
  const page = await open(list(Array.from({ length: 300 }, (_, number) => portal(`n${number}`))));
  await cardOf('Portal n0');
  expect(screen.getAllByRole('article')).toHaveLength(48);
  await page.user.click(screen.getByRole('button', { name: 'Show more (252)' }));
  expect(screen.getAllByRole('article')).toHaveLength(96);
});

test('[OPEN-01] moderators find the way to the review queue, others do not', async () => {
  await open(list([]), { ...creator, roles: ['admin'] });
  expect((await screen.findByRole('link', { name: 'Review' })).getAttribute('href')).toBe('/creator/review');
  await open(list([]));
  await screen.findByText(messages.myPortals.empty);
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});

test('[OPEN-38] offline is told as what it is', async () => {
  await open({
    [ADDRESS]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findByText(messages.page.offline)).toBeTruthy();
});
