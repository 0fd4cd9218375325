import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  LANGUAGES,
  type Language,
  type PageDeclaration,
  type Portal,
  type RenderedPage,
  type RenderRequest,
  type Rollout,
} from '@portico/shared/contracts';
import { routeMatcher } from '@portico/shared/domain';
import { updateProvider } from '../records/provider.service.ts';
import { releaseSetFor } from '../releases/cohort.ts';
import type { PageRender } from '../releases/release-figures.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createCachedPageHandler } from './cached-page-handler.ts';
import type { LiveRelease } from './live-release.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { RenderOutcome } from './page-renderer.ts';
import { pageRoutes } from './pages.routes.ts';
import { createPreviewImages } from './preview-image.ts';

let site: TestApp;
let rollout: Rollout;
let rendered: RenderRequest[];
let respond: (request: RenderRequest) => Promise<RenderOutcome>;
let asked: boolean[];
let counted: PageRender[];
/** The set that the store cannot read. */
let unreadable: string | undefined;
let pages: PageCache;
/** Networks that have used up their renders. */
let isOverLimit: (address: string) => boolean;

const portalKey = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
/** Declarations of the live remotes. */
const ROUTES: readonly (PageDeclaration & { path: string })[] = [
  { path: '/towns' },
  { path: '/contacts' },
  { path: '/portals', query: { title: 'public', near: 'personal' } },
  { path: '/portals/:id', query: { title: 'public' } },
  { path: '/login', personal: true, query: { backTo: 'personal' } },
];
const releaseOf = (id: string): LiveRelease => ({
  set: { id, packages: {} },
  descriptors: [],
  shell: { version: id, entry: 'main.js', messages: {} } as LiveRelease['shell'],
  listings: [],
  declarationAt: routeMatcher(ROUTES),
  integrity: {},
  alwaysListed: [],
});
const liveForAll = (id: string): Rollout => ({ stable: { id, packages: {} }, pins: {} });
const page = (html: string, changes: Partial<RenderedPage & { kind: 'page' }> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  html,
  head: { title: 'Page' },
  routeId: 'mfe-portal:portal',
  drawnSlots: [],
  state: '{}',
  ...changes,
});

/** Renders the API's current data of a page. */
async function renderPortal({ url, language }: RenderRequest): Promise<RenderOutcome> {
  const { host } = new URL(url);
  const { data } = await site.get<{ data?: Portal }>('/api/portal/wat-phumin', { host });
  return { page: page(`<h1 lang="${language}">${data?.title.en ?? 'none'}</h1>`), isWhole: true };
}

