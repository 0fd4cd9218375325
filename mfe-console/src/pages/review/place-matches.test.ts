import { expect, test } from '@jest/globals';
import { placeMatches } from './place-matches.ts';
import type { ReviewPlace } from './review.api.ts';

const places: ReviewPlace[] = [
  { id: 'nan', title: { th: 'น่าน', en: 'Nan' } },
  { id: 'pai', title: { th: 'ปาย', en: 'Pai town' } },
  { id: 'cafes', title: { en: 'Cafes of Pai' }, town: 'pai' },
];
const ids = (typed: string, first = (_place: ReviewPlace) => false) =>
  placeMatches(places, { typed, first }).map(({ id }) => id);

test('places are found by words of any of their titles, in list order', () => {
  expect(ids('')).toEqual(['nan', 'pai', 'cafes']);
  expect(ids('  PAI ')).toEqual(['pai', 'cafes']);
  expect(ids('ปาย')).toEqual(['pai']);
  expect(ids('pai cafes')).toEqual(['cafes']);
  expect(ids('nowhere')).toEqual([]);
});

test('the most relevant come first', () => {
  expect(ids('', ({ town }) => town === 'pai')).toEqual(['cafes', 'nan', 'pai']);
});
