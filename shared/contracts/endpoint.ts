import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Everything the server and the OpenAPI document need to know of one call. Paths use `:name` parameters. */
export interface Endpoint {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType | undefined;
  readonly query?: z.ZodType | undefined;
  /** Headers that the call reads, beside those of every call; for its description. */
  readonly headers?: z.ZodType | undefined;
  readonly body?: z.ZodType | undefined;
  /** Content types of the body; application/json alone when absent. */
  readonly bodyTypes?: readonly string[] | undefined;
  /** In place of a body: the fields of a multipart/form-data request, files as z.file(). */
  readonly form?: z.ZodType | undefined;
  /** Every response that is not listed here fails as `errorReplySchema`. */
  readonly reply: z.ZodType;
}

/** Keeps the literal types of one endpoint's schemas. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type BodySentTo<E extends Endpoint> = Sent<E['body']>;
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>;
