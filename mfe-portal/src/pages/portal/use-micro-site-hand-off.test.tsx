import { beforeEach, expect, jest, test } from '@jest/globals';
import { PageSettingsProvider } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { useMicroSiteHandOff } from './use-micro-site-hand-off.ts';

const SHOP = 'https://shop.example';
const leaveFor = jest.fn<(address: string) => void>();
beforeEach(() => {
  leaveFor.mockClear();
});

const editor = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: ['portal_creator' as const] };

function Links() {
  useMicroSiteHandOff(leaveFor);
  return (
    <>
      <a href={`${SHOP}/catalog/edit?portalId=pai`}>The shop</a>
      <a href="https://other.example/">Elsewhere</a>
    </>
  );
}

function show(handOff: FakeCall, isSignedIn = true) {
  return renderWithPlatform(
    <PageSettingsProvider value={{ connectivityCheck: '/api/health', microEndpoint: SHOP }}>
      <Links />
    </PageSettingsProvider>,
    {
      namespace: 'mfe-portal',
      messages,
      server: { 'POST /api/auth/handoff': handOff },
      ...(isSignedIn ? { user: editor } : {}),
    },
  );
}

/** False if the default action was prevented. */
const press = (name: string, init: MouseEventInit = {}) => {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  const reached = jest.fn();
  link.addEventListener('click', reached, { once: true });
  fireEvent(link, event);
  return reached.mock.calls.length > 0;
};

test('[CAT-14, AMBIG-50, T-01] a link to an external micro-site carries a one-time code, never the token', async () => {
  const asked: unknown[] = [];
  await show(({ body }) => {
    asked.push(body);
    return { status: 'ok', data: { code: 'once-1' } };
  });
  expect(press('The shop')).toBe(false);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([{ data: { to: SHOP } }]);
  expect(leaveFor).toHaveBeenCalledWith(`${SHOP}/catalog/edit?portalId=pai&token=once-1`);
  expect(press('Elsewhere')).toBe(true);
  expect(press('The shop', { ctrlKey: true })).toBe(true);
  expect(asked).toHaveLength(1);
});

test('[AMBIG-50] without a code the link is followed unchanged', async () => {
  await show(() => Response.json({ status: 'fail', code: 'internal', reason: 'no' }, { status: 500 }));
  press('The shop');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(`${SHOP}/catalog/edit?portalId=pai`));
});

test('[PERM-01] visitors follow the unchanged link', async () => {
  await show(() => ({ status: 'ok', data: { code: 'once-1' } }), false);
  expect(press('The shop')).toBe(true);
  expect(leaveFor).not.toHaveBeenCalled();
});
