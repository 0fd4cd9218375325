import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Catalog, endpoints, type Product, type WebConfig } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let site: TestApp;
let creator: { authorization: string };
beforeAll(async () => {
  site = await openTestApp();
  creator = await site.signIn();
});

describe('the provider of a request', () => {
  test('[APP-01] is determined by the host, ignoring port and case', async () => {
    const titleAt = async (host: string) =>
      (await site.get<{ data: WebConfig }>('/api/web-admin/', { host })).data.title.en;
    expect(await titleAt('localhost')).toBe('Site');
    expect(await titleAt('LOCALHOST:1234')).toBe('Site');
    expect(await titleAt('127.0.0.1:8000')).toBe('Site');
    expect(await titleAt('other.example')).toBe('Other site');
  });

  test('[APP-01] is unknown on other hosts, where only health responds', async () => {
    for (const url of ['/api/web-admin/', '/images/x', '/', '/api/nothing']) {
      const response = await site.ask({ url, host: 'evil.example' });
      expect([url, response.statusCode, response.json().code]).toEqual([url, 404, 'not-found']);
    }
    expect(await site.get('/api/health', { host: 'evil.example' })).toEqual({ status: 'ok' });
  });
});

describe('errors', () => {
  test('[API-02] an unknown call is not found, in JSON', async () => {
    const response = await site.ask({ url: '/api/nothing', method: 'POST', body: {} });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      status: 'fail',
      code: 'not-found',
      reason: 'This call does not exist.',
    });
  });

  test('a body that is not JSON is refused with a reason', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await site.ask({ url: '/api/auth/login', method: 'POST', body: '{oh', headers });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status: 'fail', code: 'invalid' });
  });

  test('a crash does not reveal its cause', async () => {
    const broken = await openTestApp();
    const key = { provider: 'demo', kind: 'web-config', id: 'site' };
    await broken.services.records.put({ ...key, value: { title: 'not what it should be', popUp: 7 } });
    const response = await broken.ask({ url: '/api/web-admin/' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      status: 'fail',
      code: 'crash',
      reason: 'Something went wrong on our side.',
    });
  });
});

test('[API-15, DATA-22, OPEN-16] the web configuration comes with the privacy of its provider', async () => {
  const { data } = await site.get<{ data: WebConfig }>('/api/web-admin/');
  expect(data).toMatchObject({
    provider: 'demo',
    isPrivate: false,
    title: { th: 'เว็บ', en: 'Site' },
    isContactWithMe: true,
    contacts: { lineId: '@site' },
    tags: ['วัด'],
    popUp: { isShow: true, message: '<p>Hello</p>', imageURL: expect.stringMatching(/^\/images\/\w+$/) },
    logoImageURL: `/images/${data.logoImageId}`,
    homeImageURL: `/images/${data.homeImageId}`,
  });
  const other = await site.get<{ data: WebConfig }>('/api/web-admin/', { host: 'other.example' });
  expect(other.data.isPrivate).toBe(true);
});

test('[API-17] each visit counts, per provider, also when many come at once', async () => {
  const hit = async (host = 'localhost') =>
    (await site.ask({ url: '/api/hits', method: 'PUT', host })).json<{ data: { value: number } }>().data
      .value;
  const first = await hit();
  const values = await Promise.all(Array.from({ length: 10 }, () => hit()));
  expect(Math.max(...values)).toBe(first + 10);
  expect(await hit('other.example')).toBe(1);
});

