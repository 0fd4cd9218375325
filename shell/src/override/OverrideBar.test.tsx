import { describe, expect, jest, test } from '@jest/globals';
import { useLogoutMutation } from '@portico/shared/api';
import type { AuthUser } from '@portico/shared/contracts';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from './locales/en.json';
import { OverrideBar } from './OverrideBar.tsx';
import { OVERRIDE_NAMESPACE } from './override-messages.ts';
import type { OverrideState } from './take-override.ts';

const admin: AuthUser = { uid: 'u1', username: 'admin', displayName: 'Admin', roles: ['admin'] };
const override = {
  remote: 'mfe-portal',
  origin: 'http://localhost:3001',
  until: '2026-11-22T09:00:00.000Z',
};
const taken: OverrideState = {
  kind: 'taken',
  version: 'development-1',
  isVerified: true,
  changes: undefined,
};

function SignOut() {
  const [logout] = useLogoutMutation();
  return (
    <button type="button" onClick={() => void logout()}>
      leave
    </button>
  );
}

async function open(state: OverrideState, server: Record<string, FakeCall> = {}) {
  const leave = jest.fn();
  const page = await renderWithPlatform(
    <>
      <SignOut />
      <OverrideBar override={override} state={state} leave={leave} />
    </>,
    { namespace: OVERRIDE_NAMESPACE, messages, user: admin, server },
  );
  return { ...page, leave, bar: within(screen.getByRole('region', { name: 'Overridden remote' })) };
}

describe('the bar of an overridden page', () => {
  test('shows what is overridden from where, and until when', async () => {
    const { bar } = await open(taken);
    expect(bar.getByText('mfe-portal is loaded from http://localhost:3001')).toBeTruthy();
    expect(bar.getByText(/only for you, until/)).toBeTruthy();
    expect(bar.getByText('development-1')).toBeTruthy();
    expect(bar.queryByText('Unverified')).toBeNull();
  });

  test('marks remotes that have no hashes', async () => {
    const { bar } = await open({ ...taken, isVerified: false });
    expect(bar.getByText('Unverified')).toBeTruthy();
  });

  test('shows the error number when the release is used instead', async () => {
    const { bar } = await open({ kind: 'failed', code: 'PL-271' });
    expect(
      bar.getByText(/couldn’t be loaded from http:\/\/localhost:3001. You see its released version/),
    ).toBeTruthy();
    expect(bar.getByText('PL-271')).toBeTruthy();
  });

  test('ends the override on the server and reloads the page', async () => {
    const page = await open(taken, { 'DELETE /api/releases/override': () => ({ status: 'ok' }) });
    await page.user.click(page.bar.getByRole('button', { name: 'End now' }));
    await waitFor(() => expect(page.leave).toHaveBeenCalledWith(window.location.href));
    expect(page.calls).toContain('DELETE /api/releases/override');
  });

  test('stays with a message when ending fails', async () => {
    const page = await open(taken, {
      'DELETE /api/releases/override': () => new Response('{}', { status: 503 }),
    });
    await page.user.click(page.bar.getByRole('button', { name: 'End now' }));
    expect(await page.bar.findByText(/Couldn’t end it/)).toBeTruthy();
    expect(page.leave).not.toHaveBeenCalled();
    expect((page.bar.getByRole('button', { name: 'End now' }) as HTMLButtonElement).disabled).toBe(false);
  });

  test('goes to the home page on sign-out', async () => {
    const page = await open(taken, { 'DELETE /api/auth/login': () => ({ status: 'ok' }) });
    expect(page.leave).not.toHaveBeenCalled();
    await page.user.click(screen.getByRole('button', { name: 'leave' }));
    await waitFor(() => expect(page.leave).toHaveBeenCalledWith('/'));
  });
});
