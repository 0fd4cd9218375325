import type { GateFinding } from '../gate-finding.ts';

/** The findings as a person reads them in a terminal: number, what is wrong, the way out. */
export function findingsText(findings: readonly GateFinding[]): string {
  if (findings.length === 0) return 'All gates are passed.';
  return findings
    .map(
      ({ code, message, wayOut, isBlocking }) =>
        `${isBlocking ? '✗' : '!'} ${code} ${message}\n  ${isBlocking ? 'Way out' : 'Advice'}: ${wayOut}`,
    )
    .join('\n');
}
