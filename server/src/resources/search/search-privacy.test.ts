import { describe, expect, test } from '@jest/globals';
import type { SearchBodyInput, SearchResponse, TownCardSource } from '@portico/shared/contracts';
import { fixtureContent, portalSeed } from '../../testing/fixture-content.ts';
import { ask, idsOf, narrowed, openSearchSite, site, titled } from '../../testing/sites/search-site.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { redactRefs } from './search.policy.ts';

openSearchSite();

test('[AMBIG-23, T-03] only released portals are found, and no card holds what a page withholds', async () => {
  expect((await idsOf('portal-demo', { size: 99 })).sort()).toEqual([
    'localized-hours',
    'old-hours',
    'private',
    'wat-phumin',
  ]);
  const body = (await ask('portal-demo', { size: 99 })).body;
  for (const secret of ['passcode', 'sealed', 'editors', 'description', 'contacts', '123456'])
    expect(body).not.toContain(secret);
});

test('[AMBIG-23, T-07] a private portal is found only by its title and shows title, thumbnail and the flag', async () => {
  const response = (await ask('portal-demo', titled('title.en', '*private garden*'))).json<SearchResponse>();
  const [card] = response.hits.hits;
  expect(Object.keys(card?._source ?? {}).sort()).toEqual([
    '_id',
    'imageURL',
    'isPrivate',
    'mainImageId',
    'modifiedDate',
    'provider',
    'smallImageURL',
    'status',
    'title',
  ]);
  expect(await idsOf('portal-demo', titled('tags.keyword', '*garden*'))).toEqual([]);
  const near = { distance: '50km', '__meta_search.latLng': { lat: 18.77, lon: 100.77 } };
  expect(await idsOf('portal-demo', { query: { bool: { filter: [{ geo_distance: near }] } } })).toEqual([
    'wat-phumin',
  ]);
});

test('[AMBIG-21] private towns and listings have no sort values but their title', async () => {
  const sort = [{ score: 'desc' }, { modifiedDate: 'desc' }, { appearSeq: 'asc' }, { 'title.th': 'asc' }];
  const response = (await ask('town-demo,listing-demo', { size: 99, sort })).json<SearchResponse>();
  const secret = response.hits.hits.filter((hit) => hit._id.startsWith('secret'));
  expect(secret).toHaveLength(2);
  for (const hit of secret) expect(hit.sort?.slice(0, 3)).toEqual([null, null, null]);
});

test('[AMBIG-21] cards of private towns and listings show title, picture and the flag', async () => {
  const response = (await ask('town-demo,listing-demo', { size: 99 })).json<SearchResponse>();
  const secret = response.hits.hits.filter((hit) => hit._id.startsWith('secret'));
  for (const { _source } of secret) {
    expect(Object.keys(_source).sort()).toEqual(['_id', 'imageURL', 'isPrivate', 'smallImageURL', 'title']);
  }
  expect(secret).toHaveLength(2);
});

test('[OPEN-45] a search narrowed to a private town or listing finds nothing without its grant', async () => {
  expect(await idsOf('portal-demo', narrowed('townRefs', 'secret-town'))).toEqual([]);
  expect(await idsOf('portal-demo', narrowed('listingRefs', 'secret-listing'))).toEqual([]);
  expect(await idsOf('portal-demo', titled('title.en', '*old-hours*'))).toEqual(['old-hours']);
  const grants = await Promise.all(
    [
      ['town/id/secret-town', '654321'],
      ['listing/id/secret-listing', 'abcdef'],
    ].map(async ([item, passcode = '']) => {
      const response = await site.get<{ data: { grant: string } }>(`/api/checkPrivacy/${item}`, {
        headers: { 'x-passcode': passcode },
      });
      return response.data.grant;
    }),
  );
  const [town = '', listing = ''] = grants;
  expect(
    await idsOf('portal-demo', narrowed('townRefs', 'secret-town'), { 'x-portico-grant': town }),
  ).toEqual(['old-hours']);
  expect(
    await idsOf('portal-demo', narrowed('townRefs', 'secret-town'), { 'x-portico-grant': listing }),
  ).toEqual([]);
  expect(
    await idsOf('portal-demo', narrowed('listingRefs', 'secret-listing'), {
      'x-portico-grant': `${town},${listing}`,
    }),
  ).toEqual(['localized-hours']);
});

test('[OPEN-45] a town that becomes public or private again is so for the next search', async () => {
  const key = { provider: 'demo', kind: 'town', id: 'secret-town' };
  const { records } = site.services;
  const stored = await records.get<object>(key);
  if (!stored) throw new Error('The fixture has it.');
  const inTown = () => idsOf('portal-demo', narrowed('townRefs', 'secret-town'));
  expect(await inTown()).toEqual([]);
  await records.put({ ...key, value: { ...stored.value, isPrivate: false } });
  expect(await inTown()).toEqual(['old-hours']);
  await records.put({ ...key, value: stored.value });
  expect(await inTown()).toEqual([]);
});

