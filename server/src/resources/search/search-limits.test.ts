import { expect, test } from '@jest/globals';
import { ask, openSearchSite, titled } from '../../testing/sites/search-site.ts';
import { openTestApp } from '../../testing/test-app.ts';

openSearchSite();

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
    const response = await ask('portal-demo', body);
    expect([name, response.statusCode, response.json().code]).toEqual([name, 400, 'invalid']);
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
    'a position',
    { sort: [{ _geo_distance: { '__meta_search.latLng': { lat: 99, lon: 0 } } }] },
    'body.sort.0._geo_distance.__meta_search.latLng.lat',
  ],
  ['a key', { aggs: {} }, 'body.aggs'],
  ['a number of rows', { size: 1000 }, 'body.size'],
])('[T-03] a refusal says where %s is wrong', async (_what, body, path) => {
  const response = await ask('portal-demo', body);
  expect(response.statusCode).toBe(400);
  expect(response.json().details[0].path).toBe(path);
  expect(response.json().reason).toContain(path);
  expect(response.headers['x-elastic-product']).toBe('Elasticsearch');
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