describe('catalogues', () => {
  const ids = async (query: string, headers: Record<string, string> = {}) =>
    (await site.get<{ data: Catalog[] }>(`/api/catalogs?${query}`, { headers })).data.map(({ _id }) => _id);

  test('[API-25, DATA-16] of a portal come in appearSeq order', async () => {
    expect(await ids('portalId=wat-phumin&_sort=appearSeq&_order=asc')).toEqual(['market', 'shop']);
    expect(await ids('portalId=wat-phumin&_sort=appearSeq&_order=desc')).toEqual(['shop', 'market']);
    const { data } = await site.get<{ data: Catalog[] }>('/api/catalogs?portalId=wat-phumin');
    expect(data[0]).toEqual({
      _id: 'market',
      ref: 'ref-market',
      name: { en: 'Catalogue market' },
      template: 1,
      portalId: 'wat-phumin',
      products: ['market-1', 'market-2', 'market-3'],
      appearSeq: 1,
      userIds: ['user-creator'],
      modifiedDate: '2026-11-21T05:00:00.000Z',
    });
  });

  test('[API-25, OPEN-08] of people are those whose portal the user may see', async () => {
    expect(await ids('userIds=user-creator,user-admin&webpage=true')).toEqual(['market', 'shop']);
    expect(await ids('userIds=user-creator', creator)).toEqual(['market', 'shop', 'hidden']);
    expect(await ids('portalId=private')).toEqual([]);
    expect((await site.ask({ url: '/api/catalogs' })).statusCode).toBe(400);
  });

  test('[API-26] products come per catalogue, up to the limit', async () => {
    const products = async (query: string, headers: Record<string, string> = {}) =>
      (await site.get<{ data: Product[] }>(`/api/products?${query}`, { headers })).data;
    const two = await products('catalogIds=shop,market&_limit=2&_sort=appearSeq&_order=asc');
    expect(two.map(({ _id }) => _id)).toEqual(['shop-1', 'shop-2', 'market-1', 'market-2']);
    expect(two[0]).toMatchObject({
      catalogId: 'shop',
      price: 100,
      imageURL: `/images/${two[0]?.mainImageId}`,
    });
    expect(await products('catalogIds=hidden,unfinished,nothing')).toEqual([]);
    expect(await products('catalogIds=hidden', creator)).toHaveLength(3);
  });
});

test('the language choice is mirrored in a cookie for a year', async () => {
  const response = await site.ask({ url: '/api/language', method: 'PUT', body: { language: 'ar' } });
  expect(response.json()).toEqual({ status: 'ok' });
  const cookie = String(response.headers['set-cookie']);
  expect(cookie).toContain('language=ar');
  expect(cookie).toContain('Max-Age=31536000');
  expect(cookie).toContain('SameSite=Lax');
  expect((await site.ask({ url: '/api/language', method: 'PUT', body: { language: 'fr' } })).statusCode).toBe(
    400,
  );
});

test.each([
  ['/api/language', 'language=', { language: 'ar' }],
  ['/api/hits', 'visit=', undefined],
])('over https the cookie of %s is Secure', async (url, name, body) => {
  const { ask } = await openTestApp(undefined, { PORTICO_TRUSTED_PROXIES: 'loopback' });
  for (const protocol of ['http', 'https']) {
    const response = await ask({ url, method: 'PUT', body, headers: { 'x-forwarded-proto': protocol } });
    const cookie = String(response.headers['set-cookie']);
    expect([cookie.includes(name), cookie.includes('Secure')]).toEqual([true, protocol === 'https']);
  }
});

test('[APP-01] a request with two hosts is refused', async () => {
  const { app } = await openTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const statusOf = async (hosts: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.end(`GET /api/health HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
    let response = '';
    for await (const part of socket) response += String(part);
    return response.split(' ')[1];
  };
  expect(await statusOf('Host: localhost\r\n')).toBe('200');
  expect(await statusOf('Host: localhost\r\nhost: other.example\r\n')).toBe('400');
});

test('every call of the contracts has a route', async () => {
  for (const { method, path } of endpoints) {
    const url = path.replace(/:store/, 'portal').replace(/:\w+/g, 'nothing');
    const response = await site.ask({ url, method });
    expect([method, path, response.json().reason]).not.toEqual([method, path, 'This call does not exist.']);
  }
});
