import { afterEach, expect, test } from '@jest/globals';
import type { PageFrame } from '@portico/shared/contracts';
import { noteReadOnly } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';

afterEach(() => act(() => noteReadOnly(false)));

const creator = { uid: 'u1', username: 'creator', displayName: 'Ya', roles: [] };

const show = (url: string, user?: typeof creator, frame?: PageFrame) =>
  renderWithPlatform(
    { routes: [{ path: url, Component: ReadOnlyNotice, handle: { page: { frame } } }], url },
    { namespace: 'shell', messages, ...(user ? { user } : {}) },
  );

test('is shown to a signed-in person exactly while the site is read-only', async () => {
  await show('/towns', creator);
  expect(screen.queryByText(messages.readOnly.title)).toBeNull();
  act(() => noteReadOnly(true));
  expect(screen.getByRole('status').textContent).toContain(messages.readOnly.text);
  act(() => noteReadOnly(false));
  expect(screen.queryByText(messages.readOnly.title)).toBeNull();
});

test('is shown on the sign-in page, and not to reading visitors', async () => {
  const { unmount } = await show('/login', undefined, 'sign-in');
  act(() => noteReadOnly(true));
  expect(screen.getByText(messages.readOnly.title)).toBeTruthy();
  unmount();
  await show('/towns');
  expect(screen.queryByText(messages.readOnly.title)).toBeNull();
});
