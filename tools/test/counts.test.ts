import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  countJest,
  countPlaywright,
  crashed,
  errorContexts,
  failuresOf,
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
  expect(countPlaywright({ stats, errors: [{ message: 'syntax' }], suites: [] })).toMatchObject({
    passed: 4,
    failed: 2,
  });
});

test('an error exit without a failed test is a failure', () => {
  expect(withExitCode({ passed: 5, failed: 0 }, 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(withExitCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(withExitCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});

test('the last line adds all parts up', () => {
  expect(
    lastLine(
      sum([{ passed: 5, failed: 0 }, { passed: 2, failed: 1 }, crashed('e2e', new Error('No browser.'))]),
    ),
  ).toBe('7 passed, 2 failed');
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
  const lines = slowest(sum([jest, playwright, crashed('e2e', new Error('No browser.'))]));
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

test('the end of the output names what failed, with the start of each message', () => {
  const passed = { ancestorTitles: ['cart'], title: 'adds', status: 'passed' };
  const failed = (file: string[]) => ({
    ancestorTitles: [...file, 'cart'],
    title: 'removes',
    status: 'failed',
    failureMessages: [`\u001b[31mExpected 1\u001b[39m\n${'    at deep\n'.repeat(30)}`],
  });
  const results = [
    { name: '/repository/a.test.ts', message: 'Expected 1', assertionResults: [passed, failed([])] },
    { name: '/repository/test-results/batches/unit/01.test.ts', assertionResults: [failed(['b.test.ts'])] },
    { name: '/repository/c.test.ts', message: 'Syntax error', assertionResults: [] },
    { name: '/repository/d.test.ts', message: '', assertionResults: [passed] },
  ].map((result) => ({ ...result, startTime: 0, endTime: 1 }));
  const jest = countJest(
    { numPassedTests: 2, numFailedTests: 2, numRuntimeErrorTestSuites: 1, testResults: results },
    '/repository',
  );
  const spec = (title: string, status: string) => ({
    title,
    file: 'home.spec.ts',
    tests: [{ status, results: [{ duration: 1, error: { message: `${title} did not` } }] }],
  });
  const playwright = countPlaywright({
    stats: { expected: 0, unexpected: 1, flaky: 1 },
    errors: [{ message: 'No browser' }],
    suites: [{ specs: [spec('opens', 'flaky')], suites: [{ specs: [spec('closes', 'unexpected')] }] }],
  });
  const lines = failuresOf(
    sum([jest, playwright, withExitCode({ passed: 5, failed: 0 }, 2), crashed('engines', 'No disk')]),
  );
  expect(lines.map((line) => line.split('\n').slice(0, 2))).toEqual([
    ['Failed:'],
    ['  a.test.ts › cart › removes', '    Expected 1'],
    ['  b.test.ts › cart › removes', '    Expected 1'],
    ['  c.test.ts', '    Syntax error'],
    ['  Outside of journeys', '    No browser'],
    ['  home.spec.ts: closes', '    closes did not'],
    ['  The test runner ended with code 2, and no test failed.'],
    ['  engines', '    No disk'],
  ]);
  expect(lines[1]?.split('\n')).toHaveLength(16);
  expect(failuresOf({ passed: 1, failed: 0 })).toEqual([]);
});
