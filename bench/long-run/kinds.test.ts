import { expect, test } from '@jest/globals';
import { KINDS, kindAt, SHARES } from './kinds.ts';

test('of a hundred requests each kind has its share', () => {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  for (let number = 0; number < 100; number += 1) {
    const kind = kindAt((number + 0.5) / 100);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  expect(counts).toEqual(SHARES);
});
