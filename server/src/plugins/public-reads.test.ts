import { beforeAll, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
let creator: { authorization: string };
beforeAll(async () => {
  site = await openTestApp();
  creator = await site.signIn();
});

interface Sent {
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
}
const send = async (url: string, { method = 'GET', headers = {} }: Sent = {}) => {
  const body = method === 'POST' ? { query: { match_all: {} } } : undefined;
  const response = await site.ask({ url, method, headers, body });
  return [response.statusCode, response.headers['cache-control']];
};

const PUBLIC: readonly [NonNullable<Sent['method']>, string][] = [
  ['GET', '/api/web-admin/'],
  ['GET', '/api/portal/wat-phumin?provider=demo'],
  ['GET', '/api/town/nan'],
  ['GET', '/api/listing/temples'],
  ['GET', '/api/products?catalogIds=shop'],
  ['GET', '/api/products/shop-1'],
  ['GET', '/api/catalogs?portalId=wat-phumin'],
  ['GET', '/api/checkPrivacy/portal/id/wat-phumin'],
  ['POST', '/api/search/portal-demo,listing-demo/_search'],
  ['GET', '/api/search/portal-demo/_search'],
  ['GET', '/api/search/portal-demo/_suggest?text=wat'],
];

test.each(PUBLIC)('browsers may store the response to %s %s', async (method, url) => {
  expect(await send(url, { method })).toEqual([200, 'private, no-cache']);
});

test.each(PUBLIC)(
  '[OPEN-03] no one may store the response to %s %s when the request has credentials',
  async (method, url) => {
    for (const headers of [creator, { 'x-portico-grant': 'x' }, { authorization: 'Bearer stale' }])
      expect(await send(url, { method, headers })).toEqual([200, 'no-store']);
  },
);

test('[OPEN-03] no one may store the grant that a passcode is traded for', async () => {
  const url = '/api/checkPrivacy/portal/id/private';
  expect(await send(url, { headers: { 'x-passcode': '123456' } })).toEqual([200, 'no-store']);
});

test.each([
  ['/api/portal', 401],
  ['/api/portal/wat-phumin/versions', 401],
  ['/api/review', 401],
  ['/api/health', 200],
  ['/api/portal/private', 403],
  ['/api/portal/nothing', 404],
])('no one may store the response to %s', async (url, status) => {
  expect(await send(url)).toEqual([status, 'no-store']);
});
