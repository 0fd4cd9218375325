import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Contract of one call, for the server and the OpenAPI document. Paths have `:name` parameters. */
export interface Endpoint {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType | undefined;
  readonly query?: z.ZodType | undefined;
  /** Headers that the call reads beside the common ones; for the documentation. */
  readonly headers?: z.ZodType | undefined;
  readonly body?: z.ZodType | undefined;
  /** Content types of the body; default: only application/json. */
  readonly bodyTypes?: readonly string[] | undefined;
  /** Fields of a multipart/form-data request instead of a body; files are z.file(). */
  readonly form?: z.ZodType | undefined;
  /** Schema of the response. Every status that is not listed is an error of `errorReplySchema`. */
  readonly reply: z.ZodType;
  /** Content type of a response that is no JSON: text, or a binary file. */
  readonly replyType?: 'text/csv' | 'application/gzip' | undefined;
}

/** Preserves the literal types of an endpoint's schemas. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type BodySentTo<E extends Endpoint> = Sent<E['body']>;
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>;
