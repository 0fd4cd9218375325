import { expect, test } from '@jest/globals';
import type { Part } from './minutes.ts';
import { growthOf, verdictOf } from './verdict.ts';

const part = (resident: number, heap: number, p99: number, cpu = 8): Part => ({
  requests: 1000,
  errors: 0,
  times: new Map([['all', { p50: 5, p99 }]]),
  resident,
  heap,
  loopDelay: 10,
  cpu,
});

test.each([
  ['nothing', part(300, 100, 80), 'flat'],
  ['a little of everything', part(329, 109, 115), 'flat'],
  ['less', part(200, 90, 40), 'flat'],
  ['memory', part(390, 100, 80), 'resident memory grew by 30 %'],
  ['the time', part(300, 100, 160), 'p99 grew by 100 %'],
  ['the work', part(300, 100, 80, 12), 'processor time grew by 50 %'],
  ['all but that', part(450, 150, 240), 'resident memory grew by 50 %, heap grew by 50 %, p99 grew by 200 %'],
])('%s has grown', (_what, last, verdict) => {
  expect(verdictOf(growthOf(part(300, 100, 80), last))).toBe(verdict);
});

test('an increase that is not noticeable does not count as growth', () => {
  expect(verdictOf(growthOf(part(300, 100, 20), part(300, 100, 60)))).toBe('flat');
});
