/** Result of a check: one short line when it passed, otherwise findings that are ready to print. */
export type CheckResult = { kind: 'passed'; note: string } | { kind: 'failed'; findings: readonly string[] };

/** One check of `npm run check`; it counts as one test. */
export interface Check {
  readonly name: string;
  /** @param rootFolder the repository; a check writes to its build folder only. */
  run: (rootFolder: string) => Promise<CheckResult> | CheckResult;
}

/** Passed with this note when there are no findings. */
export const resultOf = (findings: readonly string[], note: string): CheckResult =>
  findings.length === 0 ? { kind: 'passed', note } : { kind: 'failed', findings };
