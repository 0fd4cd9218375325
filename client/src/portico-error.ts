import type { Schema } from './call-types.ts';

type ErrorReply = Schema<'ErrorReply'>;

/** Code of a reply that is not Portico's, such as the page of a proxy. */
export const UNEXPECTED_REPLY = 'unexpected-reply';
/** Code of a 304: the record is still the version that `If-None-Match` names. */
const NOT_MODIFIED = 'not-modified';

/** A call that the server refused. A request without any reply rejects with the error of `fetch` instead. */
export class PorticoError extends Error {
  override readonly name = 'PorticoError';
  /** The HTTP status. */
  readonly status: number;
  /** A stable code, such as `permission-denied`; `unexpected-reply` if the reply is not Portico's. */
  readonly code: string;
  /** With `invalid` and `conflict`: each wrong field with its path in the request and a stable code. */
  readonly details: NonNullable<ErrorReply['details']>;
  /** With `conflict`: who made the other change, if known, and when (ISO time). */
  readonly conflict: ErrorReply['conflict'];
  /** With `quota-exceeded`. */
  readonly quota: ErrorReply['quota'];
  /** Identifies the request in the log of the site. */
  readonly requestId: string | undefined;
  /** Seconds after which the call may be repeated, if the server names them. */
  readonly retryAfter: number | undefined;

  constructor(message: string, { status, headers }: Response, reply: Partial<ErrorReply> = {}) {
    super(message);
    this.status = status;
    this.code = reply.code ?? (status === 304 ? NOT_MODIFIED : UNEXPECTED_REPLY);
    this.details = reply.details ?? [];
    this.conflict = reply.conflict;
    this.quota = reply.quota;
    this.requestId = headers.get('x-request-id') ?? undefined;
    const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
    this.retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  }
}

/** The error of a refused call. `body` is its parsed JSON, or its text. */
export function refusalOf(response: Response, body: unknown): PorticoError {
  if (isErrorReply(body)) return new PorticoError(withDetails(body), response, body);
  return new PorticoError(
    response.status === 304
      ? 'The record has not changed.'
      : `The reply with status ${response.status} is not one of Portico.`,
    response,
  );
}

const isErrorReply = (body: unknown): body is ErrorReply =>
  typeof body === 'object' &&
  body !== null &&
  typeof Reflect.get(body, 'code') === 'string' &&
  typeof Reflect.get(body, 'reason') === 'string';

const withDetails = ({ reason, details = [] }: ErrorReply): string =>
  [reason, ...details.map(({ path, message }) => `${path}: ${message}`)].join('\n');
