import type { QuotaFacts } from '@portico/shared/contracts';

/** A stable word for each way in which a call is refused, with its HTTP status. */
export const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  /** The password was right: the sign-in goes on with its second step. */
  'second-factor': 401,
  // The rows of the error catalogue for social sign-in; see `socialFailure`.
  'invalid-email': 401,
  'invalid-password': 401,
  'invalid-user': 401,
  'popup-blocked': 401,
  'sign-in-failed': 401,
  'permission-denied': 403,
  forbidden: 403,
  /** An admin has to set up a second factor first, at /creator/account. */
  'second-factor-required': 403,
  'quota-exceeded': 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  'too-large': 413,
  'too-long': 414,
  'unsupported-type': 415,
  'too-many-requests': 429,
  unavailable: 503,
  /** Nothing can be saved while the site is being maintained. */
  'read-only': 503,
  /** There is no room to store anything; reading goes on. */
  'storage-full': 507,
} as const;
export type ErrorCode = keyof typeof STATUS_OF;

export interface ErrorDetail {
  /** Where in the request, in dots. */
  path: string;
  message: string;
}

/** Who changed a record since its sender last saw it, and when. [T-49] */
export interface ConflictFacts {
  /** A display name; absent where nobody is known for it. */
  by?: string | undefined;
  /** ISO time. */
  at: string;
}

/** A refusal with a sentence for a person; it travels as `errorReplySchema`. Anything else thrown is a crash. [ERR-07] */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly reason: string,
    readonly details?: readonly ErrorDetail[],
    readonly conflict?: ConflictFacts,
    readonly quota?: QuotaFacts,
  ) {
    super(reason);
    this.status = STATUS_OF[code];
  }
}

/** What does not exist and what the asker may not know of answer alike. [OPEN-04] */
export const notFound = (what = 'This'): AppError => new AppError('not-found', `${what} does not exist.`);

/** Refuses a save that would undo another's: tells who was first and when, in words and as data. [T-49] */
export const changedMeanwhile = (what: string, { by, at }: ConflictFacts): AppError =>
  new AppError(
    'conflict',
    `${by ?? 'Someone else'} changed ${what} at ${at}: load it again before you save.`,
    undefined,
    { by, at },
  );
