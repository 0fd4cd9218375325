import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AuthUser } from '@portico/shared/contracts';
import { SESSION_TOKEN_KEY } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { creator, responses, routes } from './testing/login-form.tsx';

describe('a token in the address', () => {
  const publicSite = { provider: 'p', isPrivate: false, title: {}, tags: [] };
  const asked: (string | null)[] = [];
  const whoIs =
    (user: AuthUser | undefined): FakeCall =>
    ({ headers }) => {
      asked.push(headers.get('authorization'));
      return user ? { status: 'ok', data: user } : responses(401)();
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

  test('[LOGIN-06, LOGIN-07, T-01] is removed at once, and starts the session after confirmation', async () => {
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

  test('[T-01] of another user than the signed-in one needs confirmation, and can be refused', async () => {
    const other = { ...creator, uid: 'u2', displayName: 'Mali' };
    const page = await open(creator, { user: other });
    await page.user.click(await screen.findByRole('button', { name: 'Not me' }));
    expect(await screen.findByTestId('elsewhere')).toBeTruthy();
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).not.toBe('offered');
  });

  test('[T-01] of the signed-in user is used without confirmation', async () => {
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
              : responses(401)(),
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

    test('[OPEN-37, T-01] is exchanged once, and starts the session after confirmation', async () => {
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

    test('[T-01] a refused one ends its session', async () => {
      const page = await openWithCode();
      await page.user.click(await screen.findByRole('button', { name: 'Not me' }));
      expect(await screen.findByRole('button', { name: 'User Login' })).toBeTruthy();
      await waitFor(() => expect(ended).toEqual(['Bearer of-code']));
      expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBeNull();
    });
  });

  test('[T-01] an invalid one is removed, and the form is shown', async () => {
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
])('[OPEN-55, LOGIN-03] where sign-up is %s, its link is shown: %s', async (signUp, isShown) => {
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
