/** What a part of the tests came to; what was skipped is in neither. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The fields of `jest --json` that count. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that could not run at all: none of their tests was counted. */
  numRuntimeErrorTestSuites: number;
}

/** The fields of Playwright's JSON report that count. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside of tests, e.g. a journey that does not compile. */
  errors: readonly unknown[];
}

/** A part that ended without saying what it counted. */
export const CRASHED: Counts = { passed: 0, failed: 1 };

export const countJest = (report: JestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

export const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

/** A runner that ends with an error although nothing failed has still failed. */
export const withExitCode = (counts: Counts, exitCode: number): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

export const sum = (parts: readonly Counts[]): Counts => ({
  passed: parts.reduce((total, part) => total + part.passed, 0),
  failed: parts.reduce((total, part) => total + part.failed, 0),
});

/** The last line of every run. */
export const lastLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
