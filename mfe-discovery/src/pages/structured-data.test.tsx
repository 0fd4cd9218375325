import { expect, test } from '@jest/globals';
import type { PageHead, PrefetchContext, RouteModule } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import en from '../../locales/en.json' with { type: 'json' };
import {
  type Finds,
  fakeSite,
  listingCard,
  listings,
  portalCard,
  portals,
  townCard,
  towns,
  webConfig,
} from '../testing/fake-search.ts';
import * as home from './home/home.route.tsx';
import * as listing from './listing/listing.route.tsx';
import * as town from './town/town.route.tsx';

/** The page's head as the server renders it. */
async function headOf(
  { prefetch, head }: Pick<RouteModule, 'prefetch' | 'head'>,
  at: { path: string; params?: Record<string, string>; finds?: Finds },
): Promise<PageHead & { data: unknown[] }> {
  const { server } = fakeSite(at.finds ?? (() => []), webConfig({ description: { en: 'All close by' } }));
  const { store } = await renderWithPlatform(<p />, { namespace: 'mfe-discovery', messages: en, server });
  const context = {
    params: at.params ?? {},
    url: new URL(at.path, 'https://near.example'),
    language: 'en',
  } as const;
  await prefetch?.({
    ...context,
    dispatch: store.dispatch,
    getState: store.getState as PrefetchContext['getState'],
    prefetchSlot: async () => undefined,
  });
  const found = head?.({ ...context, state: store.getState(), t: (key) => key }) ?? { title: '' };
  return { ...found, data: JSON.parse(JSON.stringify(found.jsonLd?.() ?? [])) as unknown[] };
}

test('home has structured data of the site and its search', async () => {
  const { data } = await headOf(home, { path: '/' });
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': 'https://near.example/#site',
      name: 'Near',
      description: 'All close by',
      url: 'https://near.example/?lang=en',
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://near.example/portals?title={search_term_string}',
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]);
});

const way = (name: string, path: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Near', item: 'https://near.example/?lang=en' },
    { '@type': 'ListItem', position: 2, name, item: `https://near.example${path}?lang=en` },
  ],
});

test('[T-07] a town is a place with its open listings', async () => {
  const { data } = await headOf(town, {
    path: '/towns/nan',
    params: { townID: 'nan' },
    finds: ({ indexes }) =>
      indexes[0] === 'town'
        ? towns([townCard('nan', { imageURL: '/images/nan' })])
        : listings([listingCard('slow'), listingCard('locked', { isPrivate: true })]),
  });
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Place',
      '@id': 'https://near.example/towns/nan#place',
      name: 'Town nan',
      url: 'https://near.example/towns/nan?lang=en',
      image: 'https://near.example/images/nan',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Town nan',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Listing slow',
          url: 'https://near.example/listings/slow?lang=en',
        },
      ],
    },
    way('Town nan', '/towns/nan'),
  ]);
});

test('[T-07, PORTAL-05] a listing is the list of its open and official portals', async () => {
  const { data } = await headOf(listing, {
    path: '/listings/slow',
    params: { listingID: 'slow' },
    finds: ({ indexes }) =>
      indexes[0] === 'listing'
        ? listings([listingCard('slow')])
        : portals([
            portalCard('open', { townRefs: ['nan'] }),
            portalCard('waiting', { townRefs: ['nan'], status: 'USER_DRAFT' }),
            portalCard('nowhere', { townRefs: [] }),
            portalCard('locked', { isPrivate: true }),
          ]),
  });
  expect(data).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, name: 'Portal open', url: 'https://near.example/portals/open?lang=en' },
      ],
    },
    way('Listing slow', '/listings/slow'),
  ]);
});

test.each([
  ['town', town, { townID: 'x' }, towns([townCard('x', { isPrivate: true })])],
  ['listing', listing, { listingID: 'x' }, listings([listingCard('x', { isPrivate: true })])],
] as const)('[T-07] a private %s has noindex', async (_name, route, params, found) => {
  const { noIndex } = await headOf(route, { path: '/x', params: { ...params }, finds: () => found });
  expect(noIndex).toBe(true);
});
