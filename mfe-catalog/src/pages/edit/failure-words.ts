import { type ApiError, errorMessage, isApiError } from '@portico/shared/api';

/** Why a call failed, for a person: the server's reason, or the HTTP status. [ERR-07, ERR-10] */
export const failureWords = (error: unknown): string =>
  errorMessage(isApiError(error) ? error : ({ kind: 'unreadable' } satisfies ApiError));
