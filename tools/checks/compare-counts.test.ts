import { expect, test } from '@jest/globals';
import { compareCounts } from './compare-counts.ts';

const rule = { name: '/old/', use: '"new"', locations: ['a.ts', 'a.ts:1', 'b.ts:2'] };

test('names what occurs too often, what to write instead, and its locations', () => {
  expect(compareCounts([{ ...rule, left: 2 }]).findings).toEqual([
    '/old/ occurs 3 times, 2 are allowed; write "new":\n  a.ts\n  a.ts:1\n  b.ts:2',
  ]);
});

test('accepts as many as are left, and says when there are fewer', () => {
  expect(compareCounts([{ ...rule, left: 3 }])).toEqual({ findings: [], fewer: [] });
  expect(compareCounts([{ ...rule, left: 5 }])).toEqual({ findings: [], fewer: ['/old/ 3'] });
});
