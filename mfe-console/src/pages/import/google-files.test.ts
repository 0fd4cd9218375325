import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { testFile } from '../../testing/test-file.ts';
import { readTable } from './table-file.ts';

const read = (name: string, content: BlobPart) => readTable(testFile(name, content), 'google');
const archive = (files: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
const ROOT = 'Takeout/Google Business Profile';

test('each location of an archive of Google Takeout becomes a page with the pictures beside it', async () => {
  const cafe = JSON.stringify({
    title: 'Na Cafe',
    storefrontAddress: { addressLines: ['99 Moo 4'], locality: 'Pua' },
    profile: { description: 'กาแฟจากดอย' },
  });
  const table = await read(
    'takeout-001.zip',
    archive({
      [`${ROOT}/account-1/data.json`]: '{"accountName": "Mali"}',
      [`${ROOT}/account-1/location-42/data.json`]: cafe,
      [`${ROOT}/account-1/location-42/reviews.json`]: '{"reviews": []}',
      [`${ROOT}/account-1/location-42/media-1.jpg`]: 'first',
      [`${ROOT}/account-1/location-42/media/media-2.PNG`]: 'second',
      [`${ROOT}/account-2/location-42/data.json`]: cafe,
      [`${ROOT}/account-2/location-7/data.json`]: '{"locationName": "ร้านเจ็ด", "storeCode": "Shop 7"}',
      'Takeout/archive_browser.html': '<html></html>',
    }),
  );
  if (table.kind !== 'table') throw new Error(table.kind);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    {
      id: 'gbp-locations-42',
      title_en: 'Na Cafe',
      description_th: 'กาแฟจากดอย',
      address_en: '99 Moo 4, Pua',
      images: `${ROOT}/account-1/location-42/media-1.jpg|${ROOT}/account-1/location-42/media/media-2.PNG`,
    },
    { id: 'gbp-shop-7', title_th: 'ร้านเจ็ด' },
  ]);
  expect(table.pictures?.count).toBe(2);
  const file = table.pictures?.find(`${ROOT}/account-1/location-42/media-1.jpg`);
  if (typeof file !== 'object') throw new Error(file);
  expect(await new Response(await file.read()).text()).toBe('first');
});

test('the spreadsheet of the Business Profile Manager becomes pages', async () => {
  const csv = [
    'Store code,Business name,Address line 1,Locality,Country / Region,Postal code,Latitude,Longitude,Primary phone,Website,Sunday hours,Monday hours,Tuesday hours,From the business,Cover photo,Other photos',
    'Shop 7,Na Cafe,99 Moo 4,Pua,TH,55120,19.18,100.92,054 123 456,https://cafe.example,09:00-17:00,x,"9:00AM-12:00PM, 1:00PM-5:00PM",กาแฟจากดอย,https://cafe.example/a.jpg,"https://cafe.example/b.jpg, https://cafe.example/c.jpg"',
  ].join('\n');
  expect(await read('locations.csv', csv)).toEqual({
    kind: 'table',
    rows: [
      {
        row: 1,
        cells: {
          id: 'gbp-shop-7',
          title_en: 'Na Cafe',
          description_th: 'กาแฟจากดอย',
          address_en: '99 Moo 4, Pua, 55120',
          phone: '054 123 456',
          hours: 'tue 09:00-12:00, 13:00-17:00; sun 09:00-17:00',
          website: 'https://cafe.example',
          latitude: '19.18',
          longitude: '100.92',
          images: 'https://cafe.example/a.jpg|https://cafe.example/b.jpg|https://cafe.example/c.jpg',
        },
      },
    ],
  });
});

test.each([
  ['another spreadsheet', 'a.csv', 'id,title_en\nnan,Nan'],
  ['an archive without locations', 'a.zip', archive({ 'Takeout/Maps/Reviews.json': '{}' })],
  ['an archive whose location is damaged', 'a.zip', archive({ 'account-1/location-2/data.json': '{' })],
  ['a damaged archive', 'a.zip', 'PK no archive'],
])('%s is not read', async (_what, name, content) => {
  expect(await read(name, content)).toEqual({ kind: 'broken' });
});
