import { describe, expect, test } from '@jest/globals';
import type { Location } from '@portico/shared/contracts';
import {
  filledAddress,
  type LocationDraft,
  locationDraft,
  locationProblems,
  mayFillAddress,
  mayFillCoordinates,
  pinOf,
  placedAt,
  sentLocation,
} from './location-draft.ts';

const draft = (changes: Partial<LocationDraft> = {}): LocationDraft => ({
  latitude: '18.7883',
  longitude: '98.9853',
  streetAddress: undefined,
  ...changes,
});

test('a stored location is sent back unchanged', () => {
  const stored: Location[] = [
    { latitude: 18.7883, longitude: 98.9853, streetAddress: { th: 'ถนน', lang: 'th' } },
    { latitude: 0, longitude: 0 },
    { streetAddress: { en: 'Street' } },
  ];
  for (const location of stored) expect(sentLocation(locationDraft({ location } as never))).toEqual(location);
  expect(sentLocation(locationDraft({} as never))).toBeNull();
});

test('[VAL-20] entered coordinates are sent as numbers', () => {
  expect(sentLocation(draft({ latitude: ' 18,5 ', longitude: '98' }))).toEqual({
    latitude: 18.5,
    longitude: 98,
  });
});

test('a pin is rounded to about a metre', () => {
  expect(placedAt({ lat: 18.123456789, lon: -0.1 + 0.2 })).toEqual({
    latitude: '18.12346',
    longitude: '0.1',
  });
});

test.each([
  [draft(), []],
  [draft({ latitude: '', longitude: '' }), []],
  [draft({ latitude: 'north' }), [{ path: 'latitude', message: 'coordinate' }]],
  [draft({ longitude: '200' }), [{ path: 'longitude', message: 'coordinateRange' }]],
  [draft({ longitude: '' }), [{ path: 'longitude', message: 'coordinateMissing' }]],
])('%j has the problems %j', (form, problems) => {
  expect(locationProblems(form)).toEqual(problems);
});

describe('automatic values', () => {
  test.each<[string, Partial<LocationDraft>, boolean]>([
    ['both are numbers', {}, false],
    ['both are 0', { latitude: '0', longitude: '0' }, false],
    ['both are empty', { latitude: '', longitude: '' }, true],
    ['the latitude is missing', { latitude: '' }, true],
    ['the longitude is no number', { longitude: 'east' }, true],
  ])('[EDIT-18] coordinates where %s: %s %s', (_what, changes, may) => {
    expect(mayFillCoordinates(draft(changes))).toBe(may);
  });

  test.each<[string, Partial<LocationDraft>, boolean]>([
    ['there is none', {}, true],
    ['every language is empty', { streetAddress: { th: '', en: ' ', lang: 'th' } }, true],
    ['there is one in Thai', { streetAddress: { th: 'ถนน' } }, false],
    ['there is one in Arabic alone', { streetAddress: { ar: 'شارع' } }, false],
    ['there is no pin', { latitude: '' }, false],
    ['the place is withheld', { latitude: '0', longitude: '0' }, false],
  ])('[EDIT-17, AMBIG-37] the address where %s: %s %s', (_what, changes, may) => {
    expect(mayFillAddress(draft(changes))).toBe(may);
  });

  test('[EDIT-17] an automatic address is in Thai only', () => {
    expect(filledAddress('ถนนท่าแพ')).toEqual({ th: 'ถนนท่าแพ', lang: 'th' });
  });

  test('[AMBIG-37] 0 and 0 is a valid pin in the editor', () => {
    expect(pinOf(draft({ latitude: '0', longitude: '0' }))).toEqual({ lat: 0, lon: 0 });
  });
});
