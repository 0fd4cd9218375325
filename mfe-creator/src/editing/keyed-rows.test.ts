import { expect, test } from '@jest/globals';
import { withoutRow, withRow, withRowChanged } from './keyed-rows.ts';

const rows = [
  { key: 0, name: 'one' },
  { key: 3, name: 'two' },
];

test('a new row gets a key that no other row has', () => {
  expect(withRow(rows, { name: 'three' })).toEqual([...rows, { key: 4, name: 'three' }]);
  expect(withRow<{ key: number; name: string }>([], { name: 'first' })).toEqual([{ key: 0, name: 'first' }]);
});

test('a row is changed or removed by its key', () => {
  expect(withRowChanged(rows, 3, { name: 'last' })).toEqual([rows[0], { key: 3, name: 'last' }]);
  expect(withoutRow(rows, 0)).toEqual([rows[1]]);
});
