import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { updateProvider } from '../records/provider.service.ts';
import { createPageCache } from '../render/page-cache.ts';
import { fixtureContent, portalSeed } from '../testing/fixture-content.ts';
import { type LiveRoutes, livePages } from '../testing/live-pages.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { siteMapRoutes } from './site-map.routes.ts';

const ORIGIN = 'http://localhost:8000';

let routes: LiveRoutes;
beforeEach(() => {
  routes = PAGES;
});
const PAGES: LiveRoutes = [
  { path: '/' },
  { path: '/towns', query: { page: 'public' } },
  { path: '/towns/:townID' },
  { path: '/portals' },
  { path: '/contact' },
  // Not listed: left out by its remote, of one person, or without one fixed address.
  { path: '/contacts', siteMap: false },
  { path: '/login', personal: true },
  { path: '/staff', personal: true, role: 'admin' },
  { path: '/days/:day?' },
  { path: '/files/*' },
];

async function openSite(settings: { pagesPerPart?: number; portals?: number } = {}): Promise<TestApp> {
  const many = Array.from({ length: settings.portals ?? 0 }, (_, number) =>
    portalSeed(`many-${String(number).padStart(3, '0')}`),
  );
  const other = {
    ...fixtureContent,
    provider: 'other',
    hosts: ['other.example'],
    portals: [portalSeed('theirs')],
  };
  const site = await openTestApp([
    { ...fixtureContent, portals: [...fixtureContent.portals, portalSeed('a & b'), ...many] },
    { ...other, towns: [], listings: [], accounts: [], webPages: [], catalogs: [] },
  ]);
  const { contentVersions, now } = site.services;
  await site.app.register(siteMapRoutes, {
    services: site.services,
    renderer: livePages(() => routes),
    pages: createPageCache({ versions: contentVersions, now, maxBytes: 1024 * 1024 }),
    ...(settings.pagesPerPart ? { pagesPerPart: settings.pagesPerPart } : {}),
  });
  return site;
}

interface UrlEntry {
  loc: string;
  lastmod?: string;
  'xhtml:link': { '@_hreflang': string; '@_href': string }[];
  'image:image'?: { 'image:loc': string };
}
interface SiteMap {
  urlset?: { url: UrlEntry[] };
  sitemapindex?: { sitemap: { loc: string }[] };
}

function parsed(xml: string): SiteMap {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
  }).parse(xml) as SiteMap;
}

async function read(site: TestApp, url = '/sitemap.xml', host = 'localhost:8000'): Promise<SiteMap> {
  const response = await site.ask({ url, host });
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  return parsed(response.body);
}
const pathsOf = (map: SiteMap): string[] =>
  (map.urlset?.url ?? []).map(({ loc }) => loc).filter((loc) => !loc.includes('lang='));

let site: TestApp;
beforeAll(async () => {
  site = await openSite();
});

describe('the sitemap', () => {
  test('lists no unpublished custom page', async () => {
    const hidden = await openSite();
    const page = { _id: 'of-the-site', title: { en: 'Of the site' } };
    const headers = await hidden.signIn('admin');
    const add = (data: object) =>
      hidden.ask({ method: 'POST', url: '/api/web-page', headers, body: { data } });
    await add(page);
    await add({ ...page, _id: 'hidden', isUnpublished: true });
    const paths = pathsOf(await read(hidden)).filter((loc) => loc.includes('/web-page/'));
    expect(paths).toEqual([`${ORIGIN}/web-page/of-the-site`]);
  });

  test('[T-07, PORTAL-05, OPEN-14] lists the public official pages only', async () => {
    const paths = pathsOf(await read(site)).map((loc) => loc.replace(ORIGIN, ''));
    expect(paths.slice(0, 4)).toEqual(['/', '/towns', '/portals', '/contact']);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/towns/nan',
        '/listings/temples',
        '/portals/wat-phumin',
        '/portals/a%20%26%20b',
      ]),
    );
    for (const path of paths.slice(4)) {
      const [, folder = '', id = ''] = path.split('/');
      const kind =
        { portals: 'portal', towns: 'town', listings: 'listing', 'web-page': 'web-page' }[folder] ?? '';
      const key = { provider: 'demo', kind, id: decodeURIComponent(id) };
      const record = await site.services.records.get<{
        isPrivate?: boolean;
        status?: string;
        townRefs?: string[];
      }>(key);
      expect([path, record?.value.isPrivate ?? false]).toEqual([path, false]);
      if (kind === 'portal') {
        expect([path, record?.value.status, record?.value.townRefs?.length !== 0]).toEqual([
          path,
          'RELEASE',
          true,
        ]);
      }
    }
    expect(paths.join()).not.toMatch(/secret|\/towns\/test\b|theirs/);
  });

  test('[APP-03] has each page in four languages that know each other, with its picture and the day of its last change', async () => {
    const { urlset } = await read(site);
    const page = `${ORIGIN}/portals/wat-phumin`;
    const entries = urlset?.url.filter(({ loc }) => loc.startsWith(page)) ?? [];
    expect(entries.map(({ loc }) => loc)).toEqual([
      page,
      `${page}?lang=en`,
      `${page}?lang=zh`,
      `${page}?lang=ar`,
    ]);
    const stored = await site.services.records.get<{ modifiedDate: string }>({
      provider: 'demo',
      kind: 'portal',
      id: 'wat-phumin',
    });
    for (const entry of entries) {
      expect(entry.lastmod).toBe(stored?.value.modifiedDate);
      expect(entry['image:image']?.['image:loc']).toMatch(/^http:\/\/localhost:8000\/images\/[\w-]+$/);
      expect(
        Object.fromEntries(entry['xhtml:link'].map((link) => [link['@_hreflang'], link['@_href']])),
      ).toEqual({
        th: page,
        en: `${page}?lang=en`,
        zh: `${page}?lang=zh`,
        ar: `${page}?lang=ar`,
        'x-default': page,
      });
    }
  });

  test('[APP-01] is of the host that was asked, and of no other', async () => {
    const paths = pathsOf(await read(site, '/sitemap.xml', 'other.example'));
    expect(paths).toContain('http://other.example/portals/theirs');
    expect(paths.join()).not.toContain('wat-phumin');
    expect((await site.ask({ url: '/sitemap.xml', host: 'unknown.example' })).statusCode).toBe(404);
  });

  test('[MFE-01] lists a page without parameters that a release adds, although no content has changed', async () => {
    const before = pathsOf(await read(site));
    routes = [...PAGES, { path: '/events', query: { day: 'public', ticket: 'secret' } }];
    const after = pathsOf(await read(site));
    expect(after.filter((loc) => !before.includes(loc))).toEqual([`${ORIGIN}/events`]);
    expect(before.filter((loc) => /contacts|login|staff|days|files/.test(loc))).toEqual([]);
  });

  test('shows a change to anyone who asks next, and is not sent twice', async () => {
    const { headers } = await site.ask({ url: '/sitemap.xml' });
    const known = { 'if-none-match': String(headers['etag']) };
    expect((await site.ask({ url: '/sitemap.xml', headers: known })).statusCode).toBe(304);
    const key = { provider: 'demo', kind: 'portal', id: 'a & b' };
    const stored = await site.services.records.get<object>(key);
    await site.services.records.put({ ...key, value: { ...stored?.value, isPrivate: true } });
    const next = await site.ask({ url: '/sitemap.xml', headers: known });
    expect(next.statusCode).toBe(200);
    expect(next.body).not.toContain('a%20%26%20b');
  });
});

