import type { ErrorReply } from '../contracts/calls.ts';
import type { LocalizedDetail } from './refused-field-messages.ts';

/** Why a call failed, as a serializable value for the store. */
export type ApiError =
  /** `isUnsent`: the browser was offline before the call, so nothing has arrived at the server. */
  | { kind: 'offline'; isUnsent?: true }
  | { kind: 'timeout' }
  | {
      kind: 'status';
      status: number;
      statusText: string;
      code: string | undefined;
      reason: string | undefined;
      /** Of 'conflict': who changed the record meanwhile, if known, and when (ISO time). [T-49] */
      conflict?: ErrorReply['conflict'];
      /** Of 'invalid': the wrong fields, by dotted path. */
      details?: readonly LocalizedDetail[] | undefined;
    }
  | { kind: 'unreadable' };

/** Wording of a failed call's message; which call uses which is part of its contract. [ERR-07] */
export type ErrorWording = 'status' | 'status-text' | 'reason';

/**
 * The error message for a person: 'Error: {status}', '{statusText} ({status})' or the server's reason. A 2xx response
 * with status 'fail' always gives its reason. [ERR-07]
 */
export function errorMessage(error: ApiError, wording: ErrorWording = 'reason'): string {
  if (error.kind !== 'status') return error.kind === 'offline' ? 'Network Error' : 'Error';
  if (error.status < 300) return error.reason || 'Error';
  if (wording === 'status') return `Error: ${error.status}`;
  if (wording === 'status-text' || !error.reason) return `${error.statusText} (${error.status})`;
  return error.reason;
}

/** The error message of a hook's `error`: the server's reason, or the HTTP status. [ERR-07, ERR-10] */
export const failureMessage = (error: unknown): string =>
  errorMessage(isApiError(error) ? error : { kind: 'unreadable' });

/** Reads the body of a failed response, whose fields are not validated; empty if it is not an object. */
export function readErrorReply(body: unknown): Partial<ErrorReply> {
  return typeof body === 'object' && body !== null ? (body as Partial<ErrorReply>) : {};
}

/** Narrows the `error` of a query or mutation hook. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/** Whether the call was not sent, so that it can be repeated without doing anything twice. */
export const isUnsent = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'offline' && error.isUnsent === true;

/** Whether the item does not exist for this person (404), or its id is malformed (400). */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'status' && (error.status === 404 || error.status === 400);

/** Whether the server requires a passcode. [PERM-06] */
export const isPermissionDenied = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'status' && error.code === 'permission-denied';
