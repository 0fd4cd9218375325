import type { DetailCode, DetailValues, QuotaFacts } from '@portico/shared/contracts';

/** Stable error codes of calls, with their HTTP status. */
export const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  /** The password was right: the sign-in continues with its second step. */
  'second-factor': 401,
  // Entries of the error catalogue for social sign-in; see `socialFailure`.
  'invalid-email': 401,
  'invalid-password': 401,
  'invalid-user': 401,
  'popup-blocked': 401,
  'sign-in-failed': 401,
  'permission-denied': 403,
  forbidden: 403,
  /** An admin must set up a second factor first, at /creator/account. */
  'second-factor-required': 403,
  /** The account is to be erased; its owner can keep it, at /creator/account. */
  'account-leaving': 403,
  'quota-exceeded': 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  /** The record is not the version that If-Match names. */
  'precondition-failed': 412,
  'too-large': 413,
  'too-long': 414,
  'unsupported-type': 415,
  /** An Idempotency-Key was used with another request. */
  'idempotency-mismatch': 422,
  'too-many-requests': 429,
  unavailable: 503,
  /** Nothing can be saved during maintenance. */
  'read-only': 503,
  /** The disk is full; reading still works. */
  'storage-full': 507,
} as const;
export type ErrorCode = keyof typeof STATUS_OF;

export interface ErrorDetail {
  /** Path in the request, in dot notation. */
  path: string;
  /** In English, for developers. */
  message: string;
  /** What is wrong with the field, for clients, which word it. Absent where the detail names no wrong field. */
  code?: DetailCode | undefined;
  values?: DetailValues | undefined;
}

/** A field that is refused. */
export type RefusedField = ErrorDetail & { code: DetailCode };

/** Author and time of a change since the client last read the record. [T-49] */
export interface ConflictFacts {
  /** A display name; absent for an unknown author. */
  by?: string | undefined;
  /** ISO time. */
  at: string;
}

/** An expected error with a message for the user, sent as `errorReplySchema`. Any other error is a bug. [ERR-07] */
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

/** The error of fields that are refused; without a `reason` it names the first one. */
export const refusedFields = (details: readonly RefusedField[], reason?: string): AppError =>
  new AppError(
    'invalid',
    reason ?? `The request is not valid: ${details[0]?.path}: ${details[0]?.message}.`,
    details,
  );

/** The error of a field that is refused. */
export const refusedField = (
  field: RefusedField,
  reason = `${field.path}: ${field.message.replace(/\.$/, '')}.`,
): AppError => refusedFields([field], reason);

/** The error of a name that another record has already. */
export const nameTaken = (path: string, reason: string): AppError =>
  new AppError('conflict', reason, [{ path, message: reason, code: 'taken' }]);

export const wrongPassword = (): AppError =>
  refusedField({ path: 'currentPassword', message: 'this is not your current password', code: 'wrong' });

/** The same error for items that do not exist and those that the requester may not know of. [OPEN-04] */
export const notFound = (what = 'This'): AppError => new AppError('not-found', `${what} does not exist.`);

/** The error of a save that would overwrite another's: names author and time, in the message and as data. [T-49] */
export const changedMeanwhile = (what: string, { by, at }: ConflictFacts): AppError =>
  new AppError(
    'conflict',
    `${by ?? 'Someone else'} changed ${what} at ${at}: load it again before you save.`,
    undefined,
    { by, at },
  );
