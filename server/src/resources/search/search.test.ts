import { beforeAll, describe, expect, test } from '@jest/globals';
import type { SearchAnswer, SearchBodyInput, Suggestion, TownCardSource } from '@portico/shared/contracts';
import { fixtureContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { redactRefs } from './search.policy.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});

const ask = (index: string, body: unknown, headers: Record<string, string> = {}) =>
  site.ask({ url: `/api/search/${index}/_search`, method: 'POST', body, headers });
async function idsOf(index: string, body: SearchBodyInput = {}, headers: Record<string, string> = {}) {
  const answer = (await ask(index, body, headers)).json<SearchAnswer>();
  return answer.hits.hits.map((hit) => hit._id);
}
const narrowed = (field: 'townRefs' | 'listingRefs', id: string): SearchBodyInput => ({
  query: { bool: { filter: [{ terms: { [field]: [id] } }] } },
});
const titled = (field: 'title.en' | 'tags.keyword', pattern: string): SearchBodyInput => ({
  query: { bool: { must: [{ wildcard: { [field]: pattern } }] } },
});

test('[ESQ-01, ESQ-02, ESQ-09, ESQ-10] portals are found at the provider index, as cards', async () => {
  const answer = await ask('portal-demo', {
    from: 0,
    size: 2,
    sort: [{ modifiedDate: { order: 'desc' } }, { 'title.th': { order: 'asc' } }],
  });
  expect(answer.statusCode).toBe(200);
  const { hits } = answer.json<SearchAnswer>();
  expect(hits.total).toEqual({ value: 4, relation: 'eq' });
  expect(hits.hits.map((hit) => hit._id)).toEqual(['localized-hours', 'wat-phumin']);
  const card = hits.hits[1];
  expect(card).toMatchObject({
    _index: 'portal-demo',
    _source: {
      _id: 'wat-phumin',
      title: { th: 'วัดภูมินทร์' },
      tags: ['วัด', 'Temple'],
      highlightSentence: { en: 'Murals of whispering lovers' },
      status: 'RELEASE',
      __meta_search: { latLng: { lat: 18.7747, lon: 100.7716 } },
    },
    sort: [expect.any(Number), 'วัดภูมินทร์'],
  });
  expect(card?._source['imageURL']).toBe(`/images/${String(card?._source['mainImageId'])}`);
});

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

test('[AMBIG-23, T-07] a private portal is found by its title alone and shows title, thumbnail and the flag', async () => {
  const answer = (await ask('portal-demo', titled('title.en', '*private garden*'))).json<SearchAnswer>();
  const [card] = answer.hits.hits;
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

test('[ESQ-03, AMBIG-22] two indices are joined by a comma, and _index tells them apart', async () => {
  const answer = (await ask('listing-demo,portal-demo', titled('title.en', '*a*'))).json<SearchAnswer>();
  expect(new Set(answer.hits.hits.map((hit) => hit._index))).toEqual(
    new Set(['listing-demo', 'portal-demo']),
  );
});

test('[APP-01, T-03] indices of other providers, and other indices, do not exist', async () => {
  for (const index of [
    'portal-other',
    'portal-demo,listing-other',
    'portal',
    'user-demo',
    'portal-demo,',
    '_all',
  ]) {
    expect([index, (await ask(index, {})).statusCode]).toEqual([index, 404]);
  }
});

test('[OPEN-14, PERM-13] administrative towns are found by nobody', async () => {
  expect((await idsOf('town-demo')).sort()).toEqual(['nan', 'secret-town']);
  expect(await idsOf('town-demo', { query: { bool: { filter: [{ terms: { _id: ['test'] } }] } } })).toEqual(
    [],
  );
});

test('[ESQ-12] towns sort by score, listings of a town by appearSeq', async () => {
  expect(await idsOf('town-demo', { sort: [{ score: 'desc' }, { modifiedDate: 'desc' }] })).toEqual([
    'nan',
    'secret-town',
  ]);
  const ofTown = narrowed('townRefs', 'nan');
  expect(await idsOf('listing-demo', { ...ofTown, sort: [{ appearSeq: 'asc' }] })).toEqual([
    'cafes',
    'temples',
    'secret-listing',
  ]);
});

test('[AMBIG-21] private towns and listings have no sort values but their title', async () => {
  const sort = [{ score: 'desc' }, { modifiedDate: 'desc' }, { appearSeq: 'asc' }, { 'title.th': 'asc' }];
  const answer = (await ask('town-demo,listing-demo', { size: 99, sort })).json<SearchAnswer>();
  const secret = answer.hits.hits.filter((hit) => hit._id.startsWith('secret'));
  expect(secret).toHaveLength(2);
  for (const hit of secret) expect(hit.sort?.slice(0, 3)).toEqual([null, null, null]);
});

test('[AMBIG-21] cards of private towns and listings show title, picture and the flag', async () => {
  const answer = (await ask('town-demo,listing-demo', { size: 99 })).json<SearchAnswer>();
  const secret = answer.hits.hits.filter((hit) => hit._id.startsWith('secret'));
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
      const answer = await site.get<{ data: { grant: string } }>(`/api/checkPrivacy/${item}`, {
        headers: { 'x-passcode': passcode },
      });
      return answer.data.grant;
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
      .json<SearchAnswer>()
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

  // Places become private, and public again, while searches are cached.
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

test('[T-03, T-04] what the language does not have, or has too much of, is refused', async () => {
  const clause = { terms: { _id: ['x'] } };
  const nest = (depth: number): object => (depth === 0 ? clause : { bool: { must: [nest(depth - 1)] } });
  const refused = {
    script: { query: { bool: { filter: [{ script: { script: 'true' } }] } } },
    field: titled('title.en', 'x') && { query: { bool: { must: [{ wildcard: { passcode: '*' } }] } } },
    size: { size: 1000 },
    from: { from: 100_001 },
    source: { _source: ['passcode'] },
    sort: { sort: [{ passcode: 'asc' }] },
    deep: { query: nest(30) },
    many: {
      query: {
        bool: { should: Array.from({ length: 40 }, () => ({ bool: { should: Array(10).fill(clause) } })) },
      },
    },
    word: titled('title.en', `*${'x'.repeat(140)}*`),
  };
  for (const [name, body] of Object.entries(refused)) {
    const answer = await ask('portal-demo', body);
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, 'invalid']);
  }
  expect(
    (await ask('portal-demo', { query: { bool: { filter: [{ terms: { _id: ['x'.repeat(300_000)] } }] } } }))
      .statusCode,
  ).toBe(413);
});

test.each([
  [
    'a clause that is not known',
    { query: { bool: { filter: [{ script: 'x' }] } } },
    'body.query.bool.filter.0.script',
  ],
  [
    'a field',
    { query: { bool: { must: [{ wildcard: { passcode: '*' } }] } } },
    'body.query.bool.must.0.wildcard.passcode',
  ],
  ['a sort', { sort: [{ passcode: 'asc' }] }, 'body.sort.0.passcode'],
  [
    'a place',
    { sort: [{ _geo_distance: { '__meta_search.latLng': { lat: 99, lon: 0 } } }] },
    'body.sort.0._geo_distance.__meta_search.latLng.lat',
  ],
  ['a key', { aggs: {} }, 'body.aggs'],
  ['a number of rows', { size: 1000 }, 'body.size'],
])('[T-03] a refusal says where %s is wrong', async (_what, body, path) => {
  const answer = await ask('portal-demo', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details[0].path).toBe(path);
  expect(answer.json().reason).toContain(path);
  expect(answer.headers['x-elastic-product']).toBe('Elasticsearch');
});

test('[CONST-03, T-48] 999 rows and ids are the most', async () => {
  const terms = (count: number) => ({
    size: 0,
    query: { bool: { filter: [{ terms: { _id: Array(count).fill('x') } }] } },
  });
  expect((await ask('portal-demo', { size: 999 })).statusCode).toBe(200);
  expect((await ask('portal-demo', terms(999))).statusCode).toBe(200);
  expect((await ask('portal-demo', terms(1000))).statusCode).toBe(400);
  expect((await ask('portal-demo', { from: 100_000 })).statusCode).toBe(200);
});

test('totals may be asked for, as they are exact anyway; a search without a body is everything', async () => {
  expect(
    (await ask('portal-demo', { track_total_hits: true, size: 1 })).json<SearchAnswer>().hits.total.value,
  ).toBe(4);
  const all = await site.get<SearchAnswer>('/api/search/portal-demo/_search');
  expect(all.hits.total.value).toBe(4);
});

test('a misspelt word is found where that is asked for', async () => {
  const misspelt = titled('title.en', '*phomin*');
  expect(await idsOf('portal-demo', misspelt)).toEqual([]);
  const answer = await site.ask({
    url: '/api/search/portal-demo/_search?fuzzy=1',
    method: 'POST',
    body: misspelt,
  });
  expect(answer.json<SearchAnswer>()).toMatchObject({ fuzzy: true, hits: { hits: [{ _id: 'wat-phumin' }] } });
  const unknown = await site.ask({
    url: '/api/search/portal-demo/_search?fuzzy=2',
    method: 'POST',
    body: {},
  });
  expect(unknown.statusCode).toBe(400);
});

test('[T-07] tags are counted, those of private portals never', async () => {
  const url = '/api/search/portal-demo/_search?facets=tags';
  const answer = (await site.ask({ url, method: 'POST', body: { size: 0 } })).json<SearchAnswer>();
  expect(answer.facets?.tags).toEqual([
    { value: 'Temple', count: 1 },
    { value: 'ทะเล', count: 1 },
    { value: 'วัด', count: 1 },
  ]);
});

test('[T-03] titles and tags are suggested to who types, of what may be found alone', async () => {
  const suggest = async (index: string, text: string) =>
    (
      await site.get<{ data: Suggestion[] }>(
        `/api/search/${index}/_suggest?language=en&text=${encodeURIComponent(text)}`,
      )
    ).data;
  expect(await suggest('listing-demo,portal-demo', 'tem')).toEqual([
    { kind: 'title', text: 'Temples', _id: 'temples', _index: 'listing-demo' },
    { kind: 'tag', text: 'Temple' },
  ]);
  expect(await suggest('portal-demo', 'gard')).toEqual([]);
  expect((await suggest('portal-demo', 'page ')).map(({ _id = '' }) => _id).sort()).toEqual([
    'localized-hours',
    'old-hours',
  ]);
  const foreign = await site.ask({ url: '/api/search/portal-other/_suggest?text=a' });
  expect(foreign.statusCode).toBe(404);
});

test('[OPEN-18] a search does not know the tags and the place that a portal hides', async () => {
  const own = await openTestApp([
    {
      ...fixtureContent,
      portals: [
        portalSeed('hiding', {
          tags: ['kept back'],
          location: { latitude: 18.77, longitude: 100.77 },
          hideInformations: ['tags', 'location'],
        }),
      ],
    },
  ]);
  const answer = await own.ask({
    url: '/api/search/portal-demo/_search?facets=tags',
    method: 'POST',
    body: {},
  });
  expect(answer.json<SearchAnswer>().hits.hits.map((hit) => hit._id)).toEqual(['hiding']);
  expect(answer.body).not.toContain('kept back');
  expect(answer.body).not.toContain('latLng');
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
  const answer = await own.ask({ url: '/api/search/town-demo/_search', method: 'POST', body: {} });
  const [closed, open] = answer.json<SearchAnswer<TownCardSource>>().hits.hits.map((hit) => hit._source);
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

test('a change of a record is found at once', async () => {
  const key = { provider: 'demo', kind: 'portal', id: 'old-hours' };
  const { records } = site.services;
  const stored = await records.get<{ title: object }>(key);
  if (!stored) throw new Error('The fixture has it.');
  await records.put({ ...key, value: { ...stored.value, title: { en: 'Renamed' } } });
  expect(await idsOf('portal-demo', titled('title.en', '*renamed*'))).toEqual(['old-hours']);
  await records.put({ ...key, value: { ...stored.value, status: 'REJECT' } });
  expect(await idsOf('portal-demo', titled('title.en', '*renamed*'))).toEqual([]);
  await records.put({ ...key, value: stored.value });
});

test('[AMBIG-23] a provider may list finished portals that wait for review', async () => {
  const own = await openTestApp();
  const key = { provider: '_system', kind: 'provider', id: 'demo' };
  const stored = await own.services.records.get<object>(key);
  await own.services.records.put({ ...key, value: { ...stored?.value, settings: { listUnofficial: true } } });
  const answer = await own.ask({
    url: '/api/search/portal-demo/_search',
    method: 'POST',
    body: { size: 99 },
  });
  const ids = answer.json<SearchAnswer>().hits.hits.map((hit) => hit._id);
  expect(ids).toContain('waiting');
  expect(ids).not.toContain('rejected');
  expect(ids).not.toContain('draft');
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

test('searches and suggestions of one network are limited together, and those of others are not', async () => {
  const limited = await openTestApp(undefined, { PORTICO_SEARCHES_PER_MINUTE: '2' });
  const search = (address: string) =>
    limited.ask({ url: '/api/search/portal-demo/_search', method: 'POST', body: {}, address });
  const suggestTo = (address: string) =>
    limited.ask({ url: '/api/search/portal-demo/_suggest?text=wat', address });
  const [first, second, third] = [
    await search('203.0.113.1'),
    await suggestTo('203.0.113.1'),
    await search('203.0.113.1'),
  ];
  expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 429]);
  expect(third.json()).toMatchObject({ status: 'fail', code: 'too-many-requests' });
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect((await search('198.51.100.1')).statusCode).toBe(200);
});
