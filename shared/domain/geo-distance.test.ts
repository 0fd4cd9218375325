import { expect, test } from '@jest/globals';
import { distanceKm } from './geo-distance.ts';

/** Great-circle distances on a sphere of 6371 km. */
test.each([
  ['nowhere', { lat: 18.7, lon: 100.7 }, { lat: 18.7, lon: 100.7 }, 0],
  ['one degree north', { lat: 0, lon: 0 }, { lat: 1, lon: 0 }, (6371 * Math.PI) / 180],
  ['one degree east at the equator', { lat: 0, lon: 0 }, { lat: 0, lon: 1 }, (6371 * Math.PI) / 180],
  ['over the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, (6371 * Math.PI) / 180],
  ['pole to pole', { lat: 90, lon: 0 }, { lat: -90, lon: 0 }, 6371 * Math.PI],
])('[CONST-07] %s', (_way, from, to, expected) => {
  expect(distanceKm(from, to)).toBeCloseTo(expected, 6);
});
