/** What a check found: one short line when all is well, else what is wrong, ready to print. */
export type CheckResult = { kind: 'passed'; note: string } | { kind: 'failed'; findings: readonly string[] };

/** One of the checks of `npm run check`; it counts as one test. */
export interface Check {
  readonly name: string;
  /** @param rootFolder the repository; a check reads it and changes nothing. */
  run: (rootFolder: string) => Promise<CheckResult> | CheckResult;
}

/** No findings is a pass with this note. */
export const resultOf = (findings: readonly string[], note: string): CheckResult =>
  findings.length === 0 ? { kind: 'passed', note } : { kind: 'failed', findings };
