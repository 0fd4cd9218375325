import { expect, test } from '@jest/globals';
import { areInOneSpot, clusterPlaces } from './map-clusters.ts';

const at = (id: string, lat: number, lon: number) => ({ id, position: { lat, lon } });
/** Two in the old town of Chiang Mai, 400 m apart, and one in Bangkok. */
const gate = at('gate', 18.7877, 98.9931);
const temple = at('temple', 18.7877, 98.9893);
const palace = at('palace', 13.75, 100.4913);

test.each([
  ['the whole country', 5, ['gate temple', 'palace']],
  ['the town', 12, ['gate temple', 'palace']],
  ['the streets', 16, ['gate', 'temple', 'palace']],
])('%s (zoom %d) shows %j', (_view, zoom, ids) => {
  expect(clusterPlaces([gate, temple, palace], zoom).map(({ id }) => id)).toEqual(ids);
});

test('a cluster is in the middle of its places and keeps their order', () => {
  const [cluster] = clusterPlaces([temple, gate], 5);
  expect(cluster?.position.lon).toBeCloseTo(98.9912, 6);
  expect(cluster?.places).toEqual([temple, gate]);
});

test('no places give no clusters', () => expect(clusterPlaces([], 10)).toEqual([]));

test.each([
  ['the same house', [gate, { ...gate, id: 'shop' }], true],
  ['the next street', [gate, temple], false],
])('%s: one spot is %s', (_what, places, isOneSpot) => {
  expect(areInOneSpot(places)).toBe(isOneSpot);
});
