import { expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.ts';

test('clients are served round-robin, each with its oldest job, and dropped jobs are skipped', () => {
  const queue = new FairQueue<string>();
  for (const job of ['a1', 'a2', 'a3', 'a4']) queue.push('a', job);
  queue.push('b', 'b1');
  queue.push('c', 'c1');
  queue.drop((job) => job === 'a3' || job === 'c1');
  queue.push('b', 'b2');
  const taken = Array.from({ length: 6 }, () => queue.shift());
  expect(taken).toEqual(['a1', 'b1', 'a2', 'b2', 'a4', undefined]);
});
