import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { READ_ONLY_HEADER, RELEASE_SET_HEADER, SEARCH_ENDPOINT } from '../contracts/constants.ts';
import { noteReadOnly } from '../platform/read-only.ts';
import { selectToken, signedOut, storeToken } from '../platform/session.ts';
import type { RootState, StoreServices } from '../platform/store.ts';
import { noteLiveReleaseSet } from '../platform/update-check.ts';
import { type ApiError, readErrorReply } from './api-error.ts';
import { grantHeader } from './grants.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { statusPhrase } from './status-phrase.ts';

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
  /** Any other status is a failure, also of the 2xx. [API-21] */
  onlyStatus?: 200;
  /** A response with status 'fail' is a result like any other. [PERM-04] */
  takesRefusal?: boolean;
}

/** What a response says of itself besides its body. */
export interface ReplyMeta {
  /** Of a list that came in part: how many entries there are in all. */
  total?: number;
}

/** Calls name the default search endpoint; the operator's own takes its place as they are sent. [ESQ-01] */
const SEARCH_PREFIX = new RegExp(`^${SEARCH_ENDPOINT}/`);

/** A call without a response for this long has failed. */
const CALL_TIMEOUT_MS = 15_000;

/**
 * One way to the server for every remote: bearer token when there is one [API-01], errors as `ApiError`, a token that
 * the server no longer takes ends the session [AMBIG-26, T-14].
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ReplyMeta> = async (
  request,
  { extra, getState, dispatch, signal },
) => {
  const { fetch: send, searchEndpoint = SEARCH_ENDPOINT } = extra as StoreServices;
  const token = request.withToken ?? selectToken(getState() as RootState);
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (request.grantFor) Object.assign(headers, grantHeader(request.grantFor));

  let response: Response;
  try {
    response = await send(request.url.replace(SEARCH_PREFIX, `${searchEndpoint}/`), {
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
  noteReadOnly(response.headers.has(READ_ONLY_HEADER));

  let body: unknown;
  try {
    body = await response.json();
  } catch {
    if (response.ok) return { error: { kind: 'unreadable' } };
  }
  const isRefused = response.ok && !request.takesRefusal && saysFail(body);
  if (response.ok && !isRefused && (request.onlyStatus ?? response.status) === response.status) {
    const total = response.headers.get('x-total-count');
    return { data: body, meta: total === null ? {} : { total: Number(total) } };
  }

  // Only the token that was refused: another may have been signed in with meanwhile.
  if (response.status === 401 && token && selectToken(getState() as RootState) === token) {
    storeToken(null);
    dispatch(signedOut());
  }
  const { code, conflict, details, quota, ...refusal } = readErrorReply(body);
  const inWords = await refusalSentence({ code, quota }, (getState() as RootState).language.current);
  const reason = inWords ?? refusal.reason;
  return {
    error: {
      kind: 'status',
      status: response.status,
      statusText: response.statusText || statusPhrase(response.status),
      code,
      reason,
      ...(conflict ? { conflict } : {}),
      ...(details ? { details } : {}),
    },
  };
};

/** A 2xx whose body has a status or, for QR codes, a result other than 'ok'. [API-07, API-09 to API-14, API-21] */
function saysFail(body: unknown): boolean {
  const { status, result } = (body ?? {}) as { status?: unknown; result?: unknown };
  const verdict = status ?? result;
  return typeof verdict === 'string' && verdict !== 'ok';
}
