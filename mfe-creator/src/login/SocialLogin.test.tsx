import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type AuthUser, SOCIAL_SIGN_IN_MESSAGE } from '@portico/shared/contracts';
import { SESSION_TOKEN_KEY } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import thaiMessages from '../../locales/th.json';
import { Component } from '../pages/login/login.route.tsx';

const somchai: AuthUser = { uid: 'u1', username: 's', displayName: 'Somchai', roles: ['portal_creator'] };
const ACME = { id: 'acme', name: 'Acme', endSessionUrl: '/api/auth/social/acme/end' };
const bodies: unknown[] = [];
const accepts: FakeCall = ({ body }) => {
  bodies.push(body);
  return { status: 'ok', jsonWebToken: 'token-1', data: somchai };
};
const refuses = (status: number, code: string, reason: string) => () =>
  Response.json({ status: 'fail', code, reason }, { status });

/** Replaces the popup window. */
const opened = { closed: false, focus: jest.fn(), close: jest.fn() };
let openWindow: jest.SpiedFunction<typeof window.open>;

beforeEach(() => {
  bodies.length = 0;
  sessionStorage.clear();
  opened.closed = false;
  openWindow = jest
    .spyOn(window, 'open')
    .mockReset()
    .mockReturnValue(opened as unknown as Window);
});

async function open(
  server: Record<string, FakeCall> = {},
  options: Partial<Parameters<typeof renderWithPlatform>[1]> = {},
) {
  const page = await renderWithPlatform(
    { routes: [{ path: '/login', Component }], url: '/login' },
    {
      namespace: 'mfe-creator',
      messages,
      server: {
        'GET /api/auth/providers': () => ({ status: 'ok', data: [ACME] }),
        'POST /api/auth/login': accepts,
        ...server,
      },
      ...options,
    },
  );
  return {
    ...page,
    start: async () => {
      const name = options.language === 'th' ? 'ดำเนินการต่อด้วย Acme' : 'Continue with Acme';
      await page.user.click(await screen.findByRole('button', { name }));
    },
  };
}

const says = (message: object, origin = window.location.origin) =>
  act(() => {
    const data = { type: SOCIAL_SIGN_IN_MESSAGE, provider: 'acme', ...message };
    window.dispatchEvent(new MessageEvent('message', { data, origin }));
  });

test('[LOGIN-01] [LOGIN-14] every social provider has a button, and its token starts the session', async () => {
  const page = await open();
  await page.start();
  expect(openWindow.mock.lastCall?.[0]).toBe('/api/auth/social/acme/start');
  expect(screen.getByText(messages.social.goOnThere)).toBeTruthy();
  says({ token: 'id-token' });
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/creator');
  expect(bodies).toEqual([{ provider: 'acme', token: 'id-token' }]);
  expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('token-1');
});

test('[LOGIN-13] the provider’s sign-out address is stored with the session', async () => {
  const page = await open();
  await page.start();
  says({ token: 'id-token' });
  await screen.findByTestId('elsewhere');
  expect(Object.entries(sessionStorage).flat()).toContain(ACME.endSessionUrl);
});

test('a message of another site or provider is ignored', async () => {
  const page = await open();
  await page.start();
  says({ token: 'stolen' }, 'https://elsewhere.example');
  says({ token: 'other', provider: 'umbrella' });
  says({ token: 'right' });
  await screen.findByTestId('elsewhere');
  expect(bodies).toEqual([{ provider: 'acme', token: 'right' }]);
});

test('a popup that lost its opener reaches the page, and gets a response', async () => {
  const page = await open();
  await page.start();
  const channel = new BroadcastChannel(SOCIAL_SIGN_IN_MESSAGE);
  const responses: unknown[] = [];
  channel.onmessage = ({ data }) => responses.push(data);
  channel.postMessage({ type: SOCIAL_SIGN_IN_MESSAGE, provider: 'acme', token: 'called' });
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/creator');
  await waitFor(() => expect(responses).toEqual(['taken']));
  channel.close();
});

