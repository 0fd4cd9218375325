import { beforeEach, describe, expect, test } from '@jest/globals';
import { type FakeCall, renderWithPlatform, stubIntersectionObserver } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import th from '../../../locales/th.json' with { type: 'json' };
import {
  type Finds,
  fakeSite,
  listingCard,
  listings,
  portalCard,
  portals,
  several,
  termsOf,
} from '../../testing/fake-search.ts';
import { NOT_FOUND, provideNotFound } from '../../testing/not-found.ts';
import { Component } from './listing.route.tsx';

beforeEach(provideNotFound);

async function show(finds: Finds, language: 'en' | 'th' = 'en', calls: Record<string, FakeCall> = {}) {
  const site = fakeSite(finds);
  const page = await renderWithPlatform(
    { routes: [{ path: '/listings/:listingID', Component }], url: '/listings/slow' },
    {
      namespace: 'mfe-discovery',
      messages: language === 'en' ? en : th,
      language,
      server: { ...site.server, ...calls },
    },
  );
  return { ...page, searches: site.searches };
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

  test('[LIST-03, SEARCH-12] its tag buttons link to the search for the tag, the most frequent first', async () => {
    await show(({ indexes }) => (indexes[0] === 'listing' ? listings([slow]) : portals(tagged)));
    const tags = within(await screen.findByRole('navigation', { name: 'Tags' }));
    expect(tags.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/portals?tags=tea',
      '/portals?tags=R%26B',
      '/portals?tags=hills',
    ]);
  });

  test('[LIST-03] its tag buttons are the twelve most frequent tags of all its portals, also of more than 100', async () => {
    const recent = several(100, (id) => portalCard(id, { tags: [`tag ${id}`] }));
    const older = several(50, (id) => portalCard(`old-${id}`, { tags: ['frequent'] }));
    await show(({ indexes }) =>
      indexes[0] === 'listing' ? listings([slow]) : portals([...recent, ...older]),
    );
    const tags = within(await screen.findByRole('navigation', { name: 'Tags' })).getAllByRole('link');
    expect(tags).toHaveLength(12);
    expect(tags[0]?.textContent).toBe('frequent');
  });

  test.each([
    ['public', slow, '/images/slow'],
    ['private', { ...slow, isPrivate: true }, null],
  ])('[LIST-02, OPEN-28] the QR code of a %s one has in the middle: %#', async (_kind, listing, picture) => {
    const codes: URLSearchParams[] = [];
    const { user } = await show(
      ({ indexes }) => (indexes[0] === 'listing' ? listings([listing]) : []),
      'en',
      {
        'GET /api/generateQRCode': ({ url }) => {
          codes.push(url.searchParams);
          return { result: 'ok', data: 'data:image/png;base64,AA==' };
        },
        'GET /api/checkPrivacy/:store/id/:id': () => ({ status: 'ok', data: {} }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Show QR code' }));
    await screen.findByRole('img', { name: 'QR code of this page' });
    expect(codes.map((code) => code.get('imagePath'))).toEqual([picture]);
  });

  test('[LIST-04] shows 11 of its portals, then 8 more near the end, until there are no more', async () => {
    const observer = stubIntersectionObserver();
    const { searches } = await show(({ indexes }) =>
      indexes[0] === 'listing' ? listings([slow]) : portals(several(21, (id) => portalCard(id))),
    );
    const cards = () => screen.queryAllByRole('heading', { level: 3 });
    await waitFor(() => expect(cards()).toHaveLength(11));
    await observer.enterAll();
    await waitFor(() => expect(cards()).toHaveLength(19));
    await observer.enterAll();
    await waitFor(() => expect(cards()).toHaveLength(21));
    const lists = searches.filter(({ indexes, countsTags }) => indexes[0] === 'portal' && !countsTags);
    for (const list of lists) expect(termsOf(list, 'listingRefs')).toEqual(['slow']);
    observer.restore();
  });

  test("[LIST-05, AMBIG-42] without portals shows 'empty', in every language", async () => {
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
