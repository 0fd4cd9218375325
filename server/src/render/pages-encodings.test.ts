import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { describePages, PORTAL } from '../testing/describe-pages.ts';

describePages(({ pages, get, rename }) => {
  describe('encodings', () => {
    const encodings = [
      ['br', (body: Buffer) => brotliDecompressSync(body)],
      ['gzip', (body: Buffer) => gunzipSync(body)],
      [undefined, (body: Buffer) => body],
    ] as const;

    test('each reader gets what it takes, of one render', async () => {
      const bodies = new Set<string>();
      const tags = new Set<unknown>();
      for (const [encoding, read] of [...encodings, ...encodings]) {
        const reply = await get(PORTAL, encoding ? { 'accept-encoding': encoding } : {});
        expect(reply.headers['content-encoding']).toBe(encoding);
        expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
        bodies.add(String(read(reply.rawPayload)));
        tags.add(reply.headers['etag']);
      }
      expect(bodies.size).toBe(1);
      expect(tags.size).toBe(3);
      expect(pages.rendered).toHaveLength(1);
    });

    test('a reader who has the page gets 304, by the ETag of the same encoding', async () => {
      for (const [encoding] of encodings) {
        const accepts: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {};
        const { headers } = await get(PORTAL, accepts);
        const tag = String(headers['etag']);
        for (const known of [tag, `W/${tag}`, `"older", ${tag}`]) {
          const again = await get(PORTAL, { ...accepts, 'if-none-match': known });
          expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
          expect(again.headers['cache-control']).toBe('private, no-cache');
          expect(again.headers['vary']).toBe('accept, cookie, accept-encoding');
          expect(again.headers['content-encoding']).toBeUndefined();
        }
        const other = encoding === 'br' ? 'gzip' : 'br';
        const changed = await get(PORTAL, { 'accept-encoding': other, 'if-none-match': tag });
        expect(changed.statusCode).toBe(200);
      }
      await rename('Renamed');
      const { headers } = await get();
      await rename('Renamed again');
      expect((await get(PORTAL, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200);
    });

    test('HEAD tells the same without the page', async () => {
      const { headers } = await get();
      const head = await pages.site.app.inject({
        method: 'HEAD',
        url: PORTAL,
        headers: { host: 'localhost:8000' },
      });
      expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', headers['etag']]);
      expect(pages.rendered).toHaveLength(1);
    });
  });
});
