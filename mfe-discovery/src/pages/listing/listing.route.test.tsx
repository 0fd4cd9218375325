import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import th from '../../../locales/th.json' with { type: 'json' };
import {
  type Finds,
  fakeSite,
  listingCard,
  listings,
  portalCard,
  portals,
} from '../../testing/fake-search.ts';
import { NOT_FOUND, provideNotFound } from '../../testing/not-found.ts';
import { frequentTags } from './frequent-tags.ts';
import { Component } from './listing.route.tsx';

beforeEach(provideNotFound);

async function show(finds: Finds, language: 'en' | 'th' = 'en') {
  const site = fakeSite(finds);
  const page = await renderWithPlatform(
    { routes: [{ path: '/listings/:listingID', Component }], url: '/listings/slow' },
    { namespace: 'mfe-discovery', messages: language === 'en' ? en : th, language, server: site.server },
  );
  return { ...page, asked: site.asked };
}
const slow = listingCard('slow', {
  title: { en: 'Slow days', th: 'วันช้า ๆ' },
  imageURL: '/images/slow',
  portalCount: 2,
});
const tagged = [portalCard('a', { tags: ['tea', 'R&B'] }), portalCard('b', { tags: ['hills', 'tea'] })];

describe('a listing', () => {
  test('[LIST-01] opens with its picture and its name', async () => {
    const { container } = await show(({ indexes }) => (indexes[0] === 'listing' ? listings([slow]) : []));
    await screen.findByRole('heading', { level: 1, name: 'Slow days' });
    expect(container.querySelector('img[src^="/images/slow"]')).not.toBeNull();
  });

  test('[LIST-03, SEARCH-12] its tag buttons lead to the search for the tag, the most frequent first', async () => {
    await show(({ indexes }) => (indexes[0] === 'listing' ? listings([slow]) : portals(tagged)));
    const tags = within(await screen.findByRole('navigation', { name: 'Tags' }));
    expect(tags.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/portals?tags=tea',
      '/portals?tags=R%26B',
      '/portals?tags=hills',
    ]);
  });

  test('[LIST-04] shows its portals, 11 first', async () => {
    const { asked } = await show(({ indexes }) =>
      indexes[0] === 'listing' ? listings([slow]) : portals(tagged),
    );
    await screen.findByRole('heading', { level: 3, name: 'Portal b' });
    expect(asked.map(({ body }) => body.size)).toContain(11);
  });

  test("[LIST-05, AMBIG-42] without portals it says 'empty', in every language", async () => {
    await show(({ indexes }) => (indexes[0] === 'listing' ? listings([slow]) : []), 'th');
    const words = await screen.findByText('empty');
    expect(words.getAttribute('lang')).toBe('en');
  });

  test('[LIST-06, PERM-02] a private one asks for the passcode instead', async () => {
    await show(({ indexes }) => (indexes[0] === 'listing' ? listings([{ ...slow, isPrivate: true }]) : []));
    await screen.findByRole('heading', { name: 'This listing is private' });
    expect(screen.queryByText('empty')).toBeNull();
  });

  test('[OPEN-43] that does not exist is the 404 page', async () => {
    await show(() => []);
    await screen.findByRole('heading', { level: 1, name: NOT_FOUND });
  });
});

test('[LIST-03] twelve tags at most, each counted once per portal', () => {
  const hits = Array.from({ length: 20 }, (_, index) => ({
    kind: 'portal' as const,
    source: portalCard(String(index), { tags: [`tag ${index}`, 'all', 'all'] }),
  }));
  const tags = frequentTags(hits);
  expect(tags).toHaveLength(12);
  expect(tags[0]).toBe('all');
  expect(tags[1]).toBe('tag 0');
});
