import { GRANT_HEADER } from '@portico/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentVersions } from '../storage/content-versions.ts';
import { createResponseCache } from '../storage/response-cache.ts';
import { rawJson } from './endpoint.ts';

/** Caches one call's serialized replies to anonymous visitors until something of their provider changes. */
export interface AnonymousReplyCache {
  /** The cached reply of that name. Requests with a session or a grant bypass the cache. */
  getOrCompute<Reply>(request: CacheRequest<Reply>, compute: () => Promise<Reply>): Promise<Reply>;
}

interface CacheRequest<Reply> {
  request: FastifyRequest;
  reply: FastifyReply;
  name: string;
  /** Expiry time of the reply in ms since 1970; never by default. */
  until?: (computed: Reply) => number;
}

export function createAnonymousReplyCache(versions: ContentVersions, now: () => Date): AnonymousReplyCache {
  const cache = createResponseCache(versions, now);
  return {
    async getOrCompute({ request, reply, name, until = () => Number.POSITIVE_INFINITY }, compute) {
      if (request.viewer || request.headers[GRANT_HEADER] !== undefined) return compute();
      const serialize = async () => {
        const computed = await compute();
        const json = reply.serialize(computed);
        const bytes = typeof json === 'string' ? Buffer.from(json) : new Uint8Array(json);
        return { bytes, until: until(computed) };
      };
      return rawJson(await cache.getOrCompute({ provider: request.provider.id, name }, serialize));
    },
  };
}
