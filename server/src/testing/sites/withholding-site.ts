import { beforeEach } from '@jest/globals';
import type { Catalog, Portal, Product } from '@portico/shared/contracts';
import { updateProvider } from '../../records/provider.service.ts';
import { createPageCache, type PageCache } from '../../render/page-cache.ts';
import type { ProviderContent } from '../../seed/seed-content.ts';
import { siteMapRoutes } from '../../site-map/site-map.routes.ts';
import { fixtureContent, portalSeed } from '../fixture-content.ts';
import { livePages } from '../live-pages.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

export type Headers = Record<string, string>;

/** An account of this test; seeds are typed with the demo's accounts only. */
const NEWCOMER = 'newcomer' as 'creator';

/** The fixture with an account that has finished two pages and published none, one of them with a catalogue. */
export const content: ProviderContent = {
  ...fixtureContent,
  accounts: [
    ...fixtureContent.accounts,
    { username: 'newcomer', password: 'newcomer-demo', displayName: 'New', roles: ['portal_creator'] },
  ],
  portals: [
    ...fixtureContent.portals,
    portalSeed('new-page', {
      status: 'USER_DRAFT',
      editors: [NEWCOMER],
      title: { en: 'Brand new teahouse' },
      thumbnail: { kind: 'cafe', seed: 'new-thumbnail' },
      cover: { kind: 'cafe', seed: 'new-cover' },
    }),
    portalSeed('new-private', {
      status: 'USER_DRAFT',
      editors: [NEWCOMER],
      isPrivate: true,
      passcode: '123456',
    }),
  ],
  catalogs: [
    ...fixtureContent.catalogs,
    {
      id: 'new-shop',
      ref: 'ref-new-shop',
      name: { en: 'Teas' },
      template: 1,
      portal: 'new-page',
      appearSeq: 1,
      products: [
        { id: 'new-tea', name: { en: 'Tea' }, price: 100, picture: { kind: 'food', seed: 'new-tea' } },
      ],
    },
  ],
};

export let site: TestApp;
export let newcomer: Headers;
export let creator: Headers;
export let admin: Headers;
export let pages: PageCache;

export const withhold = (withholdUnapproved: boolean) =>
  updateProvider(site.services.records, 'demo', { settings: { withholdUnapproved } });
export const status = async (url: string, headers: Headers = {}) =>
  (await site.ask({ url, headers })).statusCode;
export const page = async (id: string, headers: Headers) =>
  (await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers })).data;
export const decide = (id: string, data: object) =>
  site.ask({ url: `/api/review/${id}`, method: 'PUT', body: { data }, headers: admin });
export const release = (id: string) => decide(id, { status: 'RELEASE', townRefs: ['nan'] });
export const save = (id: string, data: object, headers: Headers) =>
  site.ask({ url: `/api/portal/${id}`, method: 'PUT', body: { data }, headers });
export const accountOf = async (username: string) =>
  (
    await site.services.records.get<{ approvedDate?: string }>({
      provider: 'demo',
      kind: 'user',
      id: `user-${username}`,
    })
  )?.value;

/** Requests a page as a visitor in every possible way. */
export async function reached(id = 'new-page', headers: Headers = {}) {
  const images = await imagesOfPage();
  const search = await site.ask({
    url: '/api/search/portal-demo/_search',
    method: 'POST',
    body: { size: 50, query: { bool: { filter: [{ terms: { townRefs: ['nan'] } }] } } },
  });
  const { data: catalogs = [] } = await site.get<{ data?: Catalog[] }>(`/api/catalogs?portalId=${id}`, {
    headers,
  });
  return {
    page: await status(`/api/portal/${id}`, headers),
    catalogs: catalogs.length,
    byRef: (await site.get<{ data: Catalog[] }>('/api/catalogs?ref=ref-new-shop', { headers })).data.length,
    products: (await site.get<{ data: Product[] }>('/api/products?catalogIds=new-shop', { headers })).data
      .length,
    product: await status('/api/products/new-tea', headers),
    passcode: await status('/api/checkPrivacy/portal/id/new-private', headers),
    images: await Promise.all(images.map((id) => status(`/images/${id}`))),
    qrCode: (await site.get(`/api/generateQRCode?text=x&imageID=${images[0]}`))['result'],
    found: search.json().hits.hits.some((hit: { _id: string }) => hit._id === id),
  };
}
async function imagesOfPage(): Promise<string[]> {
  const { records } = site.services;
  const ids = ['new-page', 'new-tea'].map(async (id) => {
    const kind = id === 'new-tea' ? 'product' : 'portal';
    const stored = await records.get<Partial<Portal>>({ provider: 'demo', kind, id });
    const { mainImageId, galleryImages = [] } = stored?.value ?? {};
    return [mainImageId ?? '', ...galleryImages.map((item) => item.mainImageId ?? '')];
  });
  return (await Promise.all(ids)).flat();
}
export const NOTHING = {
  page: 404,
  catalogs: 0,
  byRef: 0,
  products: 0,
  product: 404,
  passcode: 404,
  images: [404, 404, 404],
  qrCode: 'fail',
  found: false,
};
export const ALL = {
  page: 200,
  catalogs: 1,
  byRef: 1,
  products: 1,
  product: 200,
  passcode: 200,
  images: [200, 200, 200],
  qrCode: 'ok',
  found: true,
};

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function openWithholdingSite(): void {
  beforeEach(async () => {
    site = await openTestApp([content]);
    const { contentVersions, now } = site.services;
    pages = createPageCache({ versions: contentVersions, now, maxBytes: 1024 * 1024 });
    await site.app.register(siteMapRoutes, { services: site.services, renderer: livePages(), pages });
    newcomer = await site.signIn('newcomer');
    creator = await site.signIn();
    admin = await site.signIn('admin');
  });
}
