/** A stable word for each way in which a call is refused, with its HTTP status. */
const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  'permission-denied': 403,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many-requests': 429,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof STATUS_OF;

export interface ErrorDetail {
  /** Where in the request, in dots. */
  path: string;
  message: string;
}

/** A refusal with a sentence for a person; it travels as `errorReplySchema`. Anything else thrown is a crash. [ERR-07] */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly reason: string,
    readonly details?: readonly ErrorDetail[],
  ) {
    super(reason);
    this.status = STATUS_OF[code];
  }
}

/** What does not exist and what the asker may not know of answer alike. [OPEN-04] */
export const notFound = (what = 'This'): AppError => new AppError('not-found', `${what} does not exist.`);
