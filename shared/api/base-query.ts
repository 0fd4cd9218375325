import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { RELEASE_SET_HEADER } from '../contracts/constants.ts';
import { noteLiveReleaseSet } from '../platform/release-watch.ts';
import { selectToken, signedOut, storeToken } from '../platform/session.ts';
import type { RootState, StoreServices } from '../platform/store.ts';
import { type ApiError, readErrorReply } from './api-error.ts';
import { grantHeader } from './grants.ts';

export interface ApiRequest {
  /** From the site's root: `/api/…`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  /** What the call is about and what may be private: its grant goes along, and the others of this tab after it. */
  grantFor?: { store: 'portal' | 'town' | 'listing'; id: string };
  /** Asks with this token in place of the session's; its refusal says nothing of the session. [T-01] */
  withToken?: string;
}

/** What an answer says of itself besides its body. */
export interface ReplyMeta {
  /** Of a list that came in part: how many entries there are in all. */
  total?: number;
}

/** A call without an answer for this long has failed. */
const CALL_TIMEOUT_MS = 15_000;

/**
 * One way to the server for every remote: bearer token when there is one [API-01], errors as `ApiError`, a token that
 * the server no longer takes ends the session [AMBIG-26, T-14].
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ReplyMeta> = async (
  request,
  { extra, getState, dispatch, signal },
) => {
  const { fetch: send } = extra as StoreServices;
  const token = request.withToken ?? selectToken(getState() as RootState);
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (request.grantFor) Object.assign(headers, grantHeader(request.grantFor));

  let response: Response;
  try {
    response = await send(request.url, {
      method: request.method ?? 'GET',
      headers,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
    });
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return { error: { kind: isTimeout ? 'timeout' : 'offline' } };
  }
  noteLiveReleaseSet(response.headers.get(RELEASE_SET_HEADER));

  let body: unknown;
  try {
    body = await response.json();
  } catch {
    if (response.ok) return { error: { kind: 'unreadable' } };
  }
  if (response.ok) {
    const total = response.headers.get('x-total-count');
    return { data: body, meta: total === null ? {} : { total: Number(total) } };
  }

  // Only the token that was refused: another may have been signed in with meanwhile.
  if (response.status === 401 && token && selectToken(getState() as RootState) === token) {
    storeToken(null);
    dispatch(signedOut());
  }
  const { code, reason, conflict, details } = readErrorReply(body);
  return {
    error: {
      kind: 'status',
      status: response.status,
      statusText: response.statusText,
      code,
      reason,
      ...(conflict ? { conflict } : {}),
      ...(details ? { details } : {}),
    },
  };
};
