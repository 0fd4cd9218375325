import { beforeAll, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@portico/shared/contracts';
import { updateProvider } from '../records/provider.service.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { manifestRoutes } from './manifest.routes.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
  await site.app.register(manifestRoutes, site.services);
});

interface Manifest {
  name: string;
  dir: string;
  icons: { src: string; sizes: string; purpose: string }[];
}
const manifest = (url = '/manifest.webmanifest', host?: string) =>
  site.get<Manifest>(url, host === undefined ? {} : { host });

describe('the manifest', () => {
  test.each([
    ['', { lang: 'th', dir: 'ltr', name: 'เว็บ' }],
    ['?lang=en', { lang: 'en', dir: 'ltr', name: 'Site' }],
    ['?lang=ar', { lang: 'ar', dir: 'rtl', name: 'Site' }],
    ['?lang=nonsense', { lang: 'th', dir: 'ltr' }],
  ])('for "%s" has the reader’s language', async (query, expected) => {
    expect(await manifest(`/manifest.webmanifest${query}`)).toMatchObject(expected);
  });

  test('in a language that the site does not offer is in Thai', async () => {
    await updateProvider(site.services.records, 'demo', { settings: { languages: ['th', 'en'] } });
    expect(await manifest('/manifest.webmanifest?lang=ar')).toMatchObject({ lang: 'th', dir: 'ltr' });
    await updateProvider(site.services.records, 'demo', { settings: { languages: [...LANGUAGES] } });
  });

  test('names one app of the whole site, with an icon for every shape', async () => {
    const response = await site.ask({ url: '/manifest.webmanifest' });
    expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(response.json()).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    expect(response.json<Manifest>().icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  test('[APP-01] is the provider’s of the host', async () => {
    expect((await manifest('/manifest.webmanifest?lang=en', 'other.example')).name).toBe('Other site');
    expect((await site.ask({ url: '/manifest.webmanifest', host: 'unknown.example' })).statusCode).toBe(404);
  });
});
