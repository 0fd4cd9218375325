import { beforeAll, expect, test } from '@jest/globals';
import { PORTAL_STATUSES, type Portal, portalSchema } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let creator: { authorization: string };
let imageId: string;

/** Every field of the specification's section 3 that an editor writes. */
let everything: Partial<Portal>;

beforeAll(async () => {
  site = await openTestApp();
  creator = await site.signIn();
  const before = await site.get<{ data: Portal }>('/api/portal/wat-phumin', { headers: creator });
  imageId = before.data.mainImageId ?? '';
  const inAll = (text: string) => ({
    th: `${text}ไทย`,
    en: text,
    zh: `${text}中`,
    ar: `${text}ع`,
    lang: 'zh' as const,
  });
  everything = {
    title: inAll('Title'),
    highlightSentence: inAll('Highlight'),
    description: { ...inAll('Plain'), en: '<p dir="ltr">Rich <strong>text</strong></p>' },
    isAdvanceDescription: true,
    shortDescription: inAll('Short'),
    openingHours: {
      timezone: 'Asia/Bangkok',
      week: {
        mon: [
          { open: '09:00', close: '12:00' },
          { open: '13:00', close: '01:00' },
        ],
        sun: [],
      },
      special: [{ date: '2026-12-31', closed: true, note: { en: 'Closed' } }],
      note: inAll('Note'),
    },
    tags: ['วัด', 'old town'],
    hideInformations: ['tags', 'links'],
    location: { latitude: 18.7, longitude: 100.7, streetAddress: inAll('Street') },
    galleryImages: [
      { type: 'picture', mainImageId: imageId, aspects: { width: 16, height: 9 } },
      {
        type: 'picture_link',
        mainImageId: imageId,
        externalUrl: 'https://example.com/',
        title: inAll('Item'),
        description: inAll('About'),
        expDate: '2027-01-01',
        aspects: { width: 4, height: 3 },
        lastChecked: '2026-11-01T00:00:00.000Z',
        action: { type: 'phone', contact: { phone: '02' }, text: inAll('Call') },
      },
      { type: 'video', externalUrl: 'https://www.youtube.com/watch?v=abcdefghijk' },
      { type: 'panorama', externalUrl: 'https://example.com/panorama', mainImageId: imageId },
    ],
    links: [
      {
        externalUrl: 'https://example.com/',
        mainImageId: imageId,
        title: inAll('Link'),
        description: inAll('About'),
      },
    ],
    contacts: {
      email: 'a@example.com',
      phone: '02-000-0001,081-000-0000',
      fanpage: 'page',
      fbPageId: '123',
      instragramId: 'insta',
      lineId: '@line',
      webpage: 'www.example.com',
      others: inAll('Others'),
    },
    contributors: [{ name: 'Ya', mainImageId: imageId }],
    action: {
      type: 'lineAds',
      contact: { phone: '02', lineAds: '@line', externalUrl: 'https://example.com/' },
      text: inAll('Chat'),
      color: { text: 'white', background: 'red' },
    },
    popUp: {
      message: '<p>Hello</p>',
      aspects: { width: 2, height: 3 },
      profileImageId: imageId,
      buttonLink: { link: 'https://example.com/', text: 'Go', backgroundColor: 'black' },
      isShow: true,
    },
    isShowDialog: true,
    promoteType: 'gold',
    promoteWord: 'New',
    mainImageId: imageId,
  };
});

test('[DATA-01, DATA-03, DATA-06, DATA-10, DATA-11, DATA-12, DATA-13, DATA-14, DATA-15, DATA-18, AMBIG-32] every field that an editor writes is returned as written', async () => {
  const response = await site.ask({
    url: '/api/portal/wat-phumin',
    method: 'PUT',
    headers: creator,
    body: { data: everything },
  });
  expect({ status: response.statusCode, body: response.json() }).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
  const { data } = await site.get<{ data: Portal }>('/api/portal/wat-phumin', { headers: creator });
  expect(data).toMatchObject(everything);
  expect(portalSchema.strict().parse(data)).toEqual(data);
});

test('[DATA-05] the reply adds URLs to image ids', async () => {
  const { data } = await site.get<{ data: Portal }>('/api/portal/wat-phumin');
  const address = `/images/${imageId}`;
  expect(data).toMatchObject({
    imageURL: address,
    smallImageURL: `/small-images/${imageId}`,
    galleryImages: [{ imageURL: address, smallImageURL: `/small-images/${imageId}` }, {}, {}, {}],
    links: [{ imageURL: address }],
    contributors: [{ smallImageURL: `/small-images/${imageId}` }],
    popUp: { imageURL: address },
  });
});

test('[DATA-07, DATA-08, DATA-09] state and relations are in the reply, and an editor cannot write them', async () => {
  const sent = {
    status: 'DRAFT',
    stepIndex: 3,
    editors: [],
    townRefs: ['x'],
    listingRefs: ['y'],
    __meta_search: {},
  };
  await site.ask({ url: '/api/portal/wat-phumin', method: 'PUT', headers: creator, body: { data: sent } });
  const { data } = await site.get<{ data: Portal }>('/api/portal/wat-phumin');
  expect(PORTAL_STATUSES).toEqual(['DRAFT', 'USER_DRAFT', 'REJECT', 'RELEASE']);
  expect(data).toMatchObject({
    status: 'RELEASE',
    townRefs: ['nan'],
    listingRefs: ['temples'],
    __meta_search: { latLng: { lat: 18.7, lon: 100.7 } },
  });
  expect(data).not.toHaveProperty('stepIndex');
  expect(data.editors).toHaveLength(1);
  expect(data.isPrivate ?? false).toBe(false);

  const made = await site.ask({
    url: '/api/portal/wat-phumin',
    method: 'PUT',
    headers: creator,
    body: { data: { isPrivate: true, passcode: 'abc123' } },
  });
  expect(made.json()).toMatchObject({ status: 'ok', data: { isPrivate: true, passcode: 'abc123' } });
});
