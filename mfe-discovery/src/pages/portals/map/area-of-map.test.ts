import { expect, test } from '@jest/globals';
import { distanceKm } from '@portico/shared/domain';
import { areaOfMap, pointsOfArea } from './area-of-map.ts';

const center = { lat: 18.7877, lon: 98.9931 };

test.each([
  ['a street', { lat: 18.789, lon: 98.995 }, 1],
  ['a town', { lat: 18.83, lon: 99.04 }, 7],
  ['a country', { lat: 20.4, lon: 105.6 }, 'all'],
])('[SEARCH-04, SEARCH-17] %s is searched within %s', (_view, corner, range) => {
  expect(areaOfMap({ center, corner })).toEqual({ near: center, range });
});

test('an area shows its outermost points', () => {
  const [southWest = center, northEast = center] = pointsOfArea(center, 10);
  expect(distanceKm(center, { ...center, lat: northEast.lat })).toBeCloseTo(10, 1);
  expect(distanceKm(center, { ...center, lon: southWest.lon })).toBeCloseTo(10, 1);
});

test('a place is shown with its surroundings', () => expect(pointsOfArea(center, 'all')).toEqual([center]));
