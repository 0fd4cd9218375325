import { expect, test } from '@jest/globals';
import { readCoordinate, readPair } from './coordinates.ts';

test.each([
  ['18.7883', 18.7883],
  [' -33.5 ', -33.5],
  ['+7', 7],
  ['.5', 0.5],
  ['0', 0],
  ['18,7883', 18.7883],
  ['18.7883°', 18.7883],
  ['−18.7', -18.7],
  ['๑๘.๗๘', 18.78],
  ['١٨٫٧٨', 18.78],
])('[VAL-20] %j is read as the number %d', (text, degrees) => {
  expect(readCoordinate(text, 'latitude')).toEqual({ kind: 'value', degrees });
});

test.each([
  ['', { kind: 'empty' }],
  ['  ', { kind: 'empty' }],
  ['here', { kind: 'wrong', reason: 'coordinate' }],
  ['18.78.83', { kind: 'wrong', reason: 'coordinate' }],
  ['1e2', { kind: 'wrong', reason: 'coordinate' }],
  ['Infinity', { kind: 'wrong', reason: 'coordinate' }],
  ['90.1', { kind: 'wrong', reason: 'coordinateRange' }],
])('[VAL-20] %j is not a latitude: %j', (text, read) => {
  expect(readCoordinate(text, 'latitude')).toEqual(read);
});

test('[VAL-20] a longitude has a wider range than a latitude', () => {
  expect(readCoordinate('98.98', 'longitude').kind).toBe('value');
  expect(readCoordinate('98.98', 'latitude').kind).toBe('wrong');
  expect(readCoordinate('180.1', 'longitude').kind).toBe('wrong');
});

test.each([
  ['18.7883, 98.9853', { latitude: '18.7883', longitude: '98.9853' }],
  ['18.7883,98.9853', { latitude: '18.7883', longitude: '98.9853' }],
  ['18.7883 98.9853', { latitude: '18.7883', longitude: '98.9853' }],
  ['18,7883', undefined],
  ['18.7883', undefined],
  ['Wat, Pho', undefined],
])('%j is the pair %j', (text, pair) => {
  expect(readPair(text)).toEqual(pair);
});