describe('a large site', () => {
  test('has an index of parts, which hold each page once', async () => {
    const large = await openSite({ pagesPerPart: 10, portals: 35 });
    const small = pathsOf(await read(await openSite({ portals: 35 })));
    const { sitemapindex } = await read(large);
    const parts = sitemapindex?.sitemap.map(({ loc }) => loc) ?? [];
    expect(parts.length).toBe(Math.ceil(small.length / 10));
    const found: string[] = [];
    for (const loc of parts) {
      const { origin, pathname, search } = new URL(loc);
      expect(origin).toBe(ORIGIN);
      found.push(...pathsOf(await read(large, `${pathname}${search}`)));
    }
    expect(found).toEqual(small);
    expect(new Set(found).size).toBe(found.length);

    // Pages added since the index was read are in one of its parts, and deleted ones break none.
    const { records } = large.services;
    const key = (id: string) => ({ provider: 'demo', kind: 'portal', id });
    const stored = await records.get<object>(key('many-020'));
    for (const id of ['many-020-new', 'zzz-new'])
      await records.put({ ...key(id), value: { ...stored?.value, _id: id } });
    for (const loc of parts) {
      const [, end] = new URL(loc).searchParams.get('to')?.split('/') ?? [];
      if (end?.startsWith('many')) await records.delete(key(end));
    }
    const later: string[] = [];
    for (const loc of parts) later.push(...pathsOf(await read(large, loc.replace(ORIGIN, ''))));
    const now = pathsOf(await read(await openSite()));
    expect(later).toEqual(
      expect.arrayContaining([`${ORIGIN}/portals/many-020-new`, `${ORIGIN}/portals/zzz-new`]),
    );
    expect(later).toEqual(expect.arrayContaining(now));
  });

  test('an invalid part in the address gives the first part', async () => {
    const paths = pathsOf(await read(site, `/sitemap.xml?after=${'x'.repeat(300)}&to=portal/none`));
    expect(paths[0]).toBe(`${ORIGIN}/`);
  });
});

test('a site that offers two languages lists its pages in these', async () => {
  const own = await openSite();
  await read(own);
  await updateProvider(own.services.records, 'demo', { settings: { languages: ['th', 'ar'] } });
  const [home, inArabic, next] = (await read(own)).urlset?.url ?? [];
  expect([home, inArabic, next].map((entry) => entry?.loc)).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/?lang=ar`,
    `${ORIGIN}/towns`,
  ]);
  expect(home?.['xhtml:link'].map((link) => link['@_hreflang'])).toEqual(['th', 'ar', 'x-default']);
});

test('a site that forbids search engines lists nothing', async () => {
  const own = await openSite();
  expect(pathsOf(await read(own))).not.toEqual([]);
  await updateProvider(own.services.records, 'demo', { settings: { isIndexed: false } });
  for (const url of ['/sitemap.xml', '/sitemap.xml?after=&to=portal/wat-phumin'])
    expect(pathsOf(await read(own, url))).toEqual([]);
  expect(pathsOf(await read(own, '/sitemap.xml', 'other.example'))).not.toEqual([]);
  await updateProvider(own.services.records, 'demo', { settings: { isIndexed: true } });
  expect(pathsOf(await read(own))).not.toEqual([]);
});
