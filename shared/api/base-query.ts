import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { READ_ONLY_HEADER, RELEASE_SET_HEADER, SEARCH_ENDPOINT } from '../contracts/constants.ts';
import { noteReadOnly } from '../platform/read-only.ts';
import { selectToken, signedOut, storeToken } from '../platform/session.ts';
import type { RootState, StoreServices } from '../platform/store.ts';
import { noteLiveReleaseSet } from '../platform/update-check.ts';
import { type ApiError, readErrorReply } from './api-error.ts';
import { grantHeader } from './grants.ts';
import { localizeRefusal } from './localize-refusal.ts';
import { statusPhrase } from './status-phrase.ts';

export interface ApiRequest {
  /** Relative to the site's root: `/api/…`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, a `FormData` as a multipart form. */
  body?: unknown;
  /** Maximum time of the call in ms; 15,000 by default. */
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** The item that the call reads, if it may be private: its grant is sent first, then the tab's other grants. */
  grantFor?: { store: 'portal' | 'town' | 'listing'; id: string };
  /** Sent instead of the session's token; a 401 then does not end the session. [T-01] */
  withToken?: string;
  /** 'text' for a call whose result is text, such as a CSV file; its errors are JSON. */
  reads?: 'text';
  /** Treats any other status as a failure, other 2xx included. [API-21] */
  onlyStatus?: 200;
  /** Treats a body with status 'fail' as a normal result. [PERM-04] */
  takesRefusal?: boolean;
}

/** Metadata of a response besides its body. */
export interface ReplyMeta {
  /** Of a paged list: the number of entries in the whole list. */
  total?: number;
}

/** Endpoints use the default search URL; the configured one replaces it when the request is sent. */
const SEARCH_PREFIX = new RegExp(`^${SEARCH_ENDPOINT}/`);

const CALL_TIMEOUT_MS = 15_000;

/**
 * The base query of every remote: sends the bearer token [API-01], maps errors to `ApiError`, and ends the session when
 * the server rejects its token [AMBIG-26, T-14].
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ReplyMeta> = async (
  request,
  { extra, getState, dispatch, signal },
) => {
  const { fetch: send, searchEndpoint = SEARCH_ENDPOINT } = extra as StoreServices;
  const token = request.withToken ?? selectToken(getState() as RootState);
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (token) headers['authorization'] = `Bearer ${token}`;
  const { body: sent, timeoutMs = CALL_TIMEOUT_MS } = request;
  // The browser sets the type of a form, with its boundary.
  const isForm = sent instanceof FormData;
  if (sent !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (request.grantFor) Object.assign(headers, grantHeader(request.grantFor));

  // Read before the call: a request that breaks off may have arrived. Undefined on the server.
  const isOffline = globalThis.navigator?.onLine === false;
  let response: Response;
  try {
    response = await send(request.url.replace(SEARCH_PREFIX, `${searchEndpoint}/`), {
      method: request.method ?? 'GET',
      headers,
      ...(sent === undefined ? {} : { body: isForm ? sent : JSON.stringify(sent) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { error: { kind: 'timeout' } };
    return { error: { kind: 'offline', ...(isOffline ? { isUnsent: true } : {}) } };
  }
  noteLiveReleaseSet(response.headers.get(RELEASE_SET_HEADER));
  noteReadOnly(response.headers.has(READ_ONLY_HEADER));

  let body: unknown;
  try {
    body = response.ok && request.reads === 'text' ? await response.text() : await response.json();
  } catch {
    if (response.ok) return { error: { kind: 'unreadable' } };
  }
  const isRefused = response.ok && !request.takesRefusal && saysFail(body);
  if (response.ok && !isRefused && (request.onlyStatus ?? response.status) === response.status) {
    const total = response.headers.get('x-total-count');
    return { data: body, meta: total === null ? {} : { total: Number(total) } };
  }

  // Only if it is still the session's token: the visitor may have signed in again meanwhile.
  if (response.status === 401 && token && selectToken(getState() as RootState) === token) {
    storeToken(null);
    dispatch(signedOut());
  }
  const refusal = readErrorReply(body);
  const { code, conflict, details, reason } = refusal;
  const localized = await localizeRefusal(refusal, (getState() as RootState).language.current);
  return {
    error: {
      kind: 'status',
      status: response.status,
      statusText: response.statusText || statusPhrase(response.status),
      code,
      reason,
      ...(conflict ? { conflict } : {}),
      details,
      ...localized,
    },
  };
};

/** Whether a 2xx body has a status other than 'ok', or for QR codes a result other than 'ok'. */
function saysFail(body: unknown): boolean {
  const { status, result } = (body ?? {}) as { status?: unknown; result?: unknown };
  const verdict = status ?? result;
  return typeof verdict === 'string' && verdict !== 'ok';
}
