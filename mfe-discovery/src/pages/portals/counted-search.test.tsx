import { expect, test } from '@jest/globals';
import { countEvent } from '@portico/shared/contracts';
import { byContract } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { setUpPortalSearch, show } from './testing/open-portal-search.tsx';

setUpPortalSearch();

function counting() {
  const counted: unknown[] = [];
  const calls = byContract(countEvent, ({ body }) => {
    counted.push(body);
    return { status: 'ok' as const };
  });
  return { counted, calls };
}

test('a search is counted once, with whether it has results', async () => {
  const { counted, calls } = counting();
  const { user, lists } = await show('/portals?title=Wat%20Pho', undefined, 'en', calls);
  await waitFor(() => expect(counted).toEqual([{ event: 'search', text: 'Wat Pho', hasResults: true }]));
  const before = lists().length;
  await user.click(await screen.findByRole('link', { name: 'temple' }));
  await waitFor(() => expect(lists().length).toBeGreaterThan(before));
  await screen.findAllByRole('heading', { level: 3 });
  expect(counted).toHaveLength(1);
});

test('a search without results is counted as such', async () => {
  const { counted, calls } = counting();
  await show('/portals?title=xyzzy', () => [], 'en', calls);
  await waitFor(() => expect(counted).toEqual([{ event: 'search', text: 'xyzzy', hasResults: false }]));
});

test('a list without a searched text is not counted', async () => {
  const { counted, calls } = counting();
  await show('/portals?tags=temple', undefined, 'en', calls);
  await screen.findAllByRole('heading', { level: 3 });
  expect(counted).toEqual([]);
});
