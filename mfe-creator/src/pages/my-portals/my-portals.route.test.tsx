import { beforeEach, describe, expect, test } from '@jest/globals';
import { sessionApi } from '@portico/shared/api';
import type { AuthUser, Portal, PortalStatus } from '@portico/shared/contracts';
import { signedOut } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform, stubIntersectionObserver } from '@portico/shared/testing';
import { color } from '@portico/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import { creatorApi } from '../../creator.api.ts';
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

const open = (server: Record<string, FakeCall>, user: AuthUser | null = creator) =>
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
  expect(page.calls.join()).not.toContain(ADDRESS);
});

test('[OPEN-30, LOGIN-13] Logout leads home also from a page whose guard still stands, and shows no other address', async () => {
  const seen: string[] = [];
  const page = await open({ ...list([portal('a')]), 'DELETE /api/auth/login': () => ({ status: 'ok' }) });
  await cardOf('Portal a');
  page.router.subscribe(({ location }) => seen.push(location.pathname));
  await act(() => page.store.dispatch(sessionApi.endpoints.logout.initiate()));
  await screen.findByTestId('elsewhere');
  expect(new Set(seen)).toEqual(new Set(['/']));
});

test('[AMBIG-26, CREATOR-01] a session that the server has ended leads to /login', async () => {
  const page = await open(list([portal('a')]));
  await cardOf('Portal a');
  act(() => void page.store.dispatch(signedOut()));
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/login');
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
  ['DRAFT', 'Draft', color.inkMuted],
  ['USER_DRAFT', 'User Draft', color.warning],
  ['REJECT', 'Reject', color.danger],
  ['RELEASE', 'Release', color.success],
] as const)(
  '[CREATOR-04] [CREATOR-05] [CREATOR-06] [AMBIG-45] %s reads %s in %s',
  async (status: PortalStatus, words, ink) => {
    await open(list([portal('a', { status, imageURL: '/images/i1' })]));
    const card = await cardOf('Portal a');
    expect(card.querySelector('img')?.getAttribute('src')).toContain('/images/i1');
    expect(getComputedStyle(within(card).getByText(words)).color).toBe(ink);
  },
);

