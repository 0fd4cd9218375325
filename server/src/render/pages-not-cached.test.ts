import { describe, expect, test } from '@jest/globals';
import { describePages, PORTAL, page } from '../testing/describe-pages.ts';

describePages(({ pages, renderPortal, get, rename }) => {
  describe('not cached', () => {
    test('is a page that was left to the browser', async () => {
      pages.respond = async () => ({ page: undefined, isWhole: false });
      const fallback = await get();
      expect([fallback.statusCode, fallback.headers['cache-control']]).toEqual([200, 'private, no-cache']);
      pages.respond = renderPortal;
      expect((await get()).body).toContain('<h1');
    });

    test('is one of which a part failed', async () => {
      pages.respond = async (request) => ({ ...(await renderPortal(request)), isWhole: false });
      await get();
      await get();
      expect(pages.rendered).toHaveLength(2);
    });

    test('is a page that a network had no render left for, and the release does not count as failing', async () => {
      pages.isOverLimit = (address) => address === '203.0.113.1';
      const ask = (address: string) => pages.site.ask({ url: PORTAL, address });
      const refused = await ask('203.0.113.1');
      expect([refused.statusCode, pages.rendered, pages.counted.some(({ isFailed }) => isFailed)]).toEqual([
        200,
        [],
        false,
      ]);
      expect(refused.body).toContain('"releaseSet":"set-1"');
      expect((await ask('198.51.100.1')).body).toContain('<h1');
      // From the cache.
      expect((await ask('203.0.113.1')).body).toContain('<h1');
    });

    test('is a page that waited too long for the worker, and the release does not count as failing', async () => {
      pages.respond = async () => ({ page: undefined, isWhole: false, isRefused: true });
      expect((await get()).statusCode).toBe(200);
      expect(pages.counted.map(({ isFailed }) => isFailed)).toEqual([false]);
      pages.respond = renderPortal;
      expect((await get()).body).toContain('<h1');
    });

    test('is a failure of the server', async () => {
      pages.respond = async () => ({ page: page('', { status: 503 }), isWhole: true });
      expect((await get()).statusCode).toBe(503);
      pages.respond = async () => {
        throw new Error('broken');
      };
      expect((await get()).statusCode).toBe(500);
      pages.respond = renderPortal;
      expect((await get()).statusCode).toBe(200);
    });
  });

  test('[OPEN-04] what was not found is sent with 404 and no-store, rendered once a minute, and may appear', async () => {
    pages.respond = async () => ({ page: page('', { status: 404 }), isWhole: true });
    for (const missing of [await get(), await get()]) {
      expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(missing.headers['etag']).toBeUndefined();
    }
    expect(pages.rendered).toHaveLength(1);
    pages.site.hours(1 / 60);
    await get();
    expect(pages.rendered).toHaveLength(2);
    pages.respond = renderPortal;
    await rename('Appeared');
    expect((await get()).statusCode).toBe(200);
  });

  describe('a page that its remote declares as personal', () => {
    test('is sent with no-store and rendered for each request', async () => {
      for (const response of [
        await get('/login'),
        await get('/login?backTo=/creator'),
        await get('/login'),
      ]) {
        expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
        expect(response.headers['etag']).toBeUndefined();
        expect(response.body).toContain('<h1');
      }
      expect(pages.rendered.map(({ url }) => new URL(url).search)).toEqual(['', '?backTo=/creator', '']);
      expect(pages.asked).toEqual([false, false, false]);
    });

    test('stays so where it redirects, and in any spelling of its path', async () => {
      pages.respond = async () => ({
        page: { kind: 'redirect', status: 302, location: '/contacts' },
        isWhole: true,
      });
      for (const response of [await get('/Login'), await get('/lo%67in')]) {
        expect([response.statusCode, response.headers['cache-control']]).toEqual([302, 'private, no-store']);
      }
      expect(pages.rendered).toHaveLength(2);
    });
  });
});
