import { beforeEach, expect, jest, test } from '@jest/globals';
import { createStore, SESSION_TOKEN_KEY, selectIsAuthenticated } from '../platform/index.ts';
import { baseApi } from './base-api.ts';
import { restoreSession, sessionApi, startSession } from './session.api.ts';
import { isBackFromSocialSignOut, leaveForSocialSignOut } from './social-session.ts';

const user = { uid: 'u1', username: 's', displayName: 'Somchai', roles: [] };
const END = '/api/auth/social/acme/end';

beforeEach(() => sessionStorage.clear());

function openPage() {
  const calls: string[] = [];
  const store = createStore({
    api: baseApi,
    services: {
      fetch: async (address, init) => {
        calls.push(`${init?.method ?? 'GET'} ${address}`);
        return Response.json({ status: 'ok', jsonWebToken: 'token-1', data: user });
      },
    },
  });
  return { store, calls };
}

const signIn = (store: ReturnType<typeof openPage>['store'], endSessionUrl = END) =>
  store.dispatch(sessionApi.endpoints.login.initiate({ provider: 'acme', token: 'id-token', endSessionUrl }));

test('[LOGIN-13] signing out goes to the social provider first; the session ends when the page comes back', async () => {
  await signIn(openPage().store);
  const go = jest.fn();
  expect(leaveForSocialSignOut(go)).toBe(true);
  expect(go).toHaveBeenCalledWith(END);
  expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('token-1');

  const { store, calls } = openPage();
  await restoreSession(store.dispatch);
  expect(calls).toEqual(['DELETE /api/auth/login']);
  expect(selectIsAuthenticated(store.getState())).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('[LOGIN-13] a password session ends on this site only, also after an earlier social session', async () => {
  const { store } = openPage();
  await signIn(store);
  startSession(store.dispatch, { token: 'token-2', user });
  const go = jest.fn();
  expect(leaveForSocialSignOut(go)).toBe(false);
  expect(go).not.toHaveBeenCalled();
  expect(isBackFromSocialSignOut()).toBe(false);
});

test('a sign-out address of another site is never opened', async () => {
  await signIn(openPage().store, 'https://elsewhere.example/');
  expect(leaveForSocialSignOut(jest.fn())).toBe(false);
});

test('without a network the session ends on this site at once', async () => {
  await signIn(openPage().store);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(leaveForSocialSignOut(jest.fn())).toBe(false);
  online.mockRestore();
});
