import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@portico/shared/contracts';
import fc from 'fast-check';
import { groupedNumber } from './grouped-number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-12345.5, '-12,345.5'],
  [1234567.891, '1,234,567.89'],
  [1.005, '1'],
  [999.999, '1,000'],
])('%d reads %s', (value, text) => {
  expect(groupedNumber(value)).toBe(text);
});

test.each(LANGUAGES)('reads as Intl writes it in %s', (language) => {
  const { format } = new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: 2 });
  const anyNumber = fc.oneof(
    fc.integer({ min: 0, max: 2 ** 52 }),
    fc.double({ min: 0, max: 1e12, noNaN: true }),
  );
  fc.assert(fc.property(anyNumber, (value) => groupedNumber(value) === format(value)));
});
