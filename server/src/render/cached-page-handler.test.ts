import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LANGUAGES, type Rollout } from '@portico/shared/contracts';
import { updateProvider } from '../records/provider.service.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createCachedPageHandler } from './cached-page-handler.ts';
import { EncodedBody } from './encoded-body.ts';
import { createPageCache, type PageCache, type PageResponse } from './page-cache.ts';

const HTML = '<h1>cached</h1>';
const USUAL = 'by the usual way';
const HTTP = 'http://localhost:8000';

let site: TestApp;
let rollout: Rollout | undefined;
/** The live release set cannot be read. */
let isTroubled: boolean;
let pages: PageCache;
let stopping: AbortController;
const lines: string[] = [];

beforeAll(async () => {
  site = await openTestApp(
    undefined,
    { PORTICO_LOG: 'info', PORTICO_TRUSTED_PROXIES: '127.0.0.1' },
    {
      logTo: { write: (line) => lines.push(line) },
      sendCachedPage: (request, reply) => {
        const { config, providers, metrics } = site.services;
        const sendCachedPage = createCachedPageHandler({
          providers,
          releases: { rollout: readRollout },
          pages,
          settings: config.pageSettings,
          stopping: stopping.signal,
          onPageRequest: metrics.pageRequested,
        });
        return sendCachedPage(request, reply);
      },
    },
  );
  site.app.get('/*', { config: { hasCachedPages: true } }, () => USUAL);
  async function readRollout(): Promise<Rollout | undefined> {
    if (isTroubled) throw new Error('the store is gone');
    return rollout;
  }
});
beforeEach(async () => {
  const { contentVersions, now } = site.services;
  pages = createPageCache({ versions: contentVersions, now, maxBytes: 1024 * 1024 });
  rollout = { stable: { id: 'set-1', packages: {} }, pins: {} };
  isTroubled = false;
  stopping = new AbortController();
  await cachePage(`${HTTP}/towns th set-1`);
});

const documentOf = (text: EncodedBody): PageResponse => ({ kind: 'document', status: 200, text });
async function cachePage(name: string, response?: PageResponse, provider = 'demo'): Promise<void> {
  const text = new EncodedBody(HTML);
  await text.body('gzip');
  await pages.getOrRender({ provider, name }, async () => ({
    response: response ?? documentOf(text),
    isCacheable: true,
  }));
}
const get = (headers: Record<string, string> = {}, url = '/towns', host?: string) =>
  site.ask({ url, headers: { 'accept-encoding': 'gzip', ...headers }, ...(host ? { host } : {}) });
const isFromCache = async (...request: Parameters<typeof get>) => (await get(...request)).body !== USUAL;

test('a cached page is sent in the encoding in which it is cached', async () => {
  const { statusCode, headers, rawPayload } = await get();
  expect([statusCode, String(gunzipSync(rawPayload))]).toEqual([200, HTML]);
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(rawPayload.length),
    'x-portico-release-set': 'set-1',
    'x-content-type-options': 'nosniff',
  });
  expect(await isFromCache({ 'accept-encoding': 'br' })).toBe(false);
});

test('it is sent whole, one after the other, over one connection', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<unknown>();
  for (let count = 0; count < 3; count += 1) {
    const headers = { host: 'localhost:8000', 'accept-encoding': 'gzip' };
    const reply = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ port, path: '/towns', headers, agent }, resolve).on('error', reject);
    });
    const chunks: Buffer[] = await reply.toArray();
    expect(String(gunzipSync(Buffer.concat(chunks)))).toBe(HTML);
    expect(reply.headers).toMatchObject({ connection: 'keep-alive', date: expect.any(String) });
    expect(reply.headers['transfer-encoding']).toBeUndefined();
    sockets.add(reply.socket);
  }
  expect(sockets.size).toBe(1);
  agent.destroy();
});

test('[T-01] HSTS is sent behind a proxy that reports https, and only there', async () => {
  await cachePage('https://localhost:8000/towns th set-1');
  const transportSecurity = async (headers = {}) => {
    const reply = await get(headers);
    expect(reply.body).not.toBe(USUAL);
    return reply.headers['strict-transport-security'];
  };
  expect(await transportSecurity({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
  expect(await transportSecurity()).toBeUndefined();
});

test('it is logged and counted as any other response', async () => {
  const counted = async (text: string) => {
    const metrics = (await site.ask({ url: '/metrics' })).body;
    return Number(new RegExp(`${text} (\\d+)`).exec(metrics)?.[1] ?? 0);
  };
  const names = [
    'portico_request_duration_seconds_count{[^}]*route="/\\*"[^}]*status="200"[^}]*}',
    'portico_pages_asked_total{kept="true"}',
  ];
  const before = await Promise.all(names.map(counted));
  lines.length = 0;
  expect(await isFromCache({}, '/towns')).toBe(true);
  expect(await Promise.all(names.map(counted))).toEqual(before.map((count) => count + 1));
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      msg: 'request completed',
      req: { method: 'GET', path: '/towns' },
      status: 200,
    }),
  );
});

