import { expect, test } from '@jest/globals';
import { creatorAccess } from './creator-access.ts';

test.each([
  // private, settled, authenticated
  [undefined, false, false, 'waiting'],
  [undefined, true, true, 'waiting'],
  [false, false, false, 'waiting'],
  [false, false, true, 'waiting'],
  [false, true, false, 'signed-out'],
  [false, true, true, 'granted'],
  [true, false, false, 'private-provider'],
  [true, true, false, 'private-provider'],
  [true, true, true, 'private-provider'],
] as const)(
  '[CREATOR-01] [CREATOR-10] [AMBIG-27] private %s, settled %s, signed in %s: %s',
  (isPrivateProvider, isSessionSettled, isAuthenticated, access) => {
    expect(creatorAccess({ isPrivateProvider, isSessionSettled, isAuthenticated })).toBe(access);
  },
);

test('a required second factor blocks everything else after signing in to a public provider', () => {
  const access = (isPrivateProvider: boolean, isAuthenticated: boolean) =>
    creatorAccess({ isPrivateProvider, isSessionSettled: true, isAuthenticated, isOwnAccountOnly: true });
  expect([access(false, true), access(false, false), access(true, true)]).toEqual([
    'own-account-only',
    'signed-out',
    'private-provider',
  ]);
});
