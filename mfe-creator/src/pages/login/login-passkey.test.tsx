import { afterEach, describe, expect, test } from '@jest/globals';
import { SESSION_TOKEN_KEY } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import {
  fakeBrowserPasskeys,
  givesPasskey,
  refusesPasskey,
  withoutPasskeys,
} from '../../passkeys/testing/fake-passkeys.ts';
import { accepts, openForm, responses, routes, signIn } from './testing/login-form.tsx';

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

  test('is offered only in browsers with passkeys', async () => {
    const without = await openPage();
    await screen.findByRole('button', { name: 'User Login' });
    expect(screen.queryByRole('button', { name })).toBeNull();
    without.unmount();
    fakeBrowserPasskeys();
    await openPage();
    await screen.findByRole('button', { name });
  });

  test('signs in without a password', async () => {
    fakeBrowserPasskeys();
    givesPasskey();
    const page = await openPage();
    await page.user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(page.address()).toBe('/creator'));
    expect(sessionStorage.getItem(SESSION_TOKEN_KEY)).toBe('token-1');
  });

  test('that is not chosen shows no failure', async () => {
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
  ])('refused with status %d explains what to do', async (status, text) => {
    fakeBrowserPasskeys();
    givesPasskey();
    const page = await openPage({ ...server, 'POST /api/auth/passkey': responses(status) });
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

  test('completes a sign-in after a right password', async () => {
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

  test('is not requested when the account has none', async () => {
    fakeBrowserPasskeys();
    const page = await openForm({
      server: { 'POST /api/auth/login': asksForSecondStep('totp', 'recovery-code') },
    });
    await signIn(page);
    await screen.findByText(messages.login.codeHint);
    expect(screen.queryByRole('button', { name: messages.login.passkey.use })).toBeNull();
  });
});
