import { expect, test } from '@jest/globals';
import { figureOf, interleave } from './interleave.ts';

test('both sides are measured alternately, and each has its own runs', async () => {
  const order: string[] = [];
  const measure = async (side: string) => ({ ms: order.push(side) });
  const results = await interleave({ sides: { before: 'a', now: 'b' }, runs: 2, measure });
  expect(order).toEqual(['a', 'b', 'a', 'b']);
  expect(figureOf(results, ({ ms }) => ms, { name: 'paint', unit: 'ms', betterWhen: 'less' })).toEqual({
    name: 'paint',
    unit: 'ms',
    betterWhen: 'less',
    before: [1, 3],
    now: [2, 4],
  });
});
