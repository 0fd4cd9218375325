import { expect, test } from '@jest/globals';
import { CRASHED, countJest, countPlaywright, lastLine, sum, withExitCode } from './counts.ts';

test('a test file that does not run counts as one failure', () => {
  expect(countJest({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 7,
    failed: 3,
  });
});

test('a journey that passed at last has passed; what broke outside of journeys has failed', () => {
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: ['syntax'] })).toEqual({
    passed: 4,
    failed: 2,
  });
});

test('an error exit without a failed test is a failure', () => {
  expect(withExitCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(withExitCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(withExitCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});

test('the last line adds all parts up', () => {
  expect(lastLine(sum([{ passed: 5, failed: 0 }, { passed: 2, failed: 1 }, CRASHED]))).toBe(
    '7 passed, 2 failed',
  );
});
