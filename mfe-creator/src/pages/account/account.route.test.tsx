import { describe, expect, test } from '@jest/globals';
import { baseApi, sessionApi } from '@portico/shared/api';
import type { AuthUser } from '@portico/shared/contracts';
import { selectNotices, selectUser, signedOut } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './account.route.tsx';

const creator = {
  uid: 'u1',
  username: 'creator',
  displayName: 'Baikhao',
  roles: ['portal_creator' as const],
};
const here = {
  id: 's1',
  browser: 'Firefox',
  system: 'Android',
  createdDate: '2026-11-21T05:00:00.000Z',
  lastUsedDate: '2026-11-21T06:00:00.000Z',
  isCurrent: true,
};
const there = { ...here, id: 's2', browser: 'Safari', system: 'iOS', isCurrent: false };
const unknown = { id: 's3', isCurrent: false };
const account = {
  username: 'creator',
  displayName: 'Nok',
  hasPassword: true,
  hasTotp: false,
  hasPasskeys: false,
  recoveryCodes: 0,
};
const done: FakeCall = () => ({ status: 'ok' });
const refuses =
  (status: number, reply: object = {}): FakeCall =>
  () =>
    Response.json({ status: 'fail', code: 'x', reason: 'No.', ...reply }, { status });

async function open(server: Record<string, FakeCall> = {}, user: AuthUser | null = creator) {
  const page = await renderWithPlatform(
    { routes: [{ path: '/creator/account', Component }], url: '/creator/account' },
    {
      namespace: 'mfe-creator',
      messages,
      server: {
        'GET /api/account': () => ({ status: 'ok', data: account }),
        'GET /api/account/passkeys': () => ({ status: 'ok', data: [] }),
        'GET /api/account/sessions': () => ({ status: 'ok', data: [here, there, unknown] }),
        ...server,
      },
      ...(user ? { user } : {}),
    },
  );
  const field = (name: string) =>
    waitFor(() => {
      const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (!input) throw new Error(`no field ${name}`);
      return input;
    });
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await page.user.type(await field(name), value);
  };
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const notices = () => selectNotices(page.store.getState()).map(({ text }) => text);
  return { ...page, field, fill, press, notices };
}

const RIGHT = {
  currentPassword: 'creator-demo',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};
const SUBMIT = messages.account.password.submit;

test('signed-out users go to /login, or home where there is no /login', async () => {
  const page = await open({}, null);
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/login');
  expect(page.router.state.location.state).toEqual({ requested: '/creator/account' });
});

test('[OPEN-30, LOGIN-13] Logout goes home without showing another address on the way', async () => {
  const seen: string[] = [];
  const page = await open({ 'DELETE /api/auth/login': done });
  await page.field('currentPassword');
  page.router.subscribe(({ location }) => seen.push(location.pathname));
  await act(() => page.store.dispatch(sessionApi.endpoints.logout.initiate()));
  await screen.findByTestId('elsewhere');
  expect(new Set(seen)).toEqual(new Set(['/']));
});

test('[AMBIG-26] a session ended by the server goes to /login without showing another address on the way', async () => {
  const seen: string[] = [];
  const page = await open();
  await page.field('currentPassword');
  page.router.subscribe(({ location }) => seen.push(location.pathname));
  act(() => void page.store.dispatch(signedOut()));
  await screen.findByTestId('elsewhere');
  expect(new Set(seen)).toEqual(new Set(['/login']));
  expect(page.router.state.location.state).toEqual({ requested: '/creator/account' });
});

test('a private provider shows the account of a signed-in user, and sends others home', async () => {
  const config = {
    'GET /api/web-admin/': () => ({ data: { provider: 'p', isPrivate: true, title: {}, tags: [] } }),
  };
  const signedIn = await open(config);
  await signedIn.field('currentPassword');
  signedIn.unmount();
  const page = await open(config, null);
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/');
});

