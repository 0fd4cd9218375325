import { beforeAll, describe, expect, test } from '@jest/globals';
import { type WebPage, webPageSchema } from '@portico/shared/contracts';
import type { GallerySeed, WebPageSeed } from '../../seed/seed-content.ts';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const image = (seed: string): GallerySeed => ({ type: 'picture', picture: { kind: 'festival', seed } });
const webPages: WebPageSeed[] = [
  {
    id: 'festival-year',
    title: { th: 'ปฏิทินงานบุญ', en: 'The festival year' },
    widgets: ['banner', 'icons', 'galleryImages', 'actions'],
    bannerImages: [{ ...image('banner'), type: 'picture_link', externalUrl: '/portals/wat-phumin' }],
    galleryImages: [image('january')],
    iconLinks: [
      { type: 'ICON', name: 'waves', color: 'dodgerblue', link: '/portals', text: { en: 'Sea' } },
      { type: 'picture', link: '/towns', picture: { kind: 'city', seed: 'towns' }, text: { en: 'Towns' } },
    ],
    buttonLinks: [
      { type: 'externalUrl', contact: { externalUrl: 'https://www.example.com/' }, text: { en: 'Help' } },
      { type: 'phone', contact: { phone: '02-000-1234' }, text: { en: 'Call' } },
    ],
    editors: ['admin', 'creator'],
  },
  {
    id: 'about-klaijai',
    title: { en: 'About Klaijai' },
    widgets: ['galleryImages'],
    bannerImages: [],
    galleryImages: [],
    iconLinks: [],
    buttonLinks: [],
    editors: ['admin'],
  },
];

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
/** For tests that change what other tests read. */
const freshSite = async () => {
  site = await openTestApp([{ ...fixtureContent, webPages }, otherContent]);
  [creator, admin] = [await site.signIn(), await site.signIn('admin')];
};
beforeAll(freshSite);

type Method = 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, data?: object, headers: Record<string, string> = admin) =>
  site.ask({ method, url, headers, ...(data ? { body: { data } } : {}) });
const page = async (id: string) => (await site.get<{ data: WebPage }>(`/api/web-page/${id}`)).data;

test('[API-16, DATA-21, DATA-05] anyone reads a page, with its widgets in their order and its images', async () => {
  const data = await page('festival-year');
  expect(webPageSchema.strict().parse(data)).toEqual(data);
  expect(data).toMatchObject({
    _id: 'festival-year',
    title: { en: 'The festival year' },
    widgets: ['banner', 'icons', 'galleryImages', 'actions'],
    editors: ['user-admin', 'user-creator'],
  });
  const [banner] = data.bannerImages;
  expect(banner?.imageURL).toBe(`/images/${banner?.mainImageId}`);
  expect(data.galleryImages[0]?.smallImageURL).toBe(`/small-images/${data.galleryImages[0]?.mainImageId}`);
  const picture = data.iconLinks.find(({ type }) => type === 'picture')?.picture;
  expect(picture?.imageURL).toBe(`/images/${picture?.mainImageId}`);
  expect(data.buttonLinks[1]).toMatchObject({ type: 'phone', contact: { phone: '02-000-1234' } });
});

test('[API-16] an unknown page is not found, nor is one of another provider', async () => {
  expect((await site.ask({ url: '/api/web-page/nothing' })).statusCode).toBe(404);
  expect((await site.ask({ url: '/api/web-page/festival-year', host: 'other.example' })).statusCode).toBe(
    404,
  );
});

