import { afterEach, expect, test } from '@jest/globals';
import { noteReadOnly } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';

afterEach(() => act(() => noteReadOnly(false)));

const creator = { uid: 'u1', username: 'creator', displayName: 'Ya', roles: [] };

const show = (url: string, user?: typeof creator) =>
  renderWithPlatform(
    { routes: [{ path: url, Component: ReadOnlyNotice }], url },
    { namespace: 'shell', messages, ...(user ? { user } : {}) },
  );

test('signed-in users see it while the site is read-only', async () => {
  await show('/towns', creator);
  expect(screen.queryByText(messages.readOnly.title)).toBeNull();
  act(() => noteReadOnly(true));
  expect(screen.getByRole('status').textContent).toContain(messages.readOnly.text);
  act(() => noteReadOnly(false));
  expect(screen.queryByText(messages.readOnly.title)).toBeNull();
});

test('is shown on the sign-in page, and not to reading visitors', async () => {
  const { unmount } = await show('/login');
  act(() => noteReadOnly(true));
  expect(screen.getByText(messages.readOnly.title)).toBeTruthy();
  unmount();
  await show('/towns');
  expect(screen.queryByText(messages.readOnly.title)).toBeNull();
});
