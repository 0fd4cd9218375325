import { describe, expect, test } from '@jest/globals';
import { baseApi, portalApi, siteApi } from '@portico/shared/api';
import type { Language, Portal } from '@portico/shared/contracts';
import { createStore, type PageHead } from '@portico/shared/platform';
import { tagNamesApi } from '../../blocks/tags/tag-names.api.ts';
import { barePortal, fullPortal } from '../../testing/sample-portals.ts';
import { portalHead } from './portal-head.ts';

const site = { provider: 'demo', isPrivate: false, title: { en: 'Visit Nan' }, tags: [] };

async function headOf(
  response: Portal | { status: number; code: string },
  language: Language = 'en',
): Promise<PageHead> {
  const store = createStore({
    api: baseApi,
    services: {
      fetch: async (address) => {
        if (String(address).startsWith('/api/tag-names'))
          return Response.json({
            data: { names: String(address).includes('=th') ? { craft: 'งานคราฟต์' } : {} },
          });
        if (!String(address).startsWith('/api/portal/')) return Response.json({ data: site });
        if ('_id' in response) return Response.json({ data: response });
        return Response.json(
          { status: 'fail', code: response.code, reason: '' },
          { status: response.status },
        );
      },
    },
  });
  await store.dispatch(siteApi.endpoints.webConfig.initiate());
  await store.dispatch(portalApi.endpoints.portal.initiate({ id: 'full' }));
  if ('tags' in response && response.tags) {
    const { tags } = response;
    await store.dispatch(tagNamesApi.endpoints.namesOfPortalTags.initiate({ language, tags }));
  }
  return portalHead({
    state: store.getState(),
    params: { id: 'full' },
    url: new URL('https://nan.example/portals/full'),
    language,
    t: (key) => key,
  });
}
/** The data as search engines parse it. */
const dataOf = async (portal: Portal, language?: Language) => {
  const data = (await headOf(portal, language)).jsonLd?.() ?? [];
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>[];
};
const placeOf = async (portal: Portal, language?: Language) => (await dataOf(portal, language))[0] ?? {};

test('the head has title, highlight sentence and cover', async () => {
  expect(await headOf(fullPortal)).toMatchObject({
    title: 'Celadon studio',
    description: 'Bowls that sing.',
    image: '/images/cover',
    imageAlt: 'The cover',
  });
  const long = { ...barePortal, description: { en: `<p>${'word '.repeat(80)}</p>` } };
  expect((await headOf(long)).description).toHaveLength(160);
});

test.each<[Language, string, string]>([
  [
    'en',
    '<h2>The kiln</h2><p>It opens at ten.</p><p>Come early.</p>',
    'The kiln · It opens at ten. Come early.',
  ],
  ['th', '<h2>เตาเผา</h2><p>เปิดสิบโมง</p><p>มาแต่เช้า</p>', 'เตาเผา เปิดสิบโมง มาแต่เช้า'],
  ['zh', '<h2>开窑</h2><p>上午十点。</p><p>请早来。</p>', '开窑 · 上午十点。请早来。'],
  ['ar', '<h2>الفرن</h2><p>يُفتح صباحًا؟</p><p>تعال مبكرًا.</p>', 'الفرن · يُفتح صباحًا؟ تعال مبكرًا.'],
])(
  'in %s the preview of a description sets its headings off from its sentences',
  async (language, html, text) => {
    const described = { ...barePortal, description: { [language]: html } };
    expect((await headOf(described, language)).description).toBe(text);
  },
);

describe('noindex', () => {
  test.each<[string, Portal]>([
    ['[PORTAL-05] a portal without towns', { ...fullPortal, townRefs: [] }],
    ['[PORTAL-05] one that waits for review', { ...fullPortal, status: 'USER_DRAFT' }],
    ['[PORTAL-05] one that was sent back', { ...fullPortal, status: 'REJECT' }],
    ['[T-07] a private one', { ...fullPortal, isPrivate: true }],
  ])('is %s', async (_title, portal) => {
    const head = await headOf(portal);
    expect([head.noIndex, head.jsonLd]).toEqual([true, undefined]);
  });

  test('[T-07] is set for a locked portal, whose content is not in the head', async () => {
    expect(await headOf({ status: 403, code: 'permission-denied' })).toEqual({
      title: 'passcode.title',
      noIndex: true,
    });
  });
});

