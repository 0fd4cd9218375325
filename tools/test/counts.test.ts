import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  CRASHED,
  countJest,
  countPlaywright,
  errorContexts,
  fileSeconds,
  lastLine,
  missingFiles,
  slowest,
  sum,
  withExitCode,
} from './counts.ts';

test('a test file that does not run counts as one failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2, testResults: [] };
  expect(countJest(report, '/')).toMatchObject({ passed: 7, failed: 3 });
});

test('a batch is reported by its files; one without a test in the report was not run', () => {
  const inFile = (name: string, duration: number) => ({ ancestorTitles: [name, 'inner'], duration });
  const batch = {
    name: path.join('/repository/test-results/batches/unit/01.test.ts'),
    startTime: 0,
    endTime: 9_000,
    assertionResults: [inFile('a.test.ts', 10), inFile('b.test.ts', 5), inFile('a.test.ts', 20)],
  };
  const alone = { name: '/repository/c.test.ts', startTime: 0, endTime: 7, assertionResults: [] };
  const counts = countJest(
    { numPassedTests: 4, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [batch, alone] },
    '/repository',
  );
  expect(counts.durations).toEqual([
    { name: 'a.test.ts', ms: 30 },
    { name: 'b.test.ts', ms: 5 },
    { name: 'c.test.ts', ms: 7 },
  ]);
  expect(missingFiles(['a.test.ts', 'c.test.ts', 'd.test.ts'], counts)).toEqual(['d.test.ts']);
});

test('a journey that passed at last has passed; what broke outside of journeys has failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: ['syntax'], suites: [] })).toMatchObject({ passed: 4, failed: 2 });
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

test('names the ten slowest files and journeys of all parts, and adds up the journeys of a file', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({
    name: `/repository/server/${at}.test.ts`,
    startTime: 1_000,
    endTime: 1_000 + at * 500,
    assertionResults: [],
  }));
  const jest = countJest(
    { numPassedTests: 12, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: files },
    '/repository',
  );
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'home.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const playwright = countPlaywright({
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    errors: [],
    suites: [{ specs: [spec('opens', 3_000)], suites: [{ specs: [spec('is tried twice', 4_000, 8_345)] }] }],
  });
  expect(JSON.parse(fileSeconds(playwright))).toEqual({ 'home.spec.ts': 15 });
  const lines = slowest(sum([jest, playwright, CRASHED]));
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 3)).toEqual([
    '   12.3 s  home.spec.ts: is tried twice',
    '    5.5 s  server/11.test.ts',
    '    5.0 s  server/10.test.ts',
  ]);
});

test('finds what the pages of failed journeys showed, also in nested suites', () => {
  const attachments = [
    { name: 'screenshot', path: '/failed.png' },
    { name: 'error-context', path: '/page.md' },
  ];
  const spec = (results: { duration: number; attachments?: typeof attachments }[]) => ({
    title: 'opens',
    file: 'home.spec.ts',
    tests: [{ results }],
  });
  const suites = [
    { specs: [spec([{ duration: 1 }])], suites: [{ specs: [spec([{ duration: 1, attachments }])] }] },
  ];
  expect(errorContexts({ suites })).toEqual(['/page.md']);
});
