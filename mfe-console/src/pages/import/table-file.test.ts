import { expect, test } from '@jest/globals';
import { testFile } from '../../testing/test-file.ts';
import { geoJsonFile, readTable } from './table-file.ts';

const read = (text: string) => readTable(testFile('towns.csv', text), 'towns');

test('reads the rows of a CSV file with their lines and columns', async () => {
  expect(
    await read('id,title_en,mayor,latitude\nnan,"Nan\ncity",Mali,18.7\n\npai,Pai,,\nnan,Again,,'),
  ).toEqual({
    kind: 'table',
    rows: [
      { row: 2, cells: { id: 'nan', title_en: 'Nan\ncity', mayor: 'Mali', latitude: '18.7' } },
      { row: 5, cells: { id: 'pai', title_en: 'Pai', mayor: '', latitude: '' } },
      { row: 6, cells: { id: 'nan', title_en: 'Again', mayor: '', latitude: '' } },
    ],
  });
});

test('reads the features of a GeoJSON file', async () => {
  const features = [
    {
      properties: { id: 'nan', title_th: 'น่าน', score: 3, tags: ['a', 'b'], more: { x: 1 } },
      geometry: { type: 'Point', coordinates: [100.77, 18.78] },
    },
    { properties: null, geometry: { type: 'Polygon', coordinates: [] } },
  ];
  expect(await read(`\uFEFF${JSON.stringify({ type: 'FeatureCollection', features })}`)).toMatchObject({
    rows: [
      {
        row: 1,
        cells: {
          id: 'nan',
          title_th: 'น่าน',
          score: '3',
          tags: 'a|b',
          latitude: '18.78',
          longitude: '100.77',
        },
      },
      { row: 2, cells: {} },
    ],
  });
});

test.each([
  ['JSON that is cut off', '{"features": [', { kind: 'broken' }],
  ['JSON that is no GeoJSON', '{"a": 1}', { kind: 'broken' }],
  ['a table with an open quote', 'id,title_en\nnan,"Nan', { kind: 'broken', row: 2 }],
  ['a table without rows', 'id,title_en\n', { kind: 'empty' }],
])('does not read %s', async (_what, text, expected) => {
  expect(await read(text)).toEqual(expected);
});

test('GeoJSON that was written is read back', async () => {
  const rows = [
    { id: 'nan', title_en: 'Nan', score: '3', latitude: '18.7', longitude: '100.7' },
    { id: 'pai', title_en: 'Pai', score: '', latitude: '', longitude: '' },
  ];
  expect(await readTable(testFile('towns.geojson', geoJsonFile(rows)), 'towns')).toMatchObject({
    rows: [
      { row: 1, cells: rows[0] },
      { row: 2, cells: { id: 'pai', title_en: 'Pai' } },
    ],
  });
});
