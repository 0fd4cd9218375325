import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthUser } from '../contracts/user.ts';
import {
  SESSION_TOKEN_KEY,
  selectIsAuthenticated,
  selectSessionSettled,
  selectUser,
  signedIn,
  storeToken,
} from '../platform/session.ts';
import { createStore } from '../platform/store.ts';
import { baseApi } from './base-api.ts';
import { restoreSession, sessionApi } from './session.api.ts';

const user: AuthUser = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: ['portal_creator'] };

type Send = (url: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Response>;
function open(response: Send) {
  const send = jest.fn<Send>(response);
  const store = createStore({ api: baseApi, services: { fetch: send as unknown as typeof fetch } });
  const calls = () =>
    send.mock.calls.map(([url, { method, headers }]) =>
      [method, url, headers['authorization']].join(' ').trim(),
    );
  return { store, send, calls };
}
const fails = (status: number) => async () =>
  Response.json({ status: 'fail', code: 'x', reason: 'No.' }, { status });
const noResponse = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  sessionStorage.clear();
});

describe('restoring the tab’s session', () => {
  test('without a token no request is sent and the visitor is signed out', async () => {
    const { store, calls } = open(fails(500));
    await restoreSession(store.dispatch);
    expect(calls()).toEqual([]);
    expect(selectSessionSettled(store.getState())).toBe(true);
    expect(selectIsAuthenticated(store.getState())).toBe(false);
  });

  test('[LOGIN-10, LOGIN-11, API-04] with a stored token the current user is requested and signed in', async () => {
    sessionStorage.setItem(SESSION_TOKEN_KEY, 'stored-token');
    const { store, calls } = open(async () => Response.json({ status: 'ok', data: user }));
    await restoreSession(store.dispatch);
    expect(calls()).toEqual(['GET /api/auth/login Bearer stored-token']);
    expect(selectUser(store.getState())).toEqual(user);
    expect(selectIsAuthenticated(store.getState())).toBe(true);
    expect(selectSessionSettled(store.getState())).toBe(true);
  });

  test('[LOGIN-12, AMBIG-26] a 401 clears the token and signs the visitor out without a message', async () => {
    const words = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    storeToken('stale');
    const { store } = open(fails(401));
    await restoreSession(store.dispatch);
    expect(selectIsAuthenticated(store.getState())).toBe(false);
    expect(selectSessionSettled(store.getState())).toBe(true);
    expect(sessionStorage).toHaveLength(0);
    expect(words).not.toHaveBeenCalled();
    words.mockRestore();
  });

  test.each([
    ['a network error', noResponse],
    ['a failing server', fails(500)],
  ])('[AMBIG-26] %s leaves the token in place and authenticated', async (_what, response) => {
    storeToken('stored-token');
    const { store } = open(response);
    await restoreSession(store.dispatch);
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('stored-token');
    expect(selectIsAuthenticated(store.getState())).toBe(true);
    expect(selectUser(store.getState())).toBeNull();
    expect(selectSessionSettled(store.getState())).toBe(true);
  });
});

describe('signing in', () => {
  test.each([
    ['username and password', { username: 'creator', password: 'secret' }],
    ['the token of a social provider', { provider: 'line', token: 'social' }],
  ])(
    '[API-03, LOGIN-10] by %s stores the jsonWebToken for the tab and sets the user',
    async (_how, credentials) => {
      const { store, send } = open(async () =>
        Response.json({ status: 'ok', jsonWebToken: 'fresh', data: user }),
      );
      await store.dispatch(sessionApi.endpoints.login.initiate(credentials));
      expect(send.mock.calls[0]?.[0]).toBe('/api/auth/login');
      expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: JSON.stringify(credentials) });
      expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('fresh');
      expect(store.getState().session).toEqual({ token: 'fresh', user, settled: true });
    },
  );

  test('a refused sign-in changes nothing and returns the reason', async () => {
    const { store } = open(fails(400));
    const reply = await store.dispatch(
      sessionApi.endpoints.login.initiate({ username: 'creator', password: 'wrong' }),
    );
    expect(reply).toMatchObject({ error: { kind: 'status', status: 400, reason: 'No.' } });
    expect(selectIsAuthenticated(store.getState())).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('signing out', () => {
  test('sends the token to the server and drops it only after the response', async () => {
    let tokenAtCall: string | null = null;
    const { store, calls } = open(async () => {
      tokenAtCall = sessionStorage.getItem(SESSION_TOKEN_KEY);
      return Response.json({ status: 'ok' });
    });
    storeToken('stored-token');
    store.dispatch(signedIn({ token: 'stored-token', user }));
    await store.dispatch(sessionApi.endpoints.logout.initiate());
    expect(calls()).toEqual(['DELETE /api/auth/login Bearer stored-token']);
    expect(tokenAtCall).toBe('stored-token');
    expect(sessionStorage).toHaveLength(0);
    expect(store.getState().session).toEqual({ token: null, user: null, settled: true, hasLoggedOut: true });
  });

  test.each([
    ['a failing server', fails(500)],
    ['a lost connection', noResponse],
  ])('ends the session in the page despite %s', async (_what, response) => {
    const { store } = open(response);
    storeToken('stored-token');
    store.dispatch(signedIn({ token: 'stored-token', user }));
    await store.dispatch(sessionApi.endpoints.logout.initiate());
    await Promise.resolve();
    expect(selectIsAuthenticated(store.getState())).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });
});
