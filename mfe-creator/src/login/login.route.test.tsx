import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthUser } from '@portico/shared/contracts';
import { SESSION_TOKEN_KEY } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import thaiMessages from '../../locales/th.json';
import { Component } from './login.route.tsx';

const creator: AuthUser = {
  uid: 'u1',
  username: 'creator',
  displayName: 'Baikhao',
  roles: ['portal_creator'],
};
const routes = [{ path: '/login', Component }];
const LITERAL = 'Please Check Your Username Or Password Is Incorrect';

const accepts = () => ({ status: 'ok', jsonWebToken: 'token-1', data: creator });
const answers = (status: number) => () =>
  Response.json({ status: 'fail', code: 'x', reason: 'No.' }, { status });

async function openForm(
  options: Partial<Parameters<typeof renderWithPlatform>[1]> = {},
  url = '/login',
  state?: unknown,
) {
  const page = await renderWithPlatform(
    { routes, url, state },
    { namespace: 'mfe-creator', messages, ...options },
  );
  await page.user.click(screen.getByRole('button', { expanded: false }));
  const [username] = screen.getAllByRole('textbox');
  const password = document.querySelector<HTMLInputElement>('input[name=password]');
  if (!username || !password) throw new Error('the form is not there');
  return { ...page, username, password };
}

async function signIn(page: Awaited<ReturnType<typeof openForm>>) {
  await page.user.type(page.username, 'creator');
  await page.user.type(page.password, 'creator-demo');
  await page.user.keyboard('{Enter}');
}

describe('the form', () => {
  test('[LOGIN-02] is revealed and hidden by the toggle', async () => {
    const { user } = await renderWithPlatform(
      { routes, url: '/login' },
      { namespace: 'mfe-creator', messages },
    );
    const toggle = screen.getByRole('button', { name: 'User Login' });
    expect(screen.queryByRole('button', { name: 'SIGN IN' })).toBeNull();
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('textbox', { name: /Username/ })).toBe(document.activeElement);
    expect(screen.getByRole('button', { name: 'SIGN IN' })).toBeTruthy();
    await user.click(toggle);
    expect(screen.queryByRole('button', { name: 'SIGN IN' })).toBeNull();
  });

  test('[LOGIN-04] SIGN IN is disabled until both fields are filled', async () => {
    const { user, username, password } = await openForm();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'SIGN IN' });
    expect(button.disabled).toBe(true);
    await user.type(username, 'creator');
    expect(button.disabled).toBe(true);
    await user.type(password, 'x');
    expect(button.disabled).toBe(false);
    await user.clear(username);
    await user.type(username, '   ');
    expect(button.disabled).toBe(true);
  });

  test("[LOGIN-05] [AMBIG-30] an empty password says 'Required' once it was left, until it is filled", async () => {
    const { user, username, password } = await openForm();
    await user.click(password);
    expect(screen.queryByText('Required')).toBeNull();
    await user.click(username);
    expect(screen.getByText('Required')).toBeTruthy();
    expect(password.getAttribute('aria-invalid')).toBe('true');
    await user.type(password, 'x');
    expect(screen.queryByText('Required')).toBeNull();
  });
});

describe('a failure', () => {
  test('[ERR-01] [T-21] is said in the page, by an alert with the literal words, and keeps the input', async () => {
    const nativeAlert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const page = await openForm({ server: { 'POST /api/auth/login': answers(401) } });
    await signIn(page);
    expect((await screen.findByRole('alert')).textContent).toBe(LITERAL);
    expect([(page.username as HTMLInputElement).value, page.password.value]).toEqual([
      'creator',
      'creator-demo',
    ]);
    expect(page.address()).toBe('/login');
    expect(nativeAlert).not.toHaveBeenCalled();
    nativeAlert.mockRestore();
  });

  test('[T-21] in another language the literal words bring a translated line', async () => {
    const page = await openForm({
      language: 'th',
      messages: thaiMessages,
      server: { 'POST /api/auth/login': answers(401) },
    });
    await signIn(page);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(LITERAL);
    expect(alert.textContent).toContain(thaiMessages.login.wrongCredentials);
  });

  test.each([
    [429, messages.login.tooManyTries],
    [503, messages.login.serverFailed],
  ])('of the server (%d) does not blame the input', async (status, words) => {
    const page = await openForm({ server: { 'POST /api/auth/login': answers(status) } });
    await signIn(page);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });
});

