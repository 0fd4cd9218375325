import { expect, test } from '@jest/globals';
import { splitIntoShards } from './shards.ts';

test.each([
  [
    'the longest alone, the short ones together',
    { long: 60, a: 20, b: 20, c: 20 },
    [['long'], ['a', 'b', 'c']],
  ],
  ['a file that was not measured counts as 15 s', { a: 15, b: 40 }, [['b'], ['a', 'new']]],
  ['equal times by name', {}, [['a', 'c'], ['b']]],
])('journeys are assigned to shards by time: %s', (_name, seconds: Record<string, number>, expected) => {
  const known = Object.keys(seconds);
  const files = known.length === 0 ? ['c', 'b', 'a'] : [...new Set([...known, ...expected.flat()])];
  expect(splitIntoShards(files, seconds, 2)).toEqual(expected);
  expect(splitIntoShards(files.toReversed(), seconds, 2)).toEqual(expected);
});
