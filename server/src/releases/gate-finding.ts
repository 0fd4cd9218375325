/** Something that is wrong with a release, or soon will be. The numbers are explained in docs/errors.md. */
export interface GateFinding {
  code: `PG-${number}`;
  /** What is wrong, and where. */
  message: string;
  /** What its team, or the operator, can do about it. */
  wayOut: string;
  /** Whether the release must not go live like this. */
  isBlocking: boolean;
}

/** A finding that stops the release. */
export const blocking = (code: GateFinding['code'], message: string, wayOut: string): GateFinding => ({
  code,
  message,
  wayOut,
  isBlocking: true,
});

/** A finding that is told and stops nothing. */
export const warning = (code: GateFinding['code'], message: string, wayOut: string): GateFinding => ({
  code,
  message,
  wayOut,
  isBlocking: false,
});
