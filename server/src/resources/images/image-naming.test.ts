import { beforeEach, describe, expect, test } from '@jest/globals';
import { fixtureContent, portalSeed } from '../../testing/fixture-content.ts';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { multipartForm } from '../../testing/multipart.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
/** Edits `wat-phumin`, `private` and `draft`. */
let creator: Record<string, string>;
/** Edits `open-to-admin` and the site. */
let admin: Record<string, string>;
beforeEach(async () => {
  site = await openTestApp([
    {
      ...fixtureContent,
      portals: [...fixtureContent.portals, portalSeed('open-to-admin', { editors: ['admin'] })],
      catalogs: [
        {
          id: 'stall',
          ref: 'stall',
          name: { en: 'Stall' },
          template: 1,
          portal: 'open-to-admin',
          appearSeq: 1,
          products: [],
        },
      ],
    },
  ]);
  creator = await site.signIn();
  admin = await site.signIn('admin');
});

let colour = 0x500000;
const picture = (): Promise<Buffer> => plainJpeg(300, 200, `#${((colour += 5)).toString(16)}`);

async function upload(portal: string, as: Record<string, string>, file?: Buffer): Promise<string> {
  const { body, headers } = await multipartForm([['file', file ?? (await picture())]]);
  const url = `/api/portal/${portal}/image/new`;
  const response = await site.ask({ url, method: 'POST', body, headers: { ...headers, ...as } });
  return response.json<{ ref: string }>().ref;
}
async function put(url: string, data: object, as: Record<string, string>) {
  const response = await site.ask({ url, method: 'PUT', body: { data }, headers: as });
  return {
    status: response.statusCode,
    paths: response.json<{ details?: { path: string }[] }>().details?.map(({ path }) => path),
  };
}
const isSeen = async (id: string) => (await site.ask({ url: `/images/${id}` })).statusCode === 200;
const inGallery = (...ids: string[]) => ({
  galleryImages: ids.map((mainImageId) => ({ type: 'picture', mainImageId })),
});

describe("[T-07, T-09] naming another's image does not publish it", () => {
  const waysToName: [string, (id: string) => object, string][] = [
    ['as thumbnail', (id) => ({ mainImageId: id }), 'mainImageId'],
    ['in the gallery', (id) => inGallery(id), 'galleryImages.0.mainImageId'],
    [
      'in HTML',
      (id) => ({ isAdvanceDescription: true, description: { en: `<img src="/images/${id}">` } }),
      'description.en',
    ],
    [
      'in text that looks like HTML',
      (id) => ({ description: { en: `<img src="/images/${id}"` } }),
      'description.en',
    ],
    [
      'in a text that is an address',
      (id) => ({ shortDescription: { en: `/small-images/${id}` } }),
      'shortDescription.en',
    ],
    [
      'in a pop-up',
      (id) => ({ popUp: { message: `<p><img alt="" src='/images/${id}'></p>` } }),
      'popUp.message',
    ],
  ];
  test.each(waysToName)('%s', async (_where, data, path) => {
    const ofPrivate = await upload('private', creator);
    expect(await put('/api/portal/private', inGallery(ofPrivate), creator)).toMatchObject({ status: 200 });
    const ofDraft = await upload('draft', creator);
    for (const id of [ofPrivate, ofDraft]) {
      const refused = await put('/api/portal/open-to-admin', data(id), admin);
      expect(refused).toEqual({ status: 400, paths: [`body.data.${path}`] });
      expect(await isSeen(id)).toBe(false);
    }
  });

  test('a text that contains an address shows no image', async () => {
    const id = await upload('private', creator);
    const data = { shortDescription: { en: `see /images/${id} and https://demo.example/images/${id}` } };
    expect(await put('/api/portal/open-to-admin', data, admin)).toMatchObject({ status: 200 });
    expect(await isSeen(id)).toBe(false);
  });

  test('in products, web pages, towns, listings and the web config', async () => {
    const id = await upload('private', creator);
    const product = { catalogId: 'stall', name: { en: 'X' }, mainImageId: id };
    const responses = [
      await site.ask({ url: '/api/products', method: 'POST', body: { data: product }, headers: admin }),
      ...(await Promise.all(
        [
          ['/api/web-page', { title: { en: 'X' }, ...inGallery(id) }] as const,
          [
            '/api/town',
            { title: { en: 'X' }, popUp: { message: `<img alt="" src="/images/${id}">` } },
          ] as const,
          ['/api/listing', { title: { en: 'X' }, mainImageId: id }] as const,
        ].map(([url, data]) => site.ask({ url, method: 'POST', body: { data }, headers: admin })),
      )),
      await site.ask({
        url: '/api/web-admin/',
        method: 'PUT',
        body: { data: { logoImageId: id } },
        headers: admin,
      }),
    ];
    expect(responses.map((response) => response.json().details?.[0].message)).toEqual(
      responses.map(() => 'not an image of this site'),
    );
    expect(await isSeen(id)).toBe(false);
  });
});

test('[T-09] what a portal shows, uploaded itself, or what is public anyway, it may show', async () => {
  const own = await upload('private', creator);
  const { data } = await site.get<{ data: { mainImageId: string } }>('/api/portal/wat-phumin');
  const gallery = inGallery(own, data.mainImageId);
  expect(await put('/api/portal/private', gallery, creator)).toMatchObject({ status: 200 });
  expect(await put('/api/portal/private', { ...gallery, mainImageId: own }, creator)).toMatchObject({
    status: 200,
  });
});

test('[API-19, T-07] the same bytes uploaded for two portals are for both, no matter who saves first', async () => {
  const file = await picture();
  const first = await upload('private', creator, file);
  const second = await upload('open-to-admin', admin, file);
  expect(second).toBe(first);
  expect(await put('/api/portal/private', inGallery(first), creator)).toMatchObject({ status: 200 });
  expect(await isSeen(first)).toBe(false);
  expect(await put('/api/portal/open-to-admin', inGallery(first), admin)).toMatchObject({ status: 200 });
  expect(await isSeen(first)).toBe(true);
});

test("[API-21] deleting one's own upload leaves the same bytes to another who is about to save them", async () => {
  const file = await picture();
  const id = await upload('wat-phumin', creator, file);
  await upload('open-to-admin', admin, file);
  const url = `/api/portal/wat-phumin/image/${id}`;
  expect((await site.ask({ url, method: 'DELETE', headers: creator })).statusCode).toBe(200);
  expect(await put('/api/portal/open-to-admin', inGallery(id), admin)).toMatchObject({ status: 200 });
  expect(await isSeen(id)).toBe(true);
});

test('[OPEN-13] editors of a web page upload for the site, until they edit none', async () => {
  expect(await upload('site', creator)).toBeUndefined();
  const page = await site.ask({
    url: '/api/web-page',
    method: 'POST',
    body: { data: { _id: 'about', title: { en: 'About' }, editors: ['user-creator'] } },
    headers: admin,
  });
  expect(page.statusCode).toBe(200);
  const id = await upload('site', creator);
  expect(await put('/api/web-page/about', inGallery(id), creator)).toMatchObject({ status: 200 });
  expect(await isSeen(id)).toBe(true);
  await put('/api/web-page/about', { editors: [] }, admin);
  expect(await upload('site', creator)).toBeUndefined();
});
