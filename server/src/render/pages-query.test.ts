import { describe, expect, test } from '@jest/globals';
import { describePages } from '../testing/describe-pages.ts';
import { createPageCache } from './page-cache.ts';

describePages(({ pages, get }) => {
  describe('the query', () => {
    test('is part of the page as far as pages read it', async () => {
      await get('/portals?title=wat');
      await get('/portals?title=wat&utm_source=line&fbclid=abc&lang=th');
      await get('/portals?title=river');
      expect(pages.rendered.map(({ url }) => new URL(url).search)).toEqual(['?title=wat', '?title=river']);
    });

    test('with anything else is the page of the known address', async () => {
      await get('/portals');
      await get('/portals?whatever=1');
      await get('/portals?x=2&whatever=1');
      expect(pages.rendered.map(({ url }) => new URL(url).search)).toEqual(['']);
      expect(pages.asked).toEqual([false, true, true]);
    });

    test('belongs to its page: a key that another page declares is dropped', async () => {
      await get('/towns');
      await get('/towns?title=wat');
      expect(pages.rendered.map(({ url }) => new URL(url).search)).toEqual(['']);
    });

    test("with a value that is its visitor's own reaches the page, and is part of no cache key", async () => {
      const url = '/portals?title=wat&near=18.7,100.7';
      for (const response of [await get(url), await get(url)]) {
        expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
        expect(response.headers['etag']).toBeUndefined();
      }
      expect(pages.rendered.map((request) => new URL(request.url).search)).toEqual(
        Array(2).fill('?title=wat&near=18.7,100.7'),
      );
      expect(
        pages.cache.find({ provider: 'demo', name: `http://localhost:8000${url} th set-1` }),
      ).toBeUndefined();
      await get('/portals?title=wat');
      await get('/portals?title=wat');
      expect(pages.rendered).toHaveLength(3);
    });

    test('with any values takes no room from pages without one', async () => {
      const { contentVersions, now } = pages.site.services;
      pages.cache = createPageCache({ versions: contentVersions, now, maxBytes: 64 * 1024 });
      await get('/towns');
      for (let value = 0; value < 60; value++) await get(`/portals?title=${value}`);
      expect(pages.rendered).toHaveLength(61);
      await get('/towns');
      expect(pages.rendered).toHaveLength(61);
    });
  });

  test.each([
    ['/portals////', '/portals'],
    ['/portals//wat-phumin?title=a//b', '/portals/wat-phumin?title=a//b'],
    ['/portals/', '/portals'],
  ])('the address %s is redirected to %s, and nothing is rendered', async (url, location) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['location'], pages.rendered]).toEqual([308, location, []]);
  });

  test('a redirect is cached, and goes where the page says', async () => {
    pages.respond = async () => ({
      page: { kind: 'redirect', status: 302, location: '/contact' },
      isWhole: true,
    });
    for (const reply of [await get('/contacts'), await get('/contacts')]) {
      expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/contact']);
    }
    expect(pages.rendered).toHaveLength(1);
  });

  test.each([
    ['/contacts?lang=ar', '/contact', '/contact?lang=ar'],
    ['/contacts?lang=ar', '/contact?q=1#top', '/contact?q=1&lang=ar#top'],
    ['/contacts?lang=xx', '/contact', '/contact'],
    ['/contacts?lang=ar', 'https://elsewhere.example/', 'https://elsewhere.example/'],
  ])('[APP-04] the redirect of %s to %s stays in the language of the address', async (from, to, location) => {
    pages.respond = async () => ({ page: { kind: 'redirect', status: 302, location: to }, isWhole: true });
    for (const reply of [await get(from), await get(from)]) expect(reply.headers['location']).toBe(location);
  });
});