test('a write is visible to the next request', async () => {
  expect(await isFromCache()).toBe(true);
  await site.services.records.put({ provider: 'demo', kind: 'portal', id: 'new', value: {} });
  expect(await isFromCache()).toBe(false);
});

test('[APP-01] it is for its host alone', async () => {
  await cachePage(`http://other.example/towns th set-1`);
  await cachePage(`http://unknown.example/towns th set-1`);
  expect(await isFromCache({}, '/towns', 'other.example')).toBe(false);
  expect((await get({}, '/towns', 'unknown.example')).statusCode).toBe(404);
  await cachePage(`http://other.example/towns th set-1`, undefined, 'other');
  expect(await isFromCache({}, '/towns', 'other.example')).toBe(true);
});

test.each<[string, Record<string, string>, string]>([
  ['what its reader may have already', { 'if-none-match': '"any"' }, '/towns'],
  ['another language', { cookie: 'language=ar' }, '/towns'],
  ['a remote from elsewhere', { cookie: 'portico_override=any' }, '/towns'],
  ['a link in a language', {}, '/towns?lang=th'],
  ['what a sender added', {}, '/towns?utm_source=line'],
  ['another spelling', {}, '/%74owns'],
])('%s goes the usual way', async (_name, headers, url) => {
  expect(await isFromCache(headers, url)).toBe(false);
  expect(await isFromCache()).toBe(true);
});

test('a language that the site does not offer is no choice', async () => {
  expect(await isFromCache({ cookie: 'language=ar' })).toBe(false);
  await updateProvider(site.services.records, 'demo', { settings: { languages: ['th', 'en'] } });
  await cachePage(`${HTTP}/towns th set-1`);
  expect(await isFromCache({ cookie: 'language=ar' })).toBe(true);
  expect(await isFromCache({ cookie: 'language=en' })).toBe(false);
  await updateProvider(site.services.records, 'demo', { settings: { languages: [...LANGUAGES] } });
});

test('an address that may name another host goes the usual way', async () => {
  await cachePage(`${HTTP}//elsewhere.example th set-1`);
  expect(await isFromCache({}, '//elsewhere.example')).toBe(false);
});

test('a redirect, and what is only asked about, go the usual way', async () => {
  await cachePage(`${HTTP}/contacts th set-1`, { kind: 'redirect', status: 302, location: '/contact' });
  expect(await isFromCache({}, '/contacts')).toBe(false);
  const head = await site.app.inject({
    method: 'HEAD',
    url: '/towns',
    headers: { host: 'localhost:8000', 'accept-encoding': 'gzip' },
  });
  expect([head.statusCode, head.headers['content-encoding']]).toEqual([200, undefined]);
});

test('[MFE-02] while a release is tried each visitor gets the pages of their set, once they have a number', async () => {
  const candidate = { name: 'mfe-portal', version: '2', percent: 10, since: '', by: 'nok' };
  rollout = {
    stable: { id: 'set-1', packages: {} },
    candidate: { ...candidate, set: { id: 'set-2', packages: {} } },
    pins: {},
  };
  const setOf = async (cookie: string) =>
    (await get(cookie ? { cookie } : {})).headers['x-portico-release-set'];
  expect(await setOf('portico_cohort=50')).toBe('set-1');
  expect(await setOf('portico_cohort=5')).toBeUndefined();
  await cachePage(`${HTTP}/towns th set-2`);
  expect(await setOf('portico_cohort=5')).toBe('set-2');
  expect(await setOf('')).toBeUndefined();
});

test('nothing is sent this way before a release is live, while it cannot be read, and once the server stops', async () => {
  rollout = undefined;
  expect(await isFromCache()).toBe(false);
  rollout = { stable: { id: 'set-1', packages: {} }, pins: {} };
  isTroubled = true;
  expect(await isFromCache()).toBe(false);
  isTroubled = false;
  expect(await isFromCache()).toBe(true);
  stopping.abort();
  expect(await isFromCache()).toBe(false);
});