describe('after success', () => {
  const server = { 'POST /api/auth/login': accepts };

  test('[LOGIN-08] [LOGIN-10] the token is kept for the tab and the way leads to /creator', async () => {
    const page = await openForm({ server });
    await signIn(page);
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/creator');
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('token-1');
    expect(page.store.getState().session.user).toEqual(creator);
  });

  test('[LOGIN-07] backTo is followed with its query', async () => {
    const page = await openForm(
      { server },
      `/login?backTo=${encodeURIComponent('/portals/abc?provider=klaijai')}`,
    );
    await signIn(page);
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/portals/abc?provider=klaijai');
  });

  test('[T-02] a backTo to another site is not followed', async () => {
    const page = await openForm({ server }, '/login?backTo=//elsewhere.example/creator');
    await signIn(page);
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/creator');
  });

  test('[AMBIG-25] without backTo the page asked for before is opened', async () => {
    const page = await openForm({ server }, '/login', { requested: '/creator/wizard?x=1#introduction' });
    await signIn(page);
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/creator/wizard?x=1#introduction');
  });
});

test('[LOGIN-08] who is signed in already goes on at once', async () => {
  const page = await renderWithPlatform(
    { routes, url: '/login' },
    { namespace: 'mfe-creator', messages, user: creator },
  );
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/creator');
});

test('[LOGIN-09] [AMBIG-25] a private provider has no login page, not even for the signed-in', async () => {
  const page = await renderWithPlatform(
    { routes, url: '/login' },
    {
      namespace: 'mfe-creator',
      messages,
      user: creator,
      server: {
        'GET /api/web-admin/': () => ({ data: { provider: 'p', isPrivate: true, title: {}, tags: [] } }),
      },
    },
  );
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/404');
});

describe('a token in the address', () => {
  const publicSite = { provider: 'p', isPrivate: false, title: {}, tags: [] };
  const asked: (string | null)[] = [];
  const whoIs =
    (user: AuthUser | undefined): FakeCall =>
    ({ headers }) => {
      asked.push(headers.get('authorization'));
      return user ? { status: 'ok', data: user } : answers(401)();
    };
  const open = (
    user: AuthUser | undefined,
    options: Partial<Parameters<typeof renderWithPlatform>[1]> = {},
  ) =>
    renderWithPlatform(
      { routes, url: '/login?token=offered&backTo=%2Ftowns' },
      {
        namespace: 'mfe-creator',
        messages,
        server: { 'GET /api/web-admin/': () => ({ data: publicSite }), 'GET /api/auth/login': whoIs(user) },
        ...options,
      },
    );
  beforeEach(() => {
    asked.length = 0;
    sessionStorage.clear();
  });

  test('[LOGIN-06, LOGIN-07, T-01] leaves it at once, and becomes the session when its person says so', async () => {
    const page = await open(creator);
    await screen.findByRole('heading', { name: 'Continue as Baikhao?' });
    expect(page.address()).toBe('/login?backTo=%2Ftowns');
    expect(asked).toEqual(['Bearer offered']);
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByTestId('elsewhere')).toBeTruthy();
    expect(page.address()).toBe('/towns');
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('offered');
  });

  test('[T-01] of somebody else than who is signed in is not taken up unasked, and can be refused', async () => {
    const other = { ...creator, uid: 'u2', displayName: 'Mali' };
    const page = await open(creator, { user: other });
    await page.user.click(await screen.findByRole('button', { name: 'Not me' }));
    expect(await screen.findByTestId('elsewhere')).toBeTruthy();
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).not.toBe('offered');
  });

  test('[T-01] of the person who is signed in is taken up without a question', async () => {
    const page = await open(creator, { user: creator });
    expect(await screen.findByTestId('elsewhere')).toBeTruthy();
    expect(page.address()).toBe('/towns');
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('offered');
  });

  test('[T-01] that is not valid is dropped, and the form is there', async () => {
    const page = await open(undefined);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(page.address()).toBe('/login?backTo=%2Ftowns'));
    expect(screen.getByRole('button', { name: 'User Login' })).toBeTruthy();
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBeNull();
  });
});