/** Cached pages are equal whether the fast path or the page's handler sends them. */
describe.each(['by the usual way', 'by the short way where it goes'])('%s', (way) => {
  beforeAll(async () => {
    const asksFirst = way.includes('short');
    site = await openTestApp(
      undefined,
      {},
      {
        liveReleaseSet: async () => rollout.stable.id,
        ...(asksFirst ? { sendCachedPage: (request, reply) => sendCachedPage(request, reply) } : {}),
      },
    );
    const { config, providers, stopping } = site.services;
    const cache: PageCache = {
      find: (key) => pages.find(key),
      getOrRender: (key, render) => pages.getOrRender(key, render),
      updateSize: (key) => pages.updateSize(key),
      size: 0,
    };
    const shared = {
      pages: cache,
      settings: config.pageSettings,
      onPageRequest: (wasCached: boolean) => asked.push(wasCached),
    };
    const sendCachedPage = createCachedPageHandler({
      ...shared,
      providers,
      releases: { rollout: async () => rollout },
      stopping: stopping.signal,
    });
    await site.app.register(pageRoutes, {
      ...shared,
      renderer: {
        rollout: async () => rollout,
        releaseFor: async (live, cohort) => {
          const { id } = releaseSetFor(live, cohort);
          return releaseOf(id === unreadable ? live.stable.id : id);
        },
        render: async (_release, request) => {
          rendered.push(request);
          return respond(request);
        },
        close: async () => undefined,
      },
      mayRender: async (address) => !isOverLimit(address),
      overrides: site.services.overrides,
      imageSize: createPreviewImages(site.services.records),
      onRendered: (render) => counted.push(render),
    });
  });
  beforeEach(() => {
    rollout = liveForAll('set-1');
    rendered = [];
    asked = [];
    counted = [];
    unreadable = undefined;
    respond = renderPortal;
    isOverLimit = () => false;
    const { config, contentVersions, now } = site.services;
    pages = createPageCache({ versions: contentVersions, now, maxBytes: config.pageCacheBytes });
  });

  const PORTAL = '/portals/wat-phumin';
  const get = (url = PORTAL, headers: Record<string, string> = {}, host?: string) =>
    site.ask({ url, headers, ...(host ? { host } : {}) });
  const rename = async (en: string, provider = 'demo') => {
    const key = { ...portalKey, provider };
    const stored = await site.services.records.get<object>(key);
    await site.services.records.put({ ...key, value: { ...stored?.value, title: { en } } });
  };

  test('a page is rendered once and looks the same to all who ask', async () => {
    const first = await get();
    const second = await get();
    expect(rendered).toHaveLength(1);
    expect(second.body).toBe(first.body);
    const ofRequest = { date: second.headers['date'], 'x-request-id': second.headers['x-request-id'] };
    expect(second.headers).toEqual({ ...first.headers, ...ofRequest });
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept, cookie, accept-encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(asked).toEqual([false, true]);
  });

  test('many who ask at once for a page that nobody has yet cause one render', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => get()));
    expect(rendered).toHaveLength(1);
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  test('a save is in the page of who asks next, and changes nothing of other providers', async () => {
    await get();
    await get(PORTAL, {}, 'other.example');
    await rename('Renamed');
    expect((await get()).body).toContain('Renamed');
    expect(rendered).toHaveLength(3);
    await get(PORTAL, {}, 'other.example');
    expect(rendered).toHaveLength(3);
    // A visit does not invalidate it.
    await site.ask({ url: '/api/hits', method: 'PUT' });
    await site.signIn();
    await get();
    expect(rendered).toHaveLength(3);
  });

  test('[APP-01] one host never gets the page of another, and an unknown one none', async () => {
    await rename('Ours');
    expect((await get()).body).toContain('Ours');
    expect((await get(PORTAL, {}, 'other.example')).body).not.toContain('Ours');
    const elsewhere = await get(PORTAL, {}, 'localhost:9999');
    expect(elsewhere.body).toContain('Ours');
    expect(elsewhere.body).toContain('http://localhost:9999/portals/');
    expect((await get()).body).not.toContain(':9999');
    expect((await get(PORTAL, {}, 'nobody.example')).statusCode).toBe(404);
  });

  test('[APP-04, APP-05] each language has a page of its own, by address or by choice, and a link is no choice', async () => {
    const inLanguage = async (url: string, cookie = '') => {
      const reply = await get(url, cookie ? { cookie } : {});
      expect(reply.headers['set-cookie']).toBeUndefined();
      return /<html lang="(\w+)"/.exec(reply.body)?.[1];
    };
    expect(await inLanguage(PORTAL)).toBe('th');
    expect(await inLanguage(PORTAL, 'language=ar')).toBe('ar');
    expect(await inLanguage(`${PORTAL}?lang=ar`)).toBe('ar');
    expect(await inLanguage(`${PORTAL}?lang=zh`, 'language=ar')).toBe('zh');
    expect(await inLanguage(`${PORTAL}?lang=xx`, 'language=zh')).toBe('zh');
    // Pseudo-localisation is for `npm run dev` only.
    expect(await inLanguage(`${PORTAL}?lang=qps`, 'language=zh')).toBe('zh');
    expect(await inLanguage(PORTAL)).toBe('th');
    expect(rendered.map(({ language }) => language)).toEqual(['th', 'ar', 'zh']);
  });

  test('a language that the site does not offer is like an unknown one, from the next page on', async () => {
    const inLanguage = async (url: string, cookie = '') => {
      const { body } = await get(url, cookie ? { cookie } : {});
      return [/<html lang="(\w+)"/.exec(body)?.[1], body.includes('hreflang="zh"')];
    };
    const set = (languages: Language[]) =>
      updateProvider(site.services.records, 'demo', { settings: { languages } });
    expect(await inLanguage(`${PORTAL}?lang=zh`)).toEqual(['zh', true]);
    expect((await get()).body).not.toContain('"languages"');
    try {
      await set(['th', 'ar']);
      expect(await inLanguage(`${PORTAL}?lang=zh`)).toEqual(['th', false]);
      expect(await inLanguage(PORTAL, 'language=zh')).toEqual(['th', false]);
      expect(await inLanguage(`${PORTAL}?lang=zh`, 'language=ar')).toEqual(['ar', false]);
      expect((await get()).body).toContain('"languages":["th","ar"]');
      expect((await get(PORTAL, {}, 'other.example')).body).toContain('hreflang="zh"');
    } finally {
      await set([...LANGUAGES]);
    }
    expect(await inLanguage(`${PORTAL}?lang=zh`)).toEqual(['zh', true]);
  });

  test('a site that forbids search engines has noindex on every page', async () => {
    const set = (isIndexed: boolean) =>
      updateProvider(site.services.records, 'demo', { settings: { isIndexed } });
    const noIndex = '<meta name="robots" content="noindex">';
    expect((await get()).body).not.toContain(noIndex);
    try {
      await set(false);
      for (const url of [PORTAL, '/towns', '/login']) expect((await get(url)).body).toContain(noIndex);
      expect((await get(PORTAL, {}, 'other.example')).body).not.toContain(noIndex);
    } finally {
      await set(true);
    }
    expect((await get()).body).not.toContain(noIndex);
  });

  test('people who are signed in, or hold a grant, get the page of strangers', async () => {
    const headers = { ...(await site.signIn()), 'x-portico-grant': 'some-grant' };
    const own = await get(PORTAL, headers);
    expect((await get()).body).toBe(own.body);
    expect(rendered).toHaveLength(1);
    expect(JSON.stringify(rendered)).not.toContain('grant');
  });

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
      expect(rendered).toHaveLength(1);
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
      const head = await site.app.inject({
        method: 'HEAD',
        url: PORTAL,
        headers: { host: 'localhost:8000' },
      });
      expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', headers['etag']]);
      expect(rendered).toHaveLength(1);
    });
  });

  test('a page ends when it says so, and with the day', async () => {
    const { now } = site.services;
    respond = async (request) => {
      const { page: renderedPage } = await renderPortal(request);
      if (renderedPage?.kind !== 'page') throw new Error('no page');
      const head = { ...renderedPage.head, holdsUntil: now().getTime() + 2 * 3_600_000 };
      return { page: { ...renderedPage, head }, isWhole: true };
    };
    await get();
    site.hours(1);
    await get();
    expect(rendered).toHaveLength(1);
    site.hours(1);
    await get();
    expect(rendered).toHaveLength(2);
    respond = renderPortal;
    await get('/towns');
    site.hours(24);
    await get('/towns');
    expect(rendered).toHaveLength(4);
  });

  test('a new release set renders its own pages', async () => {
    expect((await get()).body).toContain('"releaseSet":"set-1"');
    rollout = liveForAll('set-2');
    expect((await get()).body).toContain('"releaseSet":"set-2"');
    rollout = liveForAll('set-1');
    expect((await get()).body).toContain('"releaseSet":"set-1"');
    expect(rendered).toHaveLength(2);
  });

  describe('while a release is tried with a tenth of the visitors', () => {
    const setOf = (body: string) => /"releaseSet":"([\w-]+)"/.exec(body)?.[1];
    const visit = async (cookie?: string, url = PORTAL) => get(url, cookie ? { cookie } : {});

    beforeEach(() => {
      const candidate = { name: 'mfe-portal', version: '2', percent: 10, since: '', by: 'nok' };
      rollout = { ...liveForAll('set-1'), candidate: { ...candidate, set: { id: 'set-2', packages: {} } } };
    });

    test.each([
      ['portico_cohort=0', 'set-2'],
      ['portico_cohort=9', 'set-2'],
      ['portico_cohort=10', 'set-1'],
      ['portico_cohort=99', 'set-1'],
      ['portico_cohort=-1', 'set-1'],
      ['portico_cohort=100', 'set-1'],
      ['portico_cohort=5e0', 'set-1'],
      ['language=th', 'set-1'],
    ])('[MFE-02] the cookie %s gets %s, whose pages are cached apart', async (cookie, set) => {
      expect(setOf((await visit('portico_cohort=0')).body)).toBe('set-2');
      expect(setOf((await visit()).body)).toBe('set-1');
      rendered = [];
      expect(setOf((await visit(cookie)).body)).toBe(set);
      expect(rendered).toEqual([]);
    });

    test('a share that grows keeps whom it had', async () => {
      for (const percent of [1, 10, 50, 99]) {
        if (rollout.candidate) rollout.candidate.percent = percent;
        expect(setOf((await visit('portico_cohort=0')).body)).toBe('set-2');
      }
    });

    test('who has no number gets one that scripts cannot read, for a year, and it counts from the next page', async () => {
      const first = await visit();
      expect(setOf(first.body)).toBe('set-1');
      expect(first.headers['set-cookie']).toMatch(
        /^portico_cohort=\d{1,2}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect((await visit('portico_cohort=50')).headers['set-cookie']).toBeUndefined();
      rollout = liveForAll('set-1');
      expect((await visit()).headers['set-cookie']).toBeUndefined();
    });

    test('no link chooses', async () => {
      const linked = await visit('portico_cohort=50', `${PORTAL}?portico_cohort=0&releaseSet=set-2`);
      expect(setOf(linked.body)).toBe('set-1');
    });

    test('[MFE-02] a release that cannot be read costs its share nothing, and each page counts against it', async () => {
      unreadable = 'set-2';
      const page = await visit('portico_cohort=0');
      expect([page.statusCode, setOf(page.body)]).toEqual([200, 'set-1']);
      const failures = counted.filter(({ isFailed }) => isFailed);
      expect(failures).toEqual([{ set: rollout.candidate?.set, address: '127.0.0.1', isFailed: true }]);
      expect(counted.filter(({ set, isFailed }) => set.id === 'set-1' && isFailed)).toEqual([]);
    });
  });

  describe('not cached', () => {
    test('is a page that was left to the browser', async () => {
      respond = async () => ({ page: undefined, isWhole: false });
      const fallback = await get();
      expect([fallback.statusCode, fallback.headers['cache-control']]).toEqual([200, 'private, no-cache']);
      respond = renderPortal;
      expect((await get()).body).toContain('<h1');
    });

    test('is one of which a part failed', async () => {
      respond = async (request) => ({ ...(await renderPortal(request)), isWhole: false });
      await get();
      await get();
      expect(rendered).toHaveLength(2);
    });

    test('is a page that a network had no render left for, and the release does not count as failing', async () => {
      isOverLimit = (address) => address === '203.0.113.1';
      const ask = (address: string) => site.ask({ url: PORTAL, address });
      const refused = await ask('203.0.113.1');
      expect([refused.statusCode, rendered, counted.some(({ isFailed }) => isFailed)]).toEqual([
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
      respond = async () => ({ page: undefined, isWhole: false, isRefused: true });
      expect((await get()).statusCode).toBe(200);
      expect(counted.map(({ isFailed }) => isFailed)).toEqual([false]);
      respond = renderPortal;
      expect((await get()).body).toContain('<h1');
    });

    test('is a failure of the server', async () => {
      respond = async () => ({ page: page('', { status: 503 }), isWhole: true });
      expect((await get()).statusCode).toBe(503);
      respond = async () => {
        throw new Error('broken');
      };
      expect((await get()).statusCode).toBe(500);
      respond = renderPortal;
      expect((await get()).statusCode).toBe(200);
    });
  });

  test('[OPEN-04] what was not found is answered with 404 and no-store, rendered once a minute, and may appear', async () => {
    respond = async () => ({ page: page('', { status: 404 }), isWhole: true });
    for (const missing of [await get(), await get()]) {
      expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(missing.headers['etag']).toBeUndefined();
    }
    expect(rendered).toHaveLength(1);
    site.hours(1 / 60);
    await get();
    expect(rendered).toHaveLength(2);
    respond = renderPortal;
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
      expect(rendered.map(({ url }) => new URL(url).search)).toEqual(['', '?backTo=/creator', '']);
      expect(asked).toEqual([false, false, false]);
    });

    test('stays so where it redirects, and in any spelling of its path', async () => {
      respond = async () => ({
        page: { kind: 'redirect', status: 302, location: '/contacts' },
        isWhole: true,
      });
      for (const response of [await get('/Login'), await get('/lo%67in')]) {
        expect([response.statusCode, response.headers['cache-control']]).toEqual([302, 'private, no-store']);
      }
      expect(rendered).toHaveLength(2);
    });
  });

  test.each([
    ['/portals////', '/portals'],
    ['/portals//wat-phumin?title=a//b', '/portals/wat-phumin?title=a//b'],
    ['/portals/', '/portals'],
  ])('the address %s is redirected to %s, and nothing is rendered', async (url, location) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['location'], rendered]).toEqual([308, location, []]);
  });

  test('a redirect is cached, and goes where the page says', async () => {
    respond = async () => ({ page: { kind: 'redirect', status: 302, location: '/contact' }, isWhole: true });
    for (const reply of [await get('/contacts'), await get('/contacts')]) {
      expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/contact']);
    }
    expect(rendered).toHaveLength(1);
  });

  test.each([
    ['/contacts?lang=ar', '/contact', '/contact?lang=ar'],
    ['/contacts?lang=ar', '/contact?q=1#top', '/contact?q=1&lang=ar#top'],
    ['/contacts?lang=xx', '/contact', '/contact'],
    ['/contacts?lang=ar', 'https://elsewhere.example/', 'https://elsewhere.example/'],
  ])(
    '[APP-04] the redirect of %s to %s stays in the language of the address',
    async (asked, to, location) => {
      respond = async () => ({ page: { kind: 'redirect', status: 302, location: to }, isWhole: true });
      for (const reply of [await get(asked), await get(asked)])
        expect(reply.headers['location']).toBe(location);
    },
  );

  describe('the query', () => {
    test('is part of the page as far as pages read it', async () => {
      await get('/portals?title=wat');
      await get('/portals?title=wat&utm_source=line&fbclid=abc&lang=th');
      await get('/portals?title=river');
      expect(rendered.map(({ url }) => new URL(url).search)).toEqual(['?title=wat', '?title=river']);
    });

    test('with anything else is the page of the known address', async () => {
      await get('/portals');
      await get('/portals?whatever=1');
      await get('/portals?x=2&whatever=1');
      expect(rendered.map(({ url }) => new URL(url).search)).toEqual(['']);
      expect(asked).toEqual([false, true, true]);
    });

    test('belongs to its page: a key that another page declares is dropped', async () => {
      await get('/towns');
      await get('/towns?title=wat');
      expect(rendered.map(({ url }) => new URL(url).search)).toEqual(['']);
    });

    test("with a value that is its visitor's own reaches the page, and is part of no cache key", async () => {
      const url = '/portals?title=wat&near=18.7,100.7';
      for (const response of [await get(url), await get(url)]) {
        expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
        expect(response.headers['etag']).toBeUndefined();
      }
      expect(rendered.map((request) => new URL(request.url).search)).toEqual(
        Array(2).fill('?title=wat&near=18.7,100.7'),
      );
      expect(pages.find({ provider: 'demo', name: `http://localhost:8000${url} th set-1` })).toBeUndefined();
      await get('/portals?title=wat');
      await get('/portals?title=wat');
      expect(rendered).toHaveLength(3);
    });

    test('with any values takes no room from pages without one', async () => {
      const { contentVersions, now } = site.services;
      pages = createPageCache({ versions: contentVersions, now, maxBytes: 64 * 1024 });
      await get('/towns');
      for (let value = 0; value < 60; value++) await get(`/portals?title=${value}`);
      expect(rendered).toHaveLength(61);
      await get('/towns');
      expect(rendered).toHaveLength(61);
    });
  });
});
