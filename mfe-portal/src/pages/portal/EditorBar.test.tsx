import { expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { EditorBar } from './EditorBar.tsx';

const portal: Portal = {
  _id: 'p1',
  provider: 'p',
  title: { en: 'Old Town Noodles' },
  modifiedDate: '2026-11-01T00:00:00.000Z',
  status: 'RELEASE',
  editors: ['u1'],
  townRefs: [],
  listingRefs: [],
};
const open = (isPrivate: boolean) =>
  renderWithPlatform(<EditorBar portal={portal} />, {
    namespace: 'mfe-portal',
    messages,
    server: { 'GET /api/web-admin/': () => ({ data: { provider: 'p', isPrivate, title: {}, tags: [] } }) },
  });

test.each([
  [false, 'My pages', '/creator'],
  [true, 'Home', '/'],
])(
  '[OPEN-46, PORTAL-06] the back link of a private provider (%s) is %s',
  async (isPrivate, name, address) => {
    await open(isPrivate);
    const back = await screen.findByRole('link', { name });
    expect(back.getAttribute('href')).toBe(address);
    expect(screen.queryByRole('link', { name: 'Edit Classic Mode' }) === null).toBe(isPrivate);
  },
);
