import { expect, test } from '@jest/globals';
import { foreignColumns, mapRows, offeredMapping, rememberedPart, repeatedIds } from './column-mapping.ts';
import type { TableRow } from './table-row.ts';

const rows: TableRow[] = [
  {
    row: 2,
    cells: { title_en: 'Pai', Name: 'ปาย', LAT: '19.3', lng: '98.4', Code: 'Shop 7 / B', Note: 'x' },
  },
  { row: 3, cells: { title_en: 'Nan', Name: 'น่าน', constructor: 'y' } },
];

test('columns that are no fields are foreign', () => {
  expect(foreignColumns(rows, 'towns')).toEqual(['Name', 'LAT', 'lng', 'Code', 'Note', 'constructor']);
});

test('a remembered column is offered as it was, another one by a usual name', () => {
  expect(offeredMapping(rows, 'towns', { Name: 'title_th', Note: '', Gone: 'score' })).toEqual({
    Name: 'title_th',
    LAT: 'latitude',
    lng: 'longitude',
    Code: '',
    Note: '',
    constructor: '',
  });
  expect(offeredMapping([{ row: 1, cells: { lat: '1', Latitude: '2' } }], 'towns')).toEqual({
    lat: 'latitude',
    Latitude: '',
  });
});

test('a field is offered once, and not if the file has it', () => {
  const remembered = { Name: 'title_en', lng: 'score', Note: 'score', Code: 'mayor' };
  expect(offeredMapping(rows, 'towns', remembered)).toMatchObject({
    Name: '',
    lng: 'score',
    Note: '',
    Code: '',
  });
});

test('rows have fields alone, and a foreign id becomes one of ours', () => {
  expect(mapRows(rows, 'towns', { Name: 'title_th', Code: 'id', Note: '' })).toEqual([
    { row: 2, cells: { title_en: 'Pai', title_th: 'ปาย', id: 'shop-7-b' } },
    { row: 3, cells: { title_en: 'Nan', title_th: 'น่าน' } },
  ]);
});

test('an id that an earlier row has is repeated', () => {
  const ids = ['a', 'b', '', 'a ', ''].map((id, index) => ({ row: index + 2, cells: { id } }));
  expect(repeatedIds(ids)).toEqual([{ row: 5, first: 2 }]);
});

test('columns with very long names are not remembered', () => {
  expect(rememberedPart({ Name: 'title_en', ['x'.repeat(101)]: 'phone' })).toEqual({ Name: 'title_en' });
});