test('[OPEN-45] what is found names no private town or listing, unless the search shows a grant to it', async () => {
  const sourcesOf = async (index: string, headers: Record<string, string> = {}, body: SearchBodyInput = {}) =>
    (await ask(index, { size: 99, ...body }, headers))
      .json<SearchResponse>()
      .hits.hits.map((hit) => hit._source);
  const every = async () => [
    ...(await sourcesOf('portal-demo')),
    ...(await sourcesOf('listing-demo,portal-demo')),
  ];
  const named = async (sources: Promise<object[]>) =>
    JSON.stringify((await sources).filter((source) => !('isPrivate' in source)));
  expect(await named(every())).not.toMatch(/"secret-town"|"secret-listing"/);
  const portals = await sourcesOf('portal-demo');
  expect(portals).toContainEqual(
    expect.objectContaining({ _id: 'old-hours', townRefs: [], isInPrivateTown: true }),
  );
  expect(portals).toContainEqual(
    expect.objectContaining({ _id: 'localized-hours', townRefs: ['nan'], listingRefs: [] }),
  );
  const { data } = await site.get<{ data: { grant: string } }>('/api/checkPrivacy/town/id/secret-town', {
    headers: { 'x-passcode': '654321' },
  });
  const granted = { 'x-portico-grant': data.grant };
  expect(await sourcesOf('portal-demo', granted, narrowed('townRefs', 'secret-town'))).toMatchObject([
    { _id: 'old-hours', townRefs: ['secret-town'] },
  ]);

  // Towns and listings become private, and public again, while searches are cached.
  const { records } = site.services;
  for (const id of ['nan', 'secret-town']) {
    const key = { provider: 'demo', kind: 'town', id };
    const stored = await records.get<{ isPrivate?: boolean }>(key);
    if (!stored) throw new Error('The fixture has it.');
    const isPrivate = !stored.value.isPrivate;
    await records.put({ ...key, value: { ...stored.value, isPrivate } });
    const shown = await named(every());
    if (isPrivate) expect(shown).not.toContain(`"${id}"`);
    else expect(shown).toContain(`"${id}"`);
    await records.put({ ...key, value: stored.value });
    const before = await named(every());
    if (isPrivate) expect(before).toContain(`"${id}"`);
    else expect(before).not.toContain(`"${id}"`);
  }
});

test('[T-07] tags are counted, those of private portals never', async () => {
  const url = '/api/search/portal-demo/_search?facets=tags';
  const response = (await site.ask({ url, method: 'POST', body: { size: 0 } })).json<SearchResponse>();
  expect(response.facets?.tags).toEqual([
    { value: 'Temple', count: 1 },
    { value: 'ทะเล', count: 1 },
    { value: 'วัด', count: 1 },
  ]);
});

test('[OPEN-18] a search does not match the hidden tags and position of a portal', async () => {
  const own = await openTestApp([
    {
      ...fixtureContent,
      portals: [
        portalSeed('hiding', {
          tags: ['hidden tag'],
          location: { latitude: 18.77, longitude: 100.77 },
          hideInformations: ['tags', 'location'],
        }),
      ],
    },
  ]);
  const response = await own.ask({
    url: '/api/search/portal-demo/_search?facets=tags',
    method: 'POST',
    body: {},
  });
  expect(response.json<SearchResponse>().hits.hits.map((hit) => hit._id)).toEqual(['hiding']);
  expect(response.body).not.toContain('hidden tag');
  expect(response.body).not.toContain('latLng');
});

test('[TOWN-08, TOWN-09, T-07] the card of a public town has its splash and pop-up, that of a private one has not', async () => {
  const picture = { kind: 'mountain', seed: 'splash' } as const;
  const popUp = { message: '<p>Sawasdee</p>', picture, isShow: true };
  const town = { title: { en: 'Town' }, score: 1, picture, profile: picture, popUp };
  const own = await openTestApp([
    {
      ...fixtureContent,
      towns: [
        { ...town, id: 'open' },
        { ...town, id: 'closed', isPrivate: true, passcode: '123456' },
      ],
      listings: [],
      portals: [],
      catalogs: [],
    },
  ]);
  const response = await own.ask({ url: '/api/search/town-demo/_search', method: 'POST', body: {} });
  const [closed, open] = response.json<SearchResponse<TownCardSource>>().hits.hits.map((hit) => hit._source);
  expect(open?.profileImageURL).toBe(`/images/${open?.profileImageId}`);
  expect(open?.popUp).toMatchObject({
    message: '<p>Sawasdee</p>',
    isShow: true,
    imageURL: expect.stringContaining('/images/'),
  });
  expect(Object.keys(closed ?? {}).sort()).toEqual([
    '_id',
    'imageURL',
    'isPrivate',
    'smallImageURL',
    'title',
  ]);
});

describe('withheld references', () => {
  test('[OPEN-45] are taken out of every clause, however deep, and others stay', () => {
    const query = {
      bool: {
        must: [
          { terms: { townRefs: ['a', 'b'] } },
          { bool: { should: [{ terms: { listingRefs: ['a'] } }] } },
        ],
        must_not: [{ terms: { townRefs: ['a'] } }],
        minimum_should_match: 1,
      },
    };
    expect(redactRefs(query, new Set(['townRefs:a']))).toEqual({
      bool: {
        must: [{ terms: { townRefs: ['b'] } }, { bool: { should: [{ terms: { listingRefs: ['a'] } }] } }],
        must_not: [{ terms: { townRefs: [] } }],
        minimum_should_match: 1,
      },
    });
  });
});