test('[CREATOR-05] [OPEN-20] in Thai REJECT reads as waiting for changes', () => {
  expect(thaiMessages.status.REJECT).toBe('รอการแก้ไข');
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

describe('many portals', () => {
  let portals: Portal[];
  let isBroken: boolean;
  /** As the server pages; pages are smaller than what is requested, as a server may have them. */
  const paged: FakeCall = ({ url }) => {
    if (isBroken) return new Response('', { status: 503 });
    const start = Number(url.searchParams.get('_start'));
    expect(Number(url.searchParams.get('_limit'))).toBe(48);
    return Response.json(
      { ok: true, data: portals.slice(start, start + 2) },
      { headers: { 'x-total-count': String(portals.length) } },
    );
  };
  const titles = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  beforeEach(() => {
    portals = ['a', 'b', 'c', 'd', 'e'].map((id) => portal(id));
    isBroken = false;
  });

  test('come in pages by a button, which says how many are left', async () => {
    const page = await open({ [ADDRESS]: paged });
    await page.user.click(await screen.findByRole('button', { name: 'Show more (3)' }));
    await cardOf('Portal d');
    expect(screen.getByRole('status').textContent).toBe('Showing 4 of 5');
    await page.user.click(screen.getByRole('button', { name: 'Show more (1)' }));
    await cardOf('Portal e');
    expect(titles()).toEqual(['Portal a', 'Portal b', 'Portal c', 'Portal d', 'Portal e']);
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Showing 5 of 5');
    expect(page.calls.filter((call) => call.startsWith(ADDRESS))).toHaveLength(3);
  });

  test('[CONST-06] come as the end of the list gets within 200 px', async () => {
    const observer = stubIntersectionObserver();
    try {
      await open({ [ADDRESS]: paged });
      await cardOf('Portal b');
      expect(screen.queryByRole('heading', { name: 'Portal c' })).toBeNull();
      await waitFor(() => expect(observer.rootMargin()).toBe('0px 0px 200px 0px'));
      await observer.enterAll();
      await cardOf('Portal d');
    } finally {
      observer.restore();
    }
  });

  test('[OPEN-38] a page that fails is offered again, and what is loaded stays', async () => {
    const page = await open({ [ADDRESS]: paged });
    const more = await screen.findByRole('button', { name: 'Show more (3)' });
    isBroken = true;
    await page.user.click(more);
    expect((await screen.findByRole('alert')).textContent).toContain(messages.list.failed);
    expect(titles()).toEqual(['Portal a', 'Portal b']);
    isBroken = false;
    await page.user.click(screen.getByRole('button', { name: messages.page.retry }));
    await cardOf('Portal d');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a deleted one leaves its place to the next', async () => {
    const page = await open({
      [ADDRESS]: paged,
      'DELETE /api/portal/:id': ({ params }) => {
        portals = portals.filter(({ _id }) => _id !== params['id']);
        return { status: 'ok', data: { _id: params['id'] } };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show more (3)' }));
    await cardOf('Portal d');
    await act(async () => {
      await (page.store.dispatch(
        creatorApi.endpoints.deletePortal.initiate('b') as never,
      ) as Promise<unknown>);
    });
    await waitFor(() => expect(titles()).toEqual(['Portal a', 'Portal c', 'Portal d', 'Portal e']));
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  test.each([
    ['removed', () => portals.slice(1), ['Portal b', 'Portal c', 'Portal d', 'Portal e']],
    ['added', () => [portal('new'), ...portals], ['Portal new', 'Portal a', 'Portal b', 'Portal c']],
  ])('none is missing or shown twice when one was %s between two pages', async (_what, changed, shown) => {
    const page = await open({ [ADDRESS]: paged });
    const more = await screen.findByRole('button', { name: 'Show more (3)' });
    portals = changed();
    await page.user.click(more);
    await waitFor(() => expect(titles()).toEqual(shown));
  });

  test('one that moved down between two pages is shown once', async () => {
    const page = await open({ [ADDRESS]: paged });
    const more = await screen.findByRole('button', { name: 'Show more (3)' });
    portals = ['c', 'a', 'b', 'd', 'e'].map((id) => portal(id));
    await page.user.click(more);
    await cardOf('Portal d');
    expect(titles()).toEqual(['Portal a', 'Portal b', 'Portal d']);
  });
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

describe('invitations', () => {
  const invitation = { portalId: 'p9', title: { en: 'Doi Inthanon' }, invitedBy: 'Malee', at: '2026-11-01' };
  const server = (answer: () => unknown, path: string) => {
    let isOpen = true;
    return {
      ...list([]),
      'GET /api/invitations': () => ({ status: 'ok', data: isOpen ? [invitation] : [] }),
      [`POST /api/portal/:id/editors/${path}`]: () => {
        isOpen = false;
        return answer();
      },
    };
  };

  test.each([
    ['Accept', 'accept', 'You can now edit “Doi Inthanon”'],
    ['Decline', 'decline', 'The invitation to “Doi Inthanon” is declined'],
  ])('[OPEN-54] %s', async (button, path, said) => {
    const page = await open(server(() => ({ status: 'ok', data: [] }), path));
    expect(await screen.findByText('Malee invites you to edit “Doi Inthanon”')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: `${button} the invitation to “Doi Inthanon”` }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull());
    expect(page.calls).toContain(`POST /api/portal/p9/editors/${path}`);
    expect(JSON.stringify(page.store.getState())).toContain(said);
  });

  test('[OPEN-54] without any nothing is shown', async () => {
    const page = await open({ ...list([]), 'GET /api/invitations': () => ({ status: 'ok', data: [] }) });
    await waitFor(() => expect(page.calls).toContain('GET /api/invitations'));
    expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull();
  });
});