test('an account that fails to load can be retried', async () => {
  let isDown = true;
  const page = await open({
    'GET /api/account': () =>
      isDown
        ? Response.json({ status: 'fail', code: 'crash', reason: 'x' }, { status: 500 })
        : { status: 'ok', data: { ...account, hasPassword: false } },
  });
  await screen.findByText(messages.account.failed);
  isDown = false;
  await page.press(messages.page.retry);
  await screen.findByText(messages.account.password.none);
  expect(document.querySelector('input[name=password]')).toBeNull();
});

test('recovery codes are shown with any second factor', async () => {
  const data = { ...account, hasPasskeys: true, recoveryCodes: 7 };
  await open({ 'GET /api/account': () => ({ status: 'ok', data }) });
  await screen.findByText('Recovery codes left: 7');
});

test('an admin without the required second factor sees a notice until there is one', async () => {
  let hasTotp = false;
  const admin = { ...creator, needsSecondFactor: true as const };
  const page = await open(
    { 'GET /api/account': () => ({ status: 'ok', data: { ...account, hasTotp } }) },
    admin,
  );
  await screen.findByText(messages.account.required.text);
  hasTotp = true;
  page.store.dispatch(baseApi.util.invalidateTags(['Viewer']));
  await waitFor(() => expect(selectUser(page.store.getState())).toEqual(creator));
  expect(screen.queryByText(messages.account.required.text)).toBeNull();
});

describe('an account that its owner leaves', () => {
  const leaving = { ...creator, deletesAt: '2026-12-05T05:00:00.000Z' };
  test('can be cancelled, which opens the other sections and the site again', async () => {
    let deletesAt: string | undefined = leaving.deletesAt;
    const page = await open(
      {
        'GET /api/account': () => ({ status: 'ok', data: { ...account, deletesAt } }),
        'DELETE /api/account/deletion': () => {
          deletesAt = undefined;
          return { status: 'ok' };
        },
      },
      leaving,
    );
    await screen.findByText(/will be deleted on Dec 5, 2026/);
    expect(screen.queryByText(messages.account.password.heading)).toBeNull();
    await page.press(messages.account.leave.keep);
    await screen.findByText(messages.account.password.heading);
    expect(selectUser(page.store.getState())).toEqual(creator);
  });

  test('needs the password, and a refusal stays in the dialog', async () => {
    const bodies: unknown[] = [];
    const page = await open({
      'GET /api/account': () => ({ status: 'ok', data: account }),
      'POST /api/account/deletion': ({ body }) => {
        bodies.push(body);
        return Response.json({ status: 'fail', code: 'conflict', reason: 'last admin' }, { status: 409 });
      },
    });
    await screen.findByText(messages.account.leave.open);
    await page.press(messages.account.leave.open);
    await page.press(messages.account.leave.submit);
    expect(bodies).toEqual([]);
    const dialog = screen.getByRole('alertdialog');
    await page.user.type(within(dialog).getByLabelText(/^Current password/), 'creator-demo');
    await page.press(messages.account.leave.submit);
    await screen.findByText(messages.account.leave.lastAdmin);
    expect(bodies).toEqual([{ data: { currentPassword: 'creator-demo' } }]);
  });
});

test('the name and the language of the profile are sent, and the greeting follows', async () => {
  const bodies: unknown[] = [];
  const page = await open({
    'PUT /api/account/profile': ({ body }) => {
      bodies.push(body);
      return { status: 'ok', data: { displayName: 'Nok Noi', language: 'en' } };
    },
  });
  const name = await screen.findByLabelText(new RegExp(`^${messages.account.profile.name}`));
  await page.user.clear(name);
  await page.user.type(name, 'Nok Noi');
  await page.press(messages.account.profile.save);
  await waitFor(() => expect(selectUser(page.store.getState())?.displayName).toBe('Nok Noi'));
  expect(bodies).toEqual([{ data: { displayName: 'Nok Noi', language: 'en' } }]);
});

test('a site without sign-in offers no passkeys', async () => {
  await open({
    'GET /api/web-admin/': () => ({ data: { provider: 'p', isPrivate: true, title: {}, tags: [] } }),
  });
  await screen.findByRole('heading', { name: messages.account.totp.heading });
  expect(screen.queryByRole('heading', { name: messages.account.passkeys.heading })).toBeNull();
});

