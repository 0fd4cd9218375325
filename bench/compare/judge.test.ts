import { expect, test } from '@jest/globals';
import { judge } from './judge.ts';

test.each([
  ['less', [100, 102, 98], [90, 91, 89], 'better'],
  ['less', [100, 102, 98], [110, 111, 109], 'worse'],
  ['more', [100, 102, 98], [110, 111, 109], 'better'],
  ['more', [100, 102, 98], [90, 91, 89], 'worse'],
  ['less', [100, 102, 98], [103, 104, 101], 'within the noise'],
  // The noisier side determines the result.
  ['less', [100, 101, 100], [120, 200, 110], 'within the noise'],
  ['less', [100], [101], 'worse'],
  ['less', [100], [100], 'same'],
  ['less', [], [7], 'new'],
  ['less', [7], [], 'gone'],
] as const)('when %s is better, from %j to %j is %s', (betterWhen, before, now, verdict) => {
  expect(judge({ betterWhen, before, now }).verdict).toBe(verdict);
});

test('the ratio is of medians, the noise the widest spread beside the former median', () => {
  expect(judge({ betterWhen: 'less', before: [100, 102, 98], now: [50, 49, 59] })).toEqual({
    before: 100,
    now: 50,
    ratio: 0.5,
    noise: 0.1,
    verdict: 'better',
  });
});

test('what is known to move by itself has not moved', () => {
  const side = { betterWhen: 'less', before: [100], knownNoise: 5 } as const;
  expect(judge({ ...side, now: [105] })).toMatchObject({ noise: 0.05, verdict: 'within the noise' });
  expect(judge({ ...side, now: [106] }).verdict).toBe('worse');
});

test('nothing is a ratio of nothing', () => {
  expect(judge({ betterWhen: 'less', before: [0, 0], now: [3, 3] })).toMatchObject({
    ratio: undefined,
    noise: undefined,
    verdict: 'worse',
  });
});
