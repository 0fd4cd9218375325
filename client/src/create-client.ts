import { addressOf, type CallParameters, siteOf } from './address.ts';
import type { AddressWith, Argument, DataOf, Method, Operation, Sent } from './call-types.ts';
import { parsedReply } from './parsed-reply.ts';

export interface ClientOptions {
  /** The address of the site, such as `https://nan.example`. In a page of the site it may be omitted. */
  baseUrl?: string;
  /** An API key (`pk_…`), or the token of a session. Without it, calls are those of an anonymous visitor. */
  key?: string;
  /** Sends the requests instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Options of every call. */
export interface CallOptions {
  /** Repeats a write safely: a repetition with the same key within a day changes nothing. 255 visible ASCII characters at most. */
  idempotencyKey?: string;
  /** The `etag` of the version that was read: the call is refused with `precondition-failed` if there is a newer one. */
  ifMatch?: string;
  /** Further headers, such as `x-portico-grant`. */
  headers?: Record<string, string>;
  /** Ends the request; `AbortSignal.timeout(10_000)` after ten seconds. */
  signal?: AbortSignal;
}

/** A successful reply. */
export interface Reply<Data> {
  data: Data;
  /** The version of what was read, for `ifMatch`. The calls without versions have none. */
  etag: string | undefined;
  /** Status and headers, such as `x-total-count`. */
  response: Response;
}

/** Makes one call. Rejects with a `PorticoError` if the server refuses it. */
export type Call<M extends Method> = <Address extends AddressWith<M>>(
  address: Address,
  ...options: Argument<Sent<Operation<M, Address>> & CallOptions>
) => Promise<Reply<DataOf<Operation<M, Address>>>>;

/** The API of one site. Addresses, parameters, bodies and replies are those of its OpenAPI document. */
export interface Portico {
  GET: Call<'get'>;
  PUT: Call<'put'>;
  POST: Call<'post'>;
  DELETE: Call<'delete'>;
}

/** A client for one site. Throws a TypeError for a `baseUrl` or a `key` that cannot be one. */
export function createClient({ baseUrl, key, fetch }: ClientOptions = {}): Portico {
  const site = siteOf(baseUrl);
  const authorization = key === undefined ? {} : { authorization: `Bearer ${checkedKey(key)}` };

  const callWith =
    (method: Method) =>
    async (address: string, options: CallOptions & { params?: CallParameters; body?: unknown } = {}) => {
      const { params = {}, body, headers, signal } = options;
      const isJson = body !== undefined && !(body instanceof FormData);
      const request = new Request(`${site}${addressOf(address, params)}`, {
        method: method.toUpperCase(),
        headers: {
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...authorization,
          ...safeguard('idempotency-key', options, 'idempotencyKey'),
          ...safeguard('if-match', options, 'ifMatch'),
          ...params.header,
          ...headers,
        },
        ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
        ...(signal ? { signal } : {}),
      });
      const response = await (fetch ?? globalThis.fetch)(request);
      const data = await parsedReply(response);
      return { data, etag: response.headers.get('etag') ?? undefined, response };
    };
  return {
    GET: callWith('get'),
    PUT: callWith('put'),
    POST: callWith('post'),
    DELETE: callWith('delete'),
  } as unknown as Portico;
}

/** A header that protects a write. A missing value is an error, because the write would run without protection. */
function safeguard(header: string, options: CallOptions, name: 'idempotencyKey' | 'ifMatch') {
  if (!(name in options)) return {};
  const value: unknown = options[name];
  if (typeof value === 'string' && value !== '') return { [header]: value };
  throw new TypeError(`${name} must be a text that is not empty; omit it to write without it.`);
}

function checkedKey(key: string): string {
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw new TypeError('key must be an API key (pk_…) or the token of a session, without spaces.');
}
