import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthUser } from '@portico/shared/contracts';
import { SESSION_TOKEN_KEY } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import {
  fakeBrowserPasskeys,
  givesPasskey,
  refusesPasskey,
  withoutPasskeys,
} from '../../passkeys/testing/fake-passkeys.ts';
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
    [403, 'No.'],
    [429, messages.login.tooManyTries],
    [503, messages.login.serverFailed],
  ])('of the server (%d) does not blame the input', async (status, words) => {
    const page = await openForm({ server: { 'POST /api/auth/login': answers(status) } });
    await signIn(page);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });
});

describe('an account with a second factor', () => {
  const server = {
    'POST /api/auth/login': () =>
      Response.json({ status: 'fail', code: 'second-factor', reason: 'No.' }, { status: 401 }),
    'POST /api/auth/login/second-factor': accepts,
  };

  test('asks for a code after the password, and then signs in', async () => {
    const page = await openForm({ server });
    await signIn(page);
    const code = await screen.findByLabelText(/^Code/);
    expect(document.activeElement).toBe(code);
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBeNull();
    await page.user.type(code, '123 456{Enter}');
    await screen.findByTestId('elsewhere');
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('token-1');
  });

  test.each([
    [401, messages.login.codeWrong],
    [404, messages.login.codeLate],
    [429, messages.login.tooManyTries],
  ])('tells a refusal with %d, and leads back to the password', async (status, words) => {
    const page = await openForm({
      server: { ...server, 'POST /api/auth/login/second-factor': answers(status) },
    });
    await signIn(page);
    await page.user.type(await screen.findByLabelText(/^Code/), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    await page.user.click(screen.getByRole('button', { name: messages.login.codeBack }));
    expect(screen.getByLabelText(/^Password/)).toBeTruthy();
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

  test('[T-01] of somebody else than who is signed in is not used unasked, and can be refused', async () => {
    const other = { ...creator, uid: 'u2', displayName: 'Mali' };
    const page = await open(creator, { user: other });
    await page.user.click(await screen.findByRole('button', { name: 'Not me' }));
    expect(await screen.findByTestId('elsewhere')).toBeTruthy();
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).not.toBe('offered');
  });

  test('[T-01] of the person who is signed in is used without a question', async () => {
    const page = await open(creator, { user: creator });
    expect(await screen.findByTestId('elsewhere')).toBeTruthy();
    expect(page.address()).toBe('/towns');
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('offered');
  });

  describe('that is a one-time code', () => {
    const redeemed: unknown[] = [];
    const ended: (string | null)[] = [];
    const openWithCode = () =>
      open(undefined, {
        server: {
          'GET /api/web-admin/': () => ({ data: publicSite }),
          'GET /api/auth/login': ({ headers }) =>
            headers.get('authorization') === 'Bearer of-code'
              ? { status: 'ok', data: creator }
              : answers(401)(),
          'POST /api/auth/handoff/redeem': ({ body }) => {
            redeemed.push(body);
            return { status: 'ok', jsonWebToken: 'of-code', data: creator };
          },
          'DELETE /api/auth/login': ({ headers }) => {
            ended.push(headers.get('authorization'));
            return { status: 'ok' };
          },
        },
      });
    beforeEach(() => {
      redeemed.length = 0;
      ended.length = 0;
    });

    test('[OPEN-37, T-01] is exchanged once, and its session is started when its person says so', async () => {
      const page = await openWithCode();
      await screen.findByRole('heading', { name: 'Continue as Baikhao?' });
      expect(page.address()).toBe('/login?backTo=%2Ftowns');
      expect(redeemed).toEqual([{ data: { code: 'offered' } }]);
      expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBeNull();
      await page.user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(await screen.findByTestId('elsewhere')).toBeTruthy();
      expect(page.address()).toBe('/towns');
      expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('of-code');
    });

    test('[T-01] the session of a refused one is ended', async () => {
      const page = await openWithCode();
      await page.user.click(await screen.findByRole('button', { name: 'Not me' }));
      expect(await screen.findByRole('button', { name: 'User Login' })).toBeTruthy();
      await waitFor(() => expect(ended).toEqual(['Bearer of-code']));
      expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBeNull();
    });
  });

  test('[T-01] that is not valid is dropped, and the form is there', async () => {
    const page = await open(undefined);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(page.address()).toBe('/login?backTo=%2Ftowns'));
    expect(screen.getByRole('button', { name: 'User Login' })).toBeTruthy();
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBeNull();
  });
});

test.each([
  ['closed', false],
  ['invitation', false],
  ['open', true],
])('[OPEN-55, LOGIN-03] where sign-up is %s, the way to it is shown: %s', async (signUp, isShown) => {
  await renderWithPlatform(
    { routes, url: '/login' },
    {
      namespace: 'mfe-creator',
      messages,
      server: {
        'GET /api/web-admin/': () => ({
          data: { provider: 'p', isPrivate: false, signUp, title: { en: 'Nan' }, tags: [] },
        }),
      },
    },
  );
  await screen.findByText('Nan');
  expect(screen.queryByRole('link', { name: 'Sign Up' }) !== null).toBe(isShown);
});

describe('a passkey', () => {
  afterEach(withoutPasskeys);
  const name = messages.login.passkey.signIn;
  const options = { challenge: 'AAAA', rpId: 'localhost' };
  const server = {
    'POST /api/auth/passkey/options': () => ({ status: 'ok', data: options }),
    'POST /api/auth/passkey': accepts,
  };
  const openPage = (calls: Record<string, FakeCall> = server) =>
    renderWithPlatform({ routes, url: '/login' }, { namespace: 'mfe-creator', messages, server: calls });

  test('is offered by browsers that have them alone', async () => {
    const without = await openPage();
    await screen.findByRole('button', { name: 'User Login' });
    expect(screen.queryByRole('button', { name })).toBeNull();
    without.unmount();
    fakeBrowserPasskeys();
    await openPage();
    await screen.findByRole('button', { name });
  });

  test('signs in alone, and the page goes on', async () => {
    fakeBrowserPasskeys();
    givesPasskey();
    const page = await openPage();
    await page.user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(page.address()).toBe('/creator'));
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('token-1');
  });

  test('that the person does not choose is no failure of the site', async () => {
    fakeBrowserPasskeys();
    refusesPasskey('NotAllowedError');
    const page = await openPage();
    await page.user.click(screen.getByRole('button', { name }));
    expect((await screen.findByRole('alert')).textContent).toBe(messages.login.passkey.cancelled);
    expect(page.calls).not.toContain('POST /api/auth/passkey');
  });

  test.each([
    [401, messages.login.passkey.refused],
    [404, messages.login.codeLate],
    [409, messages.login.passkey.failed],
    [429, messages.login.tooManyTries],
    [503, messages.login.serverFailed],
  ])('refused with status %d says what to do', async (status, text) => {
    fakeBrowserPasskeys();
    givesPasskey();
    const page = await openPage({ ...server, 'POST /api/auth/passkey': answers(status) });
    await page.user.click(screen.getByRole('button', { name }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  const asksForSecondStep =
    (...ways: string[]) =>
    () =>
      Response.json(
        {
          status: 'fail',
          code: 'second-factor',
          reason: 'x',
          details: ways.map((path) => ({ path, message: 'x' })),
        },
        { status: 401 },
      );

  test('finishes a sign-in whose password was right', async () => {
    fakeBrowserPasskeys();
    givesPasskey();
    const bodies: unknown[] = [];
    const page = await openForm({
      server: {
        'POST /api/auth/login': asksForSecondStep('passkey', 'recovery-code'),
        'POST /api/auth/login/second-factor/passkey-options': () => ({ status: 'ok', data: options }),
        'POST /api/auth/login/second-factor': (request) => {
          bodies.push(request.body);
          return accepts();
        },
      },
    });
    await signIn(page);
    const button = await screen.findByRole('button', { name: messages.login.passkey.use });
    expect(document.activeElement).toBe(button);
    expect(screen.getByText(messages.login.recoveryHint)).toBeTruthy();
    await page.user.click(button);
    await waitFor(() => expect(page.address()).toBe('/creator'));
    expect(bodies).toMatchObject([{ data: { passkey: { type: 'public-key' } } }]);
  });

  test('that the account does not have is not asked for', async () => {
    fakeBrowserPasskeys();
    const page = await openForm({
      server: { 'POST /api/auth/login': asksForSecondStep('totp', 'recovery-code') },
    });
    await signIn(page);
    await screen.findByText(messages.login.codeHint);
    expect(screen.queryByRole('button', { name: messages.login.passkey.use })).toBeNull();
  });
});
