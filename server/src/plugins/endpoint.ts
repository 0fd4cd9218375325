import {
  type AuthUser,
  type BodyOf,
  type Endpoint,
  GRANT_HEADER,
  PASSCODE_HEADER,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import fresh from 'fresh';
import type { z } from 'zod';
import { refusedFields } from '../kernel/app-error.ts';
import { bufferOf } from '../kernel/buffer-of.ts';
import type { Provider } from '../providers/providers.ts';
import { entityTagOf } from './entity-tag.ts';
import { errorDetails } from './error-details.ts';
import { createReplySerializer } from './reply-serializer.ts';
import { personOrNetwork } from './save-limits.ts';
import { requireViewer } from './viewer.policy.ts';

/** A validated request, typed by its contract. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  provider: Provider;
  /** Undefined for a visitor. */
  viewer: AuthUser | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface EndpointOptions {
  /** Requests per minute and client address. */
  perMinute?: number;
  /** Counts per signed-in person instead of per address. */
  isLimitPerPerson?: boolean;
  /** Calls with the same group share a counter; without a group each call has its own. */
  limitGroup?: string;
  /** Runs after earlier saves of the same person; see `save-limits.ts`. */
  isSave?: boolean;
  /** See `rate-limits.ts`. */
  isLimitHere?: boolean;
  /** Bytes. */
  bodyLimit?: number;
  /** Rejects visitors before the body is read: for calls with a large one. */
  needsViewer?: boolean;
  /** See `current-provider.ts`. */
  anyHost?: boolean;
  /** The reply is the same for every visitor, so browsers may cache it for requests without credentials. */
  isPublicRead?: boolean;
  /** Sends an ETag, and 304 for If-None-Match. */
  hasEntityTag?: boolean;
}

class SerializedReply {
  constructor(readonly json: Uint8Array) {}
}

/** Marks JSON in UTF-8 that contains only what the contract lists, so that it is sent without serialization. */
export const rawJson = <Reply>(json: Uint8Array): Reply => new SerializedReply(json) as unknown as Reply;

/** Aborted when the client closes the connection before the response. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * Registers a call by its contract. Validates the request [400, code 'invalid'] and serializes the reply by its schema,
 * so that unlisted fields cannot leak.
 */
export function endpoint<const E extends Endpoint>(
  app: FastifyInstance,
  contract: E,
  handle: (call: Call<E>) => Promise<ReplyOf<E>> | ReplyOf<E>,
  options: EndpointOptions = {},
): void {
  const { perMinute, isLimitPerPerson, limitGroup, isSave, isLimitHere, bodyLimit, needsViewer, anyHost } =
    options;
  const { isPublicRead = false, hasEntityTag = false } = options;
  app.route({
    method: contract.method,
    url: contract.path,
    // The contract says what a reply contains; Fastify compiles serializers for schemas that a route declares.
    schema: { response: { 200: {} } },
    serializerCompiler: () => createReplySerializer(contract.reply),
    config: {
      ...(perMinute
        ? {
            rateLimit: {
              max: perMinute,
              ...(isLimitPerPerson ? { keyGenerator: personOrNetwork } : {}),
              ...(limitGroup ? { groupId: limitGroup } : {}),
            },
          }
        : {}),
      ...(isLimitHere ? { isLimitHere } : {}),
      ...(anyHost ? { anyHost } : {}),
    } satisfies RouteShorthandOptions['config'],
    ...(bodyLimit ? { bodyLimit } : {}),
    ...(needsViewer ? { onRequest: async ({ viewer }: FastifyRequest) => void requireViewer(viewer) } : {}),
    handler: async (request, reply) => {
      const call = {
        // Parsed by the contract's own schemas; their types are lost in the generic Endpoint.
        params: parse(contract.params, request.params, 'params') as ParamsOf<E>,
        query: parse(contract.query, request.query, 'query') as QueryOf<E>,
        body: parse(contract.body, request.body, 'body') as BodyOf<E>,
        provider: request.provider,
        viewer: request.viewer,
        request,
        reply,
      };
      const result = await (isSave ? app.runSaveExclusive(request, async () => handle(call)) : handle(call));
      if (isPublicRead && !hasCredentials(request)) reply.header('cache-control', STORED_BY_BROWSERS);
      if (hasEntityTag && !request.isInternal) {
        const tag = entityTagOf(
          result instanceof SerializedReply ? result.json : (reply.serialize(result) as string),
        );
        reply.header('etag', tag);
        // A proxy that compresses may mark the tag as weak, which `fresh` ignores.
        if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: tag }))
          return (reply as FastifyReply).code(304).send();
      }
      if (!(result instanceof SerializedReply)) return result;
      if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
      return bufferOf(result.json);
    },
  });
}

/**
 * The service worker stores such replies for offline reading; proxies store none, and browsers revalidate each time.
 */
const STORED_BY_BROWSERS = 'private, no-cache';

/** Whether a session, grant or passcode may affect the reply; an expired one counts as well. */
const hasCredentials = ({ headers }: FastifyRequest): boolean =>
  ['authorization', GRANT_HEADER, PASSCODE_HEADER].some((name) => headers[name] !== undefined);

function parse(schema: z.ZodType | undefined, value: unknown, place: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // Only the details of an error need the input, and reporting it slows every parse.
  const { error } = schema.safeParse(value, { reportInput: true });
  throw refusedFields(errorDetails((error ?? parsed.error).issues, place));
}
