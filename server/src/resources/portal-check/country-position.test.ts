import { expect, test } from '@jest/globals';
import { countryPosition } from './country-position.ts';

test.each([
  ['Nan, Wat Phumin', 18.7746, 100.7712, 'inside'],
  ['Bangkok', 13.7563, 100.5018, 'inside'],
  ['Mae Sai, at the border', 20.4433, 99.8803, 'inside'],
  ['Ko Tao', 10.0956, 99.8404, 'inside'],
  ['Ko Lipe', 6.4883, 99.3033, 'inside'],
  ['a pier of Phuket', 7.8229, 98.3413, 'inside'],
  ['Similan Islands', 8.6547, 97.6446, 'inside'],
  ['the Gulf of Thailand', 11, 100.9, 'outside'],
  ['the Andaman Sea', 8, 96.5, 'outside'],
  ['Vientiane', 18.0, 102.75, 'outside'],
  ['latitude and longitude swapped', 100.77, 18.77, 'outside'],
  ['Chiang Rai with a lost sign', -19.9, 99.8, 'outside'],
] as const)('%s (%d, %d) is %s', (_place, lat, lon, expected) => {
  expect(countryPosition({ lat, lon })).toBe(expected);
});

test('without a position there is none', () => {
  expect(countryPosition(undefined)).toBe('none');
});
