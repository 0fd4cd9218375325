import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { fakeSite, several, townCard, towns } from '../../testing/fake-search.ts';
import { Component } from './towns.route.tsx';

async function show(url: string, count = 30) {
  const site = fakeSite(() => towns(several(count, (id) => townCard(id))));
  const page = await renderWithPlatform(
    { routes: [{ path: '/towns', Component }], url },
    { namespace: 'mfe-discovery', messages: en, server: site.server },
  );
  return { ...page, searches: site.searches };
}
const cards = () => screen.queryAllByRole('heading', { level: 3 }).length;

test('[TOWN-01, TOWN-02, OPEN-41] shows thirteen towns, then eight more, by score', async () => {
  const { user, searches } = await show('/towns');
  await waitFor(() => expect(cards()).toBe(13));
  await user.click(screen.getByRole('link', { name: 'Load more' }));
  await waitFor(() => expect(cards()).toBe(21));
  expect(searches.map(({ body }) => [body.from, body.size])).toEqual([
    [0, 13],
    [13, 8],
  ]);
  expect(searches[0]?.body.sort?.[0]).toEqual({ score: { order: 'desc', missing: '_last' } });
});

test('[TOWN-03] its search box narrows the towns', async () => {
  const { user, address, searches } = await show('/towns');
  await user.type(await screen.findByRole('combobox', { name: 'Search towns' }), 'na{Enter}');
  await waitFor(() => expect(address()).toBe('/towns?title=na'));
  await waitFor(() => expect(JSON.stringify(searches.at(-1)?.body.query)).toContain('*na*'));
  expect(searches.at(-1)?.indexes).toEqual(['town']);
});

test('without a match a link shows all towns', async () => {
  await show('/towns?title=zzz', 0);
  await screen.findByText('No towns found');
  expect(screen.getByRole('link', { name: 'Show all towns' }).getAttribute('href')).toBe('/towns');
});
