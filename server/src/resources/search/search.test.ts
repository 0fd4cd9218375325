import { expect, test } from '@jest/globals';
import type { PortalCardSource, SearchResponse, Suggestion } from '@portico/shared/contracts';
import { ask, idsOf, narrowed, openSearchSite, site, titled } from '../../testing/sites/search-site.ts';
import { openTestApp } from '../../testing/test-app.ts';

openSearchSite();

test('[ESQ-01, ESQ-02, ESQ-09, ESQ-10] portals are found at the provider index, as cards', async () => {
  const response = await ask('portal-demo', {
    from: 0,
    size: 2,
    sort: [{ modifiedDate: { order: 'desc' } }, { 'title.th': { order: 'asc' } }],
  });
  expect(response.statusCode).toBe(200);
  const { hits } = response.json<SearchResponse>();
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

test('[ESQ-03, AMBIG-22] two indices are separated by a comma, and _index distinguishes them', async () => {
  const response = (await ask('listing-demo,portal-demo', titled('title.en', '*a*'))).json<SearchResponse>();
  expect(new Set(response.hits.hits.map((hit) => hit._index))).toEqual(
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

test('[OPEN-14, PERM-13] no search finds administrative towns', async () => {
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

test('totals may be requested, as they are always exact; a search without a body returns everything', async () => {
  expect(
    (await ask('portal-demo', { track_total_hits: true, size: 1 })).json<SearchResponse>().hits.total.value,
  ).toBe(4);
  const all = await site.get<SearchResponse>('/api/search/portal-demo/_search');
  expect(all.hits.total.value).toBe(4);
});

test('a misspelt word is found if the request allows it', async () => {
  const misspelt = titled('title.en', '*phomin*');
  expect(await idsOf('portal-demo', misspelt)).toEqual([]);
  const response = await site.ask({
    url: '/api/search/portal-demo/_search?fuzzy=1',
    method: 'POST',
    body: misspelt,
  });
  expect(response.json<SearchResponse>()).toMatchObject({
    fuzzy: true,
    hits: { hits: [{ _id: 'wat-phumin' }] },
  });
  const unknown = await site.ask({
    url: '/api/search/portal-demo/_search?fuzzy=2',
    method: 'POST',
    body: {},
  });
  expect(unknown.statusCode).toBe(400);
});

test('with a language, hits have texts in it alone, unless they lack it', async () => {
  const search = async (query: string) =>
    site.ask({
      url: `/api/search/portal-demo/_search${query}`,
      method: 'POST',
      body: { size: 100, sort: [{ 'title.th': 'asc' }] },
    });
  const all = (await search('')).json<SearchResponse<PortalCardSource>>();
  const inThai = (await search('?language=th')).json<SearchResponse<PortalCardSource>>();
  expect(inThai.hits.total).toEqual(all.hits.total);
  expect(inThai.hits.hits.map(({ _id, sort }) => [_id, sort])).toEqual(
    all.hits.hits.map(({ _id, sort }) => [_id, sort]),
  );
  const languagesOf = ({ hits }: typeof all) => hits.hits.map(({ _source }) => Object.keys(_source.title));
  expect(languagesOf(all)).toContainEqual(['th', 'en']);
  expect(languagesOf(inThai).every(([first, ...others]) => first !== 'th' || others.length === 0)).toBe(true);
  expect(languagesOf(inThai)).toContainEqual(['th']);
  expect((await search('?language=xx')).statusCode).toBe(400);
});

test('[T-03] titles and tags are suggested only of what may be found', async () => {
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
  const response = await own.ask({
    url: '/api/search/portal-demo/_search',
    method: 'POST',
    body: { size: 99 },
  });
  const ids = response.json<SearchResponse>().hits.hits.map((hit) => hit._id);
  expect(ids).toContain('waiting');
  expect(ids).not.toContain('rejected');
  expect(ids).not.toContain('draft');
});
