import { expect, test } from '@jest/globals';
import { shownDistance } from './distance.ts';

test.each([
  [0, '0', 'm'],
  [0.0004, '0', 'm'],
  [0.85, '850', 'm'],
  [0.9994, '999', 'm'],
  [0.9996, '1', 'km'],
  [1, '1', 'km'],
  [1.26, '1.3', 'km'],
  [9.94, '9.9', 'km'],
  [9.96, '10', 'km'],
  [123.4, '123', 'km'],
])('[PORTAL-15] %d km is shown as %s %s', (km, value, unit) => {
  expect(shownDistance(km)).toEqual({ value, unit });
});
