import { beforeEach, expect, jest, test } from '@jest/globals';
import { PageSettingsProvider, selectNotices, useSelector } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { ClassicMode } from './ClassicMode.tsx';

const leaveFor = jest.fn<(address: string) => void>();
beforeEach(() => {
  leaveFor.mockClear();
});
const Localized = () => <output>{useSelector(selectNotices).map(({ text }) => text)}</output>;

const privateConfig = {
  'GET /api/web-admin/': () => ({ data: { provider: 'p', isPrivate: true, title: {}, tags: [] } }),
};

async function show(
  classicEndpoint: string | undefined,
  handOff: FakeCall = () => undefined,
  server: Record<string, FakeCall> = {},
) {
  return renderWithPlatform(
    <PageSettingsProvider value={{ connectivityCheck: '/api/health', classicEndpoint }}>
      <ClassicMode portalId="pai 1" leaveFor={leaveFor} />
      <Localized />
    </PageSettingsProvider>,
    { namespace: 'mfe-portal', messages, server: { 'POST /api/auth/handoff': handOff, ...server } },
  );
}

test('[PORTAL-07, OPEN-37] by default links to this site without a token', async () => {
  await show(undefined);
  const address = new URL(
    screen.getByRole('link', { name: 'Edit Classic Mode' }).getAttribute('href') ?? '',
    'http://localhost',
  );
  expect(address.pathname).toBe('/login');
  expect(Object.fromEntries(address.searchParams)).toEqual({ backTo: '/creator/classic/pai%201' });
});

test('[PORTAL-07, OPEN-37, T-01] links to another site with a one-time code and backTo, never with the token', async () => {
  const asked: unknown[] = [];
  const { user } = await show('https://edit.example', ({ body }) => {
    asked.push(body);
    return { status: 'ok', data: { code: 'once-1' } };
  });
  await user.click(screen.getByRole('button', { name: 'Edit Classic Mode' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([{ data: { to: 'https://edit.example' } }]);
  const address = new URL(leaveFor.mock.calls[0]?.[0] ?? '');
  expect(address.origin + address.pathname).toBe('https://edit.example/login');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    token: 'once-1',
    backTo: '/creator/classic/pai%201',
  });
});

test('without a code stays on the page and reports it', async () => {
  const { user } = await show('https://edit.example', () =>
    Response.json({ status: 'fail', code: 'internal', reason: 'no' }, { status: 500 }),
  );
  await user.click(screen.getByRole('button', { name: 'Edit Classic Mode' }));
  expect(await screen.findByText(messages.editor.classicFailed)).toBeTruthy();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('[OPEN-46] a private provider offers it only where it is on another site', async () => {
  const page = await show(undefined, undefined, privateConfig);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit Classic Mode' })).toBeNull());
  page.unmount();
  await show('https://edit.example', undefined, privateConfig);
  expect(screen.getByRole('button', { name: 'Edit Classic Mode' })).toBeTruthy();
});
