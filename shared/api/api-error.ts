import type { ErrorReply } from '../contracts/calls.ts';

/** Why a call gave no response, as a value that can be kept in the store. */
export type ApiError =
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | {
      kind: 'status';
      status: number;
      statusText: string;
      code: string | undefined;
      reason: string | undefined;
      /** Of 'conflict': who changed it in the meantime, where that is known, and when (ISO time). [T-49] */
      conflict?: ErrorReply['conflict'];
      /** Of 'invalid': what is wrong where, in dots. */
      details?: ErrorReply['details'];
    }
  | { kind: 'unreadable' };

/** Wording of a failed call's message; which call uses which is part of its contract. [ERR-07] */
export type ErrorWording = 'status' | 'status-text' | 'reason';

/**
 * The message for a person: 'Error: {status}', '{statusText} ({status})' or the server's reason. A response that says
 * 'fail' with a status of 2xx has nothing to tell but its reason. [ERR-07]
 */
export function errorMessage(error: ApiError, wording: ErrorWording = 'reason'): string {
  if (error.kind !== 'status') return error.kind === 'offline' ? 'Network Error' : 'Error';
  if (error.status < 300) return error.reason || 'Error';
  if (wording === 'status') return `Error: ${error.status}`;
  if (wording === 'status-text' || !error.reason) return `${error.statusText} (${error.status})`;
  return error.reason;
}

/** Why a call of a hook failed, for a person: the server's reason, or the HTTP status. [ERR-07, ERR-10] */
export const failureMessage = (error: unknown): string =>
  errorMessage(isApiError(error) ? error : { kind: 'unreadable' });

/** What the body of a failed answer says, as far as it is one of ours. */
export function readErrorReply(body: unknown): Partial<ErrorReply> {
  return typeof body === 'object' && body !== null ? (body as Partial<ErrorReply>) : {};
}

/** Narrows what a query or mutation hook calls `error`. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/** Whether the server said that this item does not exist for this person, or that its id cannot be one (400). */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'status' && (error.status === 404 || error.status === 400);

/** Whether the server asks for a passcode. [PERM-06] */
export const isPermissionDenied = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'status' && error.code === 'permission-denied';
