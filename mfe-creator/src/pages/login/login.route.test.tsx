import { describe, expect, jest, test } from '@jest/globals';
import { SESSION_TOKEN_KEY } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import { accepts, creator, openForm, responses, routes, signIn } from './testing/login-form.tsx';

const LITERAL = 'Please Check Your Username Or Password Is Incorrect';

describe('the form', () => {
  test('[LOGIN-02] shows and hides the password by the toggle', async () => {
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

  test("[LOGIN-05] [AMBIG-30] an empty password shows 'Required' after blur, until it is filled", async () => {
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
  test('[ERR-01] [T-21] shows an alert with the literal message in the page, and the input stays', async () => {
    const nativeAlert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const page = await openForm({ server: { 'POST /api/auth/login': responses(401) } });
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

  test('[T-21] in another language the literal message has a translation', async () => {
    const page = await openForm({
      language: 'th',
      messages: thaiMessages,
      server: { 'POST /api/auth/login': responses(401) },
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
    const page = await openForm({ server: { 'POST /api/auth/login': responses(status) } });
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

  test('needs a code after the password, and then signs in', async () => {
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
  ])('reports a refusal with %d, and goes back to the password', async (status, words) => {
    const page = await openForm({
      server: { ...server, 'POST /api/auth/login/second-factor': responses(status) },
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

  test('[LOGIN-08] [LOGIN-10] the token is stored for the tab, and /creator opens', async () => {
    const page = await openForm({ server });
    await signIn(page);
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/creator');
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('token-1');
    expect(page.store.getState().session.user).toEqual(creator);
  });

  test('[LOGIN-07] goes to backTo with its query', async () => {
    const page = await openForm(
      { server },
      `/login?backTo=${encodeURIComponent('/portals/abc?provider=klaijai')}`,
    );
    await signIn(page);
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/portals/abc?provider=klaijai');
  });

  test('[T-02] ignores a backTo to another site', async () => {
    const page = await openForm({ server }, '/login?backTo=//elsewhere.example/creator');
    await signIn(page);
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/creator');
  });

  test('[AMBIG-25] without backTo opens the page requested before', async () => {
    const page = await openForm({ server }, '/login', { requested: '/creator/wizard?x=1#introduction' });
    await signIn(page);
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/creator/wizard?x=1#introduction');
  });
});

test('[LOGIN-08] signed-in users are redirected at once', async () => {
  const page = await renderWithPlatform(
    { routes, url: '/login' },
    { namespace: 'mfe-creator', messages, user: creator },
  );
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/creator');
});

test('[LOGIN-09] [AMBIG-25] a private provider has no login page, not even for signed-in users', async () => {
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
