import { expect, test } from '@jest/globals';
import { chartTop, labelPositions } from './chart-scale.ts';

test.each([
  [[], 2],
  [[0, 0], 2],
  [[1], 2],
  [[3], 4],
  [[9], 10],
  [[10], 10],
  [[11], 20],
  [[34], 40],
  [[41], 50],
  [[99], 100],
  [[101], 200],
  [[1234, 5], 2000],
])('the axis of %j ends at %i', (values, top) => {
  expect(chartTop(values)).toBe(top);
});

test.each([
  [0, []],
  [3, [0, 1, 2]],
  [4, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6]],
  [30, [0, 10, 19, 29]],
])('%i steps have labels at %j', (length, positions) => {
  expect(labelPositions(length, 4)).toEqual(positions);
});