describe('[OPEN-13, OPEN-12] who may do what', () => {
  beforeAll(freshSite);
  const calls: [Method, string, object | undefined, visitor: number, editor: number, stranger: number][] = [
    ['POST', '/api/web-page', { title: { en: 'Mine' } }, 401, 403, 403],
    ['PUT', '/api/web-page/about-klaijai', { title: { en: 'Mine' } }, 401, 403, 403],
    ['PUT', '/api/web-page/festival-year', { editors: ['user-creator'] }, 401, 403, 403],
    ['PUT', '/api/web-page/festival-year', { editors: ['user-admin,user-creator'] }, 401, 403, 403],
    ['DELETE', '/api/web-page/festival-year', undefined, 401, 403, 403],
  ];
  test.each(calls)('%s %s', async (method, url, data, visitor, editor) => {
    expect((await send(method, url, data, {})).statusCode).toBe(visitor);
    expect((await send(method, url, data, creator)).statusCode).toBe(editor);
    expect((await page('about-klaijai')).title.en).toBe('About Klaijai');
    expect((await page('festival-year')).editors).toEqual(['user-admin', 'user-creator']);
  });

  test('an editor changes the page, and may send its editors back as they are', async () => {
    const data = { title: { en: 'Feasts' }, editors: ['user-admin', 'user-creator'], _id: 'x' };
    const saved = await send('PUT', '/api/web-page/festival-year', data, creator);
    expect(saved.json()).toMatchObject({
      status: 'ok',
      data: { _id: 'festival-year', title: { en: 'Feasts' } },
    });
    expect((await page('festival-year')).title).toEqual({ en: 'Feasts' });
  });

  test('an admin changes the editors', async () => {
    await send('PUT', '/api/web-page/about-klaijai', { editors: ['user-creator'] });
    expect((await page('about-klaijai')).editors).toEqual(['user-creator']);
    expect((await send('PUT', '/api/web-page/about-klaijai', { widgets: [] }, creator)).statusCode).toBe(200);
    expect((await send('PUT', '/api/web-page/nothing', { widgets: [] })).statusCode).toBe(404);
  });
});

test('[OPEN-12, PAGE-01] an admin adds a page, orders its widgets and deletes it', async () => {
  await freshSite();
  const mainImageId = (await page('festival-year')).bannerImages[0]?.mainImageId;
  const data = {
    _id: 'new-page',
    title: { en: 'New' },
    bannerImages: [{ type: 'picture', mainImageId, imageURL: 'https://evil.example/x.png' }],
    widgets: ['actions', 'banner'],
  };
  const made = (await send('POST', '/api/web-page', data)).json().data;
  expect(made).toMatchObject({ _id: 'new-page', widgets: ['actions', 'banner'], iconLinks: [], editors: [] });
  expect(made.bannerImages[0].imageURL).toBe(`/images/${mainImageId}`);
  expect((await send('POST', '/api/web-page', data)).json()).toMatchObject({ code: 'conflict' });
  await send('PUT', '/api/web-page/new-page', { widgets: ['banner', 'actions', 'icons'] });
  expect((await page('new-page')).widgets).toEqual(['banner', 'actions', 'icons']);
  expect((await page('new-page')).bannerImages).toHaveLength(1);
  expect((await send('DELETE', '/api/web-page/new-page')).json()).toEqual({ status: 'ok' });
  expect((await send('DELETE', '/api/web-page/new-page')).statusCode).toBe(404);
  expect((await send('POST', '/api/web-page', { title: { th: 'ใหม่' } })).json().data._id).toMatch(
    /^[0-9a-f]{8}$/,
  );
});

const icon = { type: 'ICON', name: 'x' };
test.each([
  [
    '[T-12] an icon that runs',
    { iconLinks: [{ ...icon, link: 'javascript:x' }] },
    'body.data.iconLinks.0.link',
  ],
  [
    '[T-12] a button that runs',
    { buttonLinks: [{ type: 'externalUrl', contact: { externalUrl: 'data:text/html,x' } }] },
    'body.data.buttonLinks.0.contact.externalUrl',
  ],
  [
    '[T-12] a picture that leads to another host in disguise',
    { bannerImages: [{ type: 'picture_link', externalUrl: '//evil.example' }] },
    'body.data.bannerImages.0.externalUrl',
  ],
  [
    'an unknown image',
    { galleryImages: [{ type: 'picture', mainImageId: 'unknown' }] },
    'body.data.galleryImages.0.mainImageId',
  ],
  ['a widget that is none', { widgets: ['clock'] }, 'body.data.widgets.0'],
  ['a title without words', { title: {} }, 'body.data.title'],
])('%s is refused', async (_what, data, path) => {
  const response = (await send('PUT', '/api/web-page/festival-year', data)).json();
  expect(response).toMatchObject({ code: 'invalid', details: [{ path }] });
});

test('[T-49] a save based on an outdated version is refused with who saved last', async () => {
  await freshSite();
  const { modifiedDate } = await page('festival-year');
  const data = { widgets: [], modifiedDate };
  const first = (await send('PUT', '/api/web-page/festival-year', data, creator)).json().data;
  const late = await send('PUT', '/api/web-page/festival-year', data);
  expect([late.statusCode, late.json().conflict]).toEqual([409, { by: 'Creator', at: first.modifiedDate }]);
});
