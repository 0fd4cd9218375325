/** A problem of a release, present or foreseeable. The codes are explained in docs/errors.md. */
export interface GateFinding {
  code: `PG-${number}`;
  /** What is wrong, and where. */
  message: string;
  /** What the remote's team, or the operator, can do. */
  solution: string;
  isBlocking: boolean;
}

/** A finding that blocks the release. */
export const blocking = (code: GateFinding['code'], message: string, solution: string): GateFinding => ({
  code,
  message,
  solution,
  isBlocking: true,
});

/** A finding that is reported and blocks nothing. */
export const warning = (code: GateFinding['code'], message: string, solution: string): GateFinding => ({
  code,
  message,
  solution,
  isBlocking: false,
});
