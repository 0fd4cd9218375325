import type { GateFinding } from './gate-finding.ts';

/** A release or rollout change that is not possible; the message is a sentence for the operator. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';

  /** `finding`: the finding of the verification, for commands that list findings. */
  constructor(
    message: string,
    readonly finding?: GateFinding,
  ) {
    super(message);
  }
}