describe('the password', () => {
  test('is sent with the current one, and the fields are emptied', async () => {
    const bodies: unknown[] = [];
    const page = await open({
      'POST /api/account/password': (request) => {
        bodies.push(request.body);
        return { status: 'ok' };
      },
    });
    await page.fill(RIGHT);
    await page.press(SUBMIT);
    await waitFor(() => expect(page.notices()).toEqual([messages.account.password.changed]));
    expect(bodies).toEqual([{ data: { currentPassword: 'creator-demo', password: 'correct horse' } }]);
    for (const name of Object.keys(RIGHT)) expect((await page.field(name)).value).toBe('');
  });

  test('is not sent while a field is invalid; the first invalid field gets the focus', async () => {
    const page = await open();
    await page.fill({ password: 'short', confirmPassword: 'other' });
    await page.press(SUBMIT);
    expect(document.activeElement).toBe(await page.field('currentPassword'));
    expect(screen.getByText(messages.signUp.required)).toBeTruthy();
    expect(screen.getByText(messages.signUp.mismatch)).toBeTruthy();
    expect(page.calls).not.toContain('POST /api/account/password');
  });

  test.each([
    ['currentPassword', 'wrong', messages.account.password.wrong],
    ['password', 'password-common', 'Many people use this password. Please choose another.'],
    ['password', 'password-name', 'Please choose a password that isn’t your name or the name of this site.'],
  ])('a refused %s (%s) shows an error at its field, and the input stays', async (path, code, text) => {
    const page = await open({
      'POST /api/account/password': refuses(400, { details: [{ path, message: 'x', code }] }),
    });
    await page.fill(RIGHT);
    await page.press(SUBMIT);
    await screen.findByText(text);
    const field = await page.field(path);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect((await page.field('confirmPassword')).value).toBe('correct horse');
  });

  test('too many attempts show how long to wait', async () => {
    const page = await open({ 'POST /api/account/password': refuses(429) });
    await page.fill(RIGHT);
    await page.press(SUBMIT);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.login.tooManyTries);
  });
});

describe('sessions', () => {
  test('are listed with their devices; this one has no button to end it', async () => {
    await open();
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('bdi')?.textContent)).toEqual([
      'Firefox · Android',
      'Safari · iOS',
      messages.account.sessions.unknown,
    ]);
    expect(rows.map((row) => row.querySelector('button') !== null)).toEqual([false, true, true]);
    expect(within(rows[0] as HTMLElement).getByText(messages.account.sessions.current)).toBeTruthy();
  });

  test('a session is ended, and the list is fetched again', async () => {
    const sessions = [here, there];
    const page = await open({
      'GET /api/account/sessions': () => ({ status: 'ok', data: [...sessions] }),
      'DELETE /api/account/sessions/s2': () => {
        sessions.pop();
        return { status: 'ok' };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Sign out: Safari · iOS' }));
    await screen.findByText(messages.account.sessions.only);
    expect(page.notices()).toEqual([messages.account.sessions.ended]);
  });

  test('all others are ended after a confirmation', async () => {
    const page = await open({ 'DELETE /api/account/sessions': done });
    await page.user.click(await screen.findByRole('button', { name: messages.account.sessions.endOthers }));
    const dialog = await screen.findByRole('alertdialog');
    expect(page.calls).not.toContain('DELETE /api/account/sessions');
    await page.user.click(within(dialog).getByRole('button', { name: messages.account.sessions.endOthers }));
    await waitFor(() => expect(page.notices()).toEqual([messages.account.sessions.othersEnded]));
  });

  test('a failed ending is reported, and the session stays in the list', async () => {
    const page = await open({ 'DELETE /api/account/sessions/s2': refuses(503) });
    await page.user.click(await screen.findByRole('button', { name: 'Sign out: Safari · iOS' }));
    await waitFor(() => expect(page.notices()).toEqual([messages.login.serverFailed]));
    expect(screen.getByText('Safari · iOS')).toBeTruthy();
  });
});
