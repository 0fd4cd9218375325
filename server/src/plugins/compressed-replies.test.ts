import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const LARGE = '/api/docs/json';
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

async function ask(site: TestApp, accepted: string, headers: Record<string, string> = {}) {
  return site.ask({ url: LARGE, headers: { 'accept-encoding': accepted, ...headers } });
}

describe('a reply of the API', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
  ] as const)('for a client that accepts %s is compressed with %s', async (accepted, encoding) => {
    const site = await openTestApp();
    const plain = await site.ask({ url: LARGE });
    const { headers, rawPayload } = await ask(site, accepted);
    expect(decoders[encoding](rawPayload).toString()).toBe(plain.payload);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      'content-type': plain.headers['content-type'],
      vary: expect.stringContaining('accept-encoding'),
    });
  });

  test('is sent as it is to other clients, and names what it depends on', async () => {
    const site = await openTestApp();
    for (const accepted of ['', 'identity', 'zstd']) {
      const { headers, payload } = await ask(site, accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['vary']).toContain('accept-encoding');
      expect(JSON.parse(payload)).toHaveProperty('openapi');
    }
  });

  test('is sent as it is if it is small', async () => {
    const site = await openTestApp();
    const { headers } = await site.ask({ url: '/api/health', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('keeps its tag, as a weak one: what was cached in one encoding is not sent again in another', async () => {
    const site = await openTestApp();
    const url = '/api/portal/wat-phumin';
    const plain = await site.ask({ url });
    const compressed = await site.ask({ url, headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers['etag']).toBe(`W/${plain.headers['etag']}`);
    for (const tag of [plain.headers['etag'], compressed.headers['etag']]) {
      const again = await site.ask({
        url,
        headers: { 'accept-encoding': 'br', 'if-none-match': String(tag) },
      });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    }
  });

  test('that is cached is compressed again after a change', async () => {
    const site = await openTestApp();
    const id = 'wat-phumin';
    const url = `/api/portal/${id}`;
    const read = async () => {
      const { rawPayload } = await site.ask({ url, headers: { 'accept-encoding': 'br' } });
      return JSON.parse(brotliDecompressSync(rawPayload).toString()).data;
    };
    const before = await read();
    expect(await read()).toEqual(before);
    const title = { ...before.title, en: 'Another title' };
    const saved = await site.ask({
      url,
      method: 'PUT',
      headers: await site.signIn(),
      body: { data: { _id: id, title, modifiedDate: before.modifiedDate } },
    });
    expect(saved.statusCode).toBe(200);
    expect((await read()).title.en).toBe('Another title');
  });
});
