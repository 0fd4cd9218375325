import type { GateFinding } from '../gate-finding.ts';

/** Formats findings for a terminal: code, problem, solution. */
export function findingsText(findings: readonly GateFinding[]): string {
  if (findings.length === 0) return 'All gates passed.';
  return findings
    .map(
      ({ code, message, solution, isBlocking }) =>
        `${isBlocking ? '✗' : '!'} ${code} ${message}\n  ${isBlocking ? 'Solution' : 'Advice'}: ${solution}`,
    )
    .join('\n');
}
