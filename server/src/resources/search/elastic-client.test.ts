import type { AddressInfo } from 'node:net';
import { Client, errors } from '@elastic/elasticsearch';
import { beforeAll, expect, test } from '@jest/globals';
import { openTestApp } from '../../testing/test-app.ts';

let client: Client;
beforeAll(async () => {
  const { app } = await openTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  client = new Client({ node: `http://localhost:${port}/api/search`, maxRetries: 0 });
});

interface Card {
  title: Record<string, string>;
}
const total = { value: expect.any(Number), relation: 'eq' };
const ids = (response: { hits: { hits: { _id?: string }[] } }) => response.hits.hits.map((hit) => hit._id);

test("[ESQ-01, ESQ-09] Elasticsearch's own client reads the first rows without a body", async () => {
  const response = await client.search<Card>({ index: 'portal-demo' });
  expect(response.hits.total).toEqual(total);
  expect(response.hits.hits[0]).toMatchObject({
    _index: 'portal-demo',
    _source: { title: expect.anything() },
  });
});

test('[ESQ-04, ESQ-05, ESQ-10] matches words in any title or the tags, last changed first', async () => {
  const should = ['title.th', 'title.en', 'title.zh', 'title.ar', 'tags.keyword'].map((field) => ({
    wildcard: { [field]: { value: '*phumin*', case_insensitive: true } },
  }));
  const response = await client.search<Card>({
    index: 'portal-demo',
    from: 0,
    size: 11,
    track_total_hits: true,
    sort: [{ modifiedDate: 'desc' }, { 'title.th': 'asc' }],
    query: { bool: { must: [{ bool: { should, minimum_should_match: 1 } }] } },
  });
  expect(ids(response)).toEqual(['wat-phumin']);
  expect(response.hits.total).toEqual({ value: 1, relation: 'eq' });
});

test('[ESQ-03, ESQ-06] two indices and terms', async () => {
  const response = await client.search<Card>({
    index: 'listing-demo,portal-demo',
    query: {
      bool: { filter: [{ terms: { townRefs: ['nan'] } }, { terms: { _id: ['temples', 'wat-phumin'] } }] },
    },
  });
  expect(response.hits.hits.map(({ _index, _id }) => `${_index}/${_id}`).sort()).toEqual([
    'listing-demo/temples',
    'portal-demo/wat-phumin',
  ]);
});

test('[ESQ-07, ESQ-08] what is near, nearest first', async () => {
  const here = { lat: 18.77, lon: 100.77 };
  const response = await client.search<Card>({
    index: 'portal-demo',
    sort: [{ _geo_distance: { '__meta_search.latLng': here, order: 'asc', unit: 'km' } }],
    query: {
      bool: {
        filter: [
          { exists: { field: '__meta_search.latLng' } },
          { geo_distance: { distance: '10km', '__meta_search.latLng': here } },
        ],
      },
    },
  });
  expect(ids(response)).toEqual(['wat-phumin']);
  expect(response.hits.hits[0]?.sort?.[0]).toBeCloseTo(0.55, 1);
});

test.each([
  ['a foreign index', { index: 'portal-other' }, 404],
  ['a script', { index: 'portal-demo', query: { script: { script: { source: '1' } } } }, 400],
  ['too many rows', { index: 'portal-demo', size: 1000 }, 400],
])('[T-03] %s is an error with its status', async (_what, request, status) => {
  const refused: unknown = await client.search(request).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(errors.ResponseError);
  expect((refused as errors.ResponseError).statusCode).toBe(status);
});