describe('the JSON-LD of a portal', () => {
  test('is a business with texts, contacts, location and hours', async () => {
    expect(await placeOf(fullPortal)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': 'https://nan.example/portals/full#place',
      name: 'Celadon studio',
      url: 'https://nan.example/portals/full?lang=en',
      description: 'Bowls that sing.',
      image: 'https://nan.example/images/cover',
      keywords: 'craft, Food & Drink',
      telephone: '08-1111-2222',
      email: 'ask@example.com',
      sameAs: [
        'https://celadon.example/',
        'https://www.facebook.com/celadon',
        'https://www.instagram.com/celadon.ig',
      ],
      address: { '@type': 'PostalAddress', streetAddress: '99/9 San Kamphaeng' },
      geo: { '@type': 'GeoCoordinates', latitude: 18.7452, longitude: 99.1203 },
      hasMap: 'https://www.google.com/maps/search/?api=1&query=18.7452%2C99.1203',
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59', dayOfWeek: ['Monday'] },
        { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '17:00', dayOfWeek: ['Tuesday'] },
      ],
    });
  });

  test('is in the page’s language, with one @id', async () => {
    const thai = await placeOf(fullPortal, 'th');
    expect(thai).toMatchObject({
      '@id': 'https://nan.example/portals/full#place',
      name: 'ศิลาดล',
      url: 'https://nan.example/portals/full',
    });
  });

  test('[OPEN-53] has the names of the tags in the page’s language as keywords', async () => {
    expect((await placeOf(fullPortal, 'th'))['keywords']).toBe('งานคราฟต์, Food & Drink');
  });

  test('is a Place without a phone or opening hours', async () => {
    expect(await placeOf(barePortal)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Place',
      '@id': 'https://nan.example/portals/bare#place',
      name: 'Bare place',
      url: 'https://nan.example/portals/bare?lang=en',
    });
  });

  test('has breadcrumbs from home', async () => {
    expect((await dataOf(fullPortal))[1]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Visit Nan', item: 'https://nan.example/?lang=en' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Celadon studio',
          item: 'https://nan.example/portals/full?lang=en',
        },
      ],
    });
  });

  test('[OPEN-18] contains nothing of hidden sections', async () => {
    const hidden: Portal = {
      ...fullPortal,
      hideInformations: ['contacts', 'location', 'openingHours', 'tags'],
    };
    expect(Object.keys(await placeOf(hidden)).sort()).toEqual(
      ['@context', '@id', '@type', 'description', 'image', 'name', 'url'].sort(),
    );
  });

  test('[PORTAL-14] has neither geo nor address for a location of 0 and 0', async () => {
    const place = await placeOf({
      ...fullPortal,
      location: { latitude: 0, longitude: 0, streetAddress: { en: 'A secret lane' } },
    });
    expect(JSON.stringify(place)).not.toMatch(/secret|geo|hasMap|address/);
  });
});

describe('the page is valid', () => {
  const ends = async (portal: Portal) => (await headOf(portal)).holdsUntil ?? Number.NaN;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

  test('[GAL-14, AMBIG-35] until the next expiry of its items', async () => {
    const expDate = inHours(0.001).toISOString();
    const portal = { ...barePortal, galleryImages: [{ type: 'picture' }, { type: 'picture', expDate }] };
    expect(await ends(portal)).toBe(Date.parse(expDate));
    const past = { ...portal, galleryImages: [{ type: 'picture', expDate: '2001-01-01' }] };
    expect(await ends(past)).toBeGreaterThan(Date.now());
  });

  test('[OPEN-10] until the end of the day in its time zone', async () => {
    const until = async (timezone: string) => {
      const moment = await ends({ ...barePortal, openingHours: { timezone, week: {} } });
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'short' });
      expect(moment).toBeLessThanOrEqual(inHours(24).getTime());
      return clock.format(moment);
    };
    expect(await until('Asia/Bangkok')).toBe('00:00');
    expect(await until('Asia/Kathmandu')).toBe('00:00');
  });
});
