import { describe, expect, test } from '@jest/globals';
import { sessionApi } from '@portico/shared/api';
import type { Portal, PortalStatus } from '@portico/shared/contracts';
import { signedOut } from '@portico/shared/platform';
import { color } from '@portico/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import { ADDRESS, cardOf, creator, open, portal } from './testing/my-portals-page.tsx';

const list = (portals: Portal[]) => ({ [ADDRESS]: () => ({ ok: true, data: portals }) });

test('[CREATOR-01] signed-out users are redirected to /login with the requested address', async () => {
  const page = await open(list([]), null);
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/login');
  expect(page.router.state.location.state).toEqual({ requested: '/creator' });
  expect(page.calls.join()).not.toContain(ADDRESS);
});

test('[OPEN-30, LOGIN-13] Logout goes home also from a guarded page, without showing another address', async () => {
  const seen: string[] = [];
  const page = await open({ ...list([portal('a')]), 'DELETE /api/auth/login': () => ({ status: 'ok' }) });
  await cardOf('Portal a');
  page.router.subscribe(({ location }) => seen.push(location.pathname));
  await act(() => page.store.dispatch(sessionApi.endpoints.logout.initiate()));
  await screen.findByTestId('elsewhere');
  expect(new Set(seen)).toEqual(new Set(['/']));
});

test('[AMBIG-26, CREATOR-01] a session ended by the server redirects to /login', async () => {
  const page = await open(list([portal('a')]));
  await cardOf('Portal a');
  act(() => void page.store.dispatch(signedOut()));
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/login');
});

test('[CREATOR-10] [AMBIG-01] [AMBIG-27] a private provider redirects to /contacts, signed in or not', async () => {
  const config = {
    'GET /api/web-admin/': () => ({ data: { provider: 'p', isPrivate: true, title: {}, tags: [] } }),
  };
  for (const user of [creator, null]) {
    const page = await open(config, user);
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/contacts');
  }
});

test('[CREATOR-02] [CREATOR-03] the plus card is first and links to the introduction', async () => {
  await open(list([portal('a'), portal('b')]));
  await cardOf('Portal a');
  const [first, ...others] = within(screen.getByRole('list', { name: 'My pages' })).getAllByRole('listitem');
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

test('[CREATOR-08] without stepIndex Edit links to the page with its provider', async () => {
  await open(list([portal('a')]));
  const card = await cardOf('Portal a');
  expect(within(card).getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/portals/a?provider=klaijai',
  );
  expect(within(card).queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('[OPEN-01] the reason of a rejection is shown on its card only', async () => {
  await open(
    list([
      portal('a', { status: 'REJECT', rejectReason: 'The picture is blurred.' }),
      portal('b', { status: 'RELEASE', rejectReason: 'Settled long ago.' }),
    ]),
  );
  expect(within(await cardOf('Portal a')).getByText('The picture is blurred.')).toBeTruthy();
  expect(screen.queryByText('Settled long ago.')).toBeNull();
});

test('[CREATOR-09] a loading indicator is shown while the list loads', async () => {
  await open({ [ADDRESS]: () => new Promise(() => undefined) });
  expect((await screen.findByText('Loading your pages')).closest('[aria-busy=true]')).toBeTruthy();
});

test('without portals the list shows how to start', async () => {
  await open(list([]));
  expect(await screen.findByText(messages.myPortals.empty)).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.myPortals.new })).toBeTruthy();
});

test('[API-05] [OPEN-38] a failure is shown with its status and can be retried', async () => {
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

test('[OPEN-01] only moderators see the link to the review queue', async () => {
  await open(list([]), { ...creator, roles: ['admin'] });
  expect((await screen.findByRole('link', { name: 'Review' })).getAttribute('href')).toBe('/console/review');
  await open(list([]));
  await screen.findByText(messages.myPortals.empty);
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});

test('[OPEN-38] being offline is shown as such', async () => {
  await open({
    [ADDRESS]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findByText(messages.page.offline)).toBeTruthy();
});

describe('invitations', () => {
  const invitation = { portalId: 'p9', title: { en: 'Doi Inthanon' }, invitedBy: 'Malee', at: '2026-11-01' };
  const server = (response: () => unknown, path: string) => {
    let isOpen = true;
    return {
      ...list([]),
      'GET /api/invitations': () => ({ status: 'ok', data: isOpen ? [invitation] : [] }),
      [`POST /api/portal/:id/editors/${path}`]: () => {
        isOpen = false;
        return response();
      },
    };
  };

  test.each([
    ['Accept', 'accept', 'You can now edit “Doi Inthanon”'],
    ['Decline', 'decline', 'Invitation to “Doi Inthanon” declined'],
  ])('[OPEN-54] %s', async (button, path, message) => {
    const page = await open(server(() => ({ status: 'ok', data: [] }), path));
    expect(await screen.findByText('Malee invites you to edit “Doi Inthanon”')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: `${button} the invitation to “Doi Inthanon”` }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull());
    expect(page.calls).toContain(`POST /api/portal/p9/editors/${path}`);
    expect(JSON.stringify(page.store.getState())).toContain(message);
  });

  test('[OPEN-54] without invitations nothing is shown', async () => {
    const page = await open({ ...list([]), 'GET /api/invitations': () => ({ status: 'ok', data: [] }) });
    await waitFor(() => expect(page.calls).toContain('GET /api/invitations'));
    expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull();
  });
});
