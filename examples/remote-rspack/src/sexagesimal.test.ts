import { expect, test } from '@jest/globals';
import { sexagesimal } from './sexagesimal.ts';

test.each([
  [18.7452, 'latitude', '18°44′42.7″N'],
  [-33.8568, 'latitude', '33°51′24.5″S'],
  [99.1203, 'longitude', '99°7′13.1″E'],
  [-0.00001, 'longitude', '0°0′0.0″W'],
  [9.99999, 'latitude', '10°0′0.0″N'],
] as const)('%d as %s is %s', (degrees, axis, text) => {
  expect(sexagesimal(degrees, axis)).toBe(text);
});