test('the result of a sign-in that replaced the page is used', async () => {
  const left = { type: SOCIAL_SIGN_IN_MESSAGE, provider: 'acme', token: 'left' };
  sessionStorage.setItem(SOCIAL_SIGN_IN_MESSAGE, JSON.stringify(left));
  const page = await open();
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/creator');
  expect(sessionStorage.getItem(SOCIAL_SIGN_IN_MESSAGE)).toBeNull();
});

test('a closed popup is not a failure, and its last message still counts', async () => {
  const page = await open();
  await page.start();
  opened.closed = true;
  await waitFor(() => expect(screen.queryByText(messages.social.goOnThere)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  says({ token: 'late' });
  expect(await screen.findByTestId('elsewhere')).toBeTruthy();
});

test('the popup can be shown again, and cancelled', async () => {
  const page = await open();
  await page.start();
  await page.user.click(screen.getByRole('button', { name: messages.social.showWindow }));
  expect(opened.focus).toHaveBeenCalled();
  await page.user.click(screen.getByRole('button', { name: messages.social.cancel }));
  expect(opened.close).toHaveBeenCalled();
  says({ token: 'too late' });
  expect(screen.getByRole('button', { name: 'Continue with Acme' }).getAttribute('aria-busy')).toBeNull();
  expect(bodies).toEqual([]);
});

describe('a failure', () => {
  test('[ERR-05] a blocked popup shows the literal message', async () => {
    openWindow.mockReturnValue(null);
    const page = await open();
    await page.start();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Please change browser, this browser is block pop-up',
    );
  });

  test.each([
    ['[ERR-02]', 'invalid-email', 'The specified user account email is invalid.'],
    ['[ERR-03]', 'invalid-password', 'The specified user account password is incorrect.'],
    ['[ERR-04]', 'invalid-user', 'The specified user account does not exist.'],
    ['[ERR-06]', 'sign-in-failed', 'Error logging user in: The person said no.'],
  ])(
    '%s from the popup shows an alert with its message and a translation: %s',
    async (_id, error, message) => {
      const page = await open({}, { language: 'th', messages: thaiMessages });
      await page.start();
      says({ error, message });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(message);
      expect(alert.textContent).toContain(thaiMessages.social[error as keyof typeof thaiMessages.social]);
      expect(bodies).toEqual([]);
    },
  );

  test.each([
    [
      '[ERR-04]',
      refuses(401, 'invalid-user', 'The specified user account does not exist.'),
      'does not exist.',
    ],
    ['[ERR-06]', refuses(500, 'internal', 'Oh.'), 'Error logging user in: Oh.'],
    [
      '[ERR-06]',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'Error logging user in: Network Error',
    ],
  ])('%s of the token exchange is reported in the same way', async (_id, response, words) => {
    const page = await open({ 'POST /api/auth/login': response });
    await page.start();
    says({ token: 'id-token' });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    // A second attempt is possible at once.
    expect(screen.getByRole('button', { name: 'Continue with Acme' }).getAttribute('aria-busy')).toBeNull();
  });
});

test('without social providers only the form is shown; a failed list can be retried', async () => {
  await open({ 'GET /api/auth/providers': () => ({ status: 'ok', data: [] }) });
  await waitFor(() => expect(screen.queryByText(messages.social.loading)).toBeNull());
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  let isBroken = true;
  const page = await open({
    'GET /api/auth/providers': () =>
      isBroken ? new Response('', { status: 500 }) : { status: 'ok', data: [ACME] },
  });
  await screen.findByText(messages.social.notLoaded);
  isBroken = false;
  await page.user.click(screen.getByRole('button', { name: messages.page.retry }));
  expect(await screen.findByRole('button', { name: 'Continue with Acme' })).toBeTruthy();
});
