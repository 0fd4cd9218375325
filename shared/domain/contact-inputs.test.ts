import { expect, test } from '@jest/globals';
import { parseCoordinate, socialPageName, withPhone } from './contact-inputs.ts';

test.each([
  ['https://www.facebook.com/doisuthep', 'doisuthep'],
  ['facebook.com/a?next=https://b.com/c', 'c'],
  ['www.instagram.com/phumin/ ', 'phumin/'],
  ['com/phumin', 'com/phumin'],
  ['phumin', 'phumin'],
  ['https://example.org/x', 'https://example.org/x'],
  ['', ''],
])('[VAL-17] the page name in %j is %j', (entered, name) => {
  expect(socialPageName(entered)).toBe(name);
});

test.each([
  [undefined, '02-000', '02-000'],
  ['02-000', ' 081 ', '02-000,081'],
  ['02-000, 081', '02-000', '02-000,081'],
  ['02-000', '', '02-000'],
  ['', '1,2', '1 2'],
])('[VAL-18] %j is prefixed to %j', (phone, entered, expected) => {
  expect(withPhone(phone, entered)).toBe(expected);
});

test.each([
  ['18.7883', 'latitude', 18.7883],
  [' -18,5 ', 'latitude', -18.5],
  ['91', 'latitude', undefined],
  ['100.5', 'longitude', 100.5],
  ['181', 'longitude', undefined],
  ['', 'longitude', undefined],
  ['north', 'latitude', undefined],
  ['0', 'latitude', 0],
] as const)('[VAL-20] %j is %s %j', (entered, kind, degrees) => {
  expect(parseCoordinate(entered, kind)).toBe(degrees);
});
