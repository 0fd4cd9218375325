import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isBatch } from './batches.ts';

/** Result of a part of the tests; skipped tests are not included. */
export interface Counts {
  passed: number;
  failed: number;
  /** Duration of each test file (Jest) or journey (Playwright). */
  durations?: readonly Duration[];
  /** What failed, as lines for the end of the output: a CI service may store the end alone. */
  failures?: readonly string[];
}

export interface Duration {
  name: string;
  ms: number;
}

/** The fields of `jest --json` that are read. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that could not run: none of their tests was counted. */
  numRuntimeErrorTestSuites: number;
  /** One per Jest file; times in ms since 1970, durations in ms. */
  testResults: readonly {
    name: string;
    startTime: number;
    endTime: number;
    /** Why the file did not run; with failed tests, their messages as well. */
    message?: string;
    assertionResults: readonly {
      ancestorTitles: readonly string[];
      title?: string;
      status?: string;
      failureMessages?: readonly string[];
      duration?: number | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    tests: readonly {
      /** `unexpected` if it failed. */
      status?: string;
      results: readonly {
        duration: number;
        error?: { message?: string };
        attachments?: readonly { name: string; path?: string }[];
      }[];
    }[];
  }[];
}

/** The fields of Playwright's JSON report that are read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside of tests, such as a journey that does not compile. */
  errors: readonly { message?: string }[];
  suites: readonly PlaywrightSuite[];
}

/** A part that ended without a report. */
export const crashed = (name: string, error: unknown): Counts => ({
  passed: 0,
  failed: 1,
  failures: [failure(name, error instanceof Error ? error.message : String(error))],
});

const MESSAGE_LINES = 15;

/** A failure's name, and the start of its message indented below it. */
export const failure = (name: string, message = ''): string =>
  [name, ...stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES)]
    .filter((line) => line.trim() !== '')
    .join('\n    ');

/** File names are relative to the root folder. */
export const countJest = (report: JestReport, root: string): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  durations: report.testResults.flatMap((result) =>
    isBatch(result.name)
      ? filesOfBatch(result)
      : { name: path.relative(root, result.name), ms: result.endTime - result.startTime },
  ),
  failures: report.testResults.flatMap((result) => jestFailures(result, path.relative(root, result.name))),
});

function jestFailures(
  { name, message, assertionResults }: JestReport['testResults'][number],
  file: string,
): string[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return message ? [failure(file, message)] : [];
  return failed.map(({ ancestorTitles, title = '', failureMessages = [] }) =>
    failure([...(isBatch(name) ? [] : [file]), ...ancestorTitles, title].join(' › '), failureMessages[0]),
  );
}

/** A batch has a describe block per file. Without the time to load the modules, which its files share. */
function filesOfBatch({ assertionResults }: JestReport['testResults'][number]): Duration[] {
  const files = new Map<string, number>();
  for (const { ancestorTitles, duration } of assertionResults) {
    const [name = ''] = ancestorTitles;
    files.set(name, (files.get(name) ?? 0) + (duration ?? 0));
  }
  return [...files].map(([name, ms]) => ({ name, ms }));
}

/** Test files of which no test is in the report. Names are relative to the root folder. */
export function missingFiles(files: readonly string[], { durations = [] }: Counts): string[] {
  const run = new Set(durations.map(({ name }) => name));
  return files.filter((file) => !run.has(file));
}

export const countPlaywright = ({ stats, errors, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  durations: suites.flatMap(specsOf).map(durationOf),
  failures: [
    ...errors.map(({ message }) => failure('Outside of journeys', message)),
    ...suites.flatMap(specsOf).flatMap(failuresOfSpec),
  ],
});

/** Of all nested suites. */
const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const failuresOfSpec = ({ title, file, tests }: PlaywrightSuite['specs'][number]): string[] =>
  tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ results }) => failure(`${file}: ${title}`, results.at(-1)?.error?.message));

const durationOf = ({ title, file, tests }: PlaywrightSuite['specs'][number]): Duration => ({
  name: `${file}: ${title}`,
  ms: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
});

/** Files that describe the page at the moment a journey failed. */
export const errorContexts = ({ suites }: Pick<PlaywrightReport, 'suites'>): string[] =>
  suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .flatMap(({ attachments = [] }) => attachments)
    .flatMap(({ name, path: file }) => (name === 'error-context' && file !== undefined ? [file] : []));

/** A runner that exits with an error although no test failed has failed. */
export const withExitCode = (counts: Counts, exitCode: number): Counts =>
  exitCode !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`The test runner ended with code ${exitCode}, and no test failed.`] }
    : counts;

export const sum = (parts: readonly Counts[]): Counts => ({
  passed: parts.reduce((total, part) => total + part.passed, 0),
  failed: parts.reduce((total, part) => total + part.failed, 0),
  durations: parts.flatMap(({ durations = [] }) => durations),
  failures: parts.flatMap(({ failures = [] }) => failures),
});

/** Rounded seconds of all files together. */
export const secondsOf = ({ durations = [] }: Counts): number =>
  Math.round(durations.reduce((total, { ms }) => total + ms, 0) / 1000);

/** Content of `journey-seconds.json`: the rounded seconds of each file of journeys, by its name. */
export function fileSeconds({ durations = [] }: Counts): string {
  const fileOf = ({ name }: Duration): string => name.slice(0, name.indexOf(':'));
  const seconds = [...new Set(durations.map(fileOf))]
    .toSorted()
    .map((file) => [
      file,
      secondsOf({ passed: 0, failed: 0, durations: durations.filter((one) => fileOf(one) === file) }),
    ]);
  return `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`;
}

const SHOWN = 10;

/** The ten slowest files, one per line, with their seconds. */
export const slowest = ({ durations = [] }: Counts): string[] =>
  durations
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);

/** The end of the output of a failed run; empty if nothing failed. */
export const failuresOf = ({ failures = [] }: Counts): string[] =>
  failures.length === 0 ? [] : ['Failed:', ...failures.map((text) => `  ${text}`)];

/** The last line of every run. */
export const lastLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
