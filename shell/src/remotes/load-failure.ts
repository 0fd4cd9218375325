import type { LoadPhase } from '@portico/shared/contracts';

/** Cause of a failed load; 'missing-export': the code lacks something that its descriptor lists. */
export type LoadFault = 'time-out' | 'network' | 'refused' | 'exception' | 'missing-export';

/** Second-last digit of the error code, by phase. */
const PHASE_DIGIT: Record<LoadPhase, number> = {
  entry: 1,
  expose: 2,
  messages: 3,
  route: 4,
  slot: 5,
  draw: 6,
};
const FAULT_DIGIT: Record<LoadFault, number> = {
  'time-out': 1,
  network: 2,
  refused: 3,
  exception: 4,
  'missing-export': 5,
};

export interface LoadFailureInput {
  remote: string;
  phase: LoadPhase;
  fault: LoadFault;
  cause: unknown;
}

/**
 * A remote failed to load or render. docs/errors.md explains its code: `PL-2`, a digit for the phase and one for the
 * cause. [MFE-10]
 */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly remote: string;
  readonly phase: LoadPhase;
  readonly code: string;

  constructor({ remote, phase, fault, cause }: LoadFailureInput) {
    const code = `PL-2${PHASE_DIGIT[phase]}${FAULT_DIGIT[fault]}`;
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${code} ${remote} (${phase}, ${fault}): ${why}`, { cause });
    this.remote = remote;
    this.phase = phase;
    this.code = code;
  }
}
