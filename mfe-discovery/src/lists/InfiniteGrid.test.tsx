import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { pageOf } from '@portico/shared/api';
import {
  renderWithPlatform,
  type StubbedIntersectionObserver,
  stubIntersectionObserver,
} from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { PortalCard } from '../cards/PortalCard.tsx';
import { isPortalHit, nextFrom } from '../search/search.api.ts';
import { listOfSearch, PORTAL_PAGES, TOWN_PAGES } from '../search/search-requests.ts';
import { type Finds, failure, fakeSite, portalCard, portals, several } from '../testing/fake-search.ts';
import { InfiniteGrid, nextPageSearch } from './InfiniteGrid.tsx';

let observer: StubbedIntersectionObserver;
beforeEach(() => {
  observer = stubIntersectionObserver();
});
afterEach(() => observer.restore());

async function show(finds: Finds, url = '/') {
  const site = fakeSite(finds);
  const List = () => (
    <InfiniteGrid
      label="Places"
      request={listOfSearch({}, { page: pageOf(new URL(url, 'http://x').searchParams) })}
      empty={<p>nothing</p>}
    >
      {(hit) => (isPortalHit(hit) ? <PortalCard key={hit.source._id} hit={hit} /> : null)}
    </InfiniteGrid>
  );
  const page = await renderWithPlatform(
    { routes: [{ path: '/', Component: List }], url },
    { namespace: 'mfe-discovery', messages: en, server: site.server },
  );
  const windows = () => site.searches.map(({ body }) => [body.from, body.size]);
  return { ...page, windows };
}
const cards = () => screen.queryAllByRole('heading', { level: 3 }).length;
const many: Finds = () => portals(several(30, (id) => portalCard(id)));

describe('the infinite list', () => {
  test('[CONST-04, CONST-06, AMBIG-17] 11 first, then 8 more each time its end is within 200 px', async () => {
    const { windows } = await show(many);
    await waitFor(() => expect(cards()).toBe(11));
    expect(observer.rootMargin()).toBe('0px 0px 200px 0px');
    await observer.enterAll();
    await waitFor(() => expect(cards()).toBe(19));
    await observer.enterAll();
    await waitFor(() => expect(cards()).toBe(27));
    await observer.enterAll();
    await waitFor(() => expect(cards()).toBe(30));
    expect(windows()).toEqual([
      [0, 11],
      [11, 8],
      [19, 8],
      [27, 8],
    ]);
    await observer.enterAll();
    expect(windows()).toHaveLength(4);
  });

  test('[CONST-05] an empty page ends it, whatever the total', () => {
    const request = PORTAL_PAGES;
    expect(nextFrom({ last: { total: 100, hits: [] }, from: 11, request })).toBeUndefined();
  });

  test('[T-32] a button loads more too, and a status shows the count', async () => {
    const { user } = await show(many);
    await screen.findByText('Showing 11 of 30');
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    await screen.findByText('Showing 19 of 30');
  });

  test('without script the button links to an address with one more page', async () => {
    const { windows } = await show(many, '/?title=wat&tags=a%2Cb&page=2');
    await waitFor(() => expect(cards()).toBe(19));
    expect(windows()).toEqual([[0, 19]]);
    expect(screen.getByRole('link', { name: 'Load more' }).getAttribute('href')).toBe(
      '/?title=wat&tags=a%2Cb&page=3',
    );
  });

  test('[OPEN-38] an empty list is empty, a failed one offers a retry', async () => {
    await show(() => []);
    await screen.findByText('nothing');
    let isBroken = true;
    const { user } = await show((search) => (isBroken ? failure() : many(search)));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('nothing')).toBeNull();
    isBroken = false;
    await user.click(retry);
    await waitFor(() => expect(cards()).toBe(11));
  });

  test('[OPEN-38] a later page that fails keeps the others', async () => {
    let isBroken = true;
    const { user } = await show((search) => (isBroken && search.body.from ? failure() : many(search)));
    await waitFor(() => expect(cards()).toBe(11));
    await observer.enterAll();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(cards()).toBe(11);
    isBroken = false;
    await user.click(retry);
    await waitFor(() => expect(cards()).toBe(19));
  });
});

test.each([
  [0, 13],
  [13, 21],
  [21, 29],
])('[TOWN-02, AMBIG-17] towns from %d are followed by those from %d', (from, next) => {
  const last = { total: 100, hits: [{ kind: 'town', source: { _id: 'x', title: {} } }] } as const;
  expect(nextFrom({ last: { ...last, hits: [...last.hits] }, from, request: TOWN_PAGES })).toBe(next);
});

test.each([
  ['', '?page=2'],
  ['?page=4', '?page=5'],
  ['?page=x&tags=a%2Cb', '?tags=a%2Cb&page=2'],
])('the page after %j is %j', (search, next) => {
  expect(nextPageSearch(search)).toBe(next);
});
