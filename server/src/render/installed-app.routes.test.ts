import { beforeAll, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@portico/shared/contracts';
import sharp from 'sharp';
import { updateProvider } from '../records/provider.service.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { APP_ICONS, type AppIcon } from './app-icon.ts';
import { installedAppRoutes } from './installed-app.routes.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
  await site.app.register(installedAppRoutes, site.services);
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

describe('the icons', () => {
  test.each(Object.keys(APP_ICONS) as AppIcon[])('%s is as large as it says', async (icon) => {
    const { side, isMaskable } = APP_ICONS[icon];
    for (const host of ['localhost:8000', 'other.example']) {
      const response = await site.ask({ url: `/app-icon/${icon}`, host });
      expect(response.headers['content-type']).toBe('image/png');
      const picture = sharp(response.rawPayload);
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: side, height: side });
      // A maskable icon must be opaque up to its edges.
      if (isMaskable) expect((await picture.stats()).isOpaque).toBe(true);
    }
  });

  test('another name is no icon', async () => {
    expect((await site.ask({ url: '/app-icon/1024.png' })).statusCode).toBe(404);
  });
});
