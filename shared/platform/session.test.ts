import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthUser } from '../contracts/user.ts';
import {
  readStoredToken,
  SESSION_TOKEN_KEY,
  selectIsAuthenticated,
  selectSessionSettled,
  selectUser,
  sessionReducer,
  sessionSettled,
  signedIn,
  signedOut,
  storeToken,
  tokenFound,
} from './session.ts';

const user: AuthUser = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: ['portal_creator'] };
const after = (...actions: Parameters<typeof sessionReducer>[1][]) => ({
  session: actions.reduce(sessionReducer, sessionReducer(undefined, { type: 'start' })),
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the session', () => {
  test('starts signed out and not yet settled', () => {
    const state = after();
    expect([selectIsAuthenticated(state), selectSessionSettled(state), selectUser(state)]).toEqual([
      false,
      false,
      null,
    ]);
  });

  test('[LOGIN-11] a token alone authenticates, and so does a known user', () => {
    expect(selectIsAuthenticated(after(tokenFound('t')))).toBe(true);
    expect(selectIsAuthenticated(after(signedIn({ token: null, user })))).toBe(true);
    expect(selectIsAuthenticated(after(sessionSettled()))).toBe(false);
  });

  test('signing out clears token and user at once', () => {
    const state = after(signedIn({ token: 't', user }), signedOut());
    expect(state.session).toEqual({ token: null, user: null, settled: true });
  });
});

describe('the stored token', () => {
  test('[LOGIN-10] is in session storage, for this tab only', () => {
    storeToken('abc');
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('abc');
    expect(localStorage).toHaveLength(0);
    expect(readStoredToken()).toBe('abc');
    storeToken(null);
    expect(sessionStorage).toHaveLength(0);
    expect(readStoredToken()).toBeNull();
  });

  test('is ignored where storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(() => storeToken('abc')).not.toThrow();
    expect(() => storeToken(null)).not.toThrow();
    expect(readStoredToken()).toBeNull();
  });
});
