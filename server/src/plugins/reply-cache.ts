import type { FastifyReply, FastifyRequest } from 'fastify';
import { GRANT_HEADER } from '../resources/privacy/grants.ts';
import type { ContentVersions } from '../storage/content-versions.ts';
import { writtenReply } from './endpoint.ts';

/** Answers of one call that are kept; the least recently asked for goes first. A few kilobytes each. */
const MAX_KEPT = 5_000;

/** Keeps the written answers of one call to strangers until something of their provider changes. */
export interface ReplyCache {
  /**
   * The answer to a stranger under that name, made anew when there is none; people who are signed in or hold a grant
   * get their own. It must follow from the provider's records and the name alone, not from the time.
   */
  answer<Reply>(
    asked: { request: FastifyRequest; reply: FastifyReply; name: string },
    make: () => Promise<Reply>,
  ): Promise<Reply>;
}

export function createReplyCache(versions: ContentVersions): ReplyCache {
  const kept = new Map<string, { version: string; json: Buffer }>();
  return {
    async answer({ request, reply, name }, make) {
      if (request.viewer || request.headers[GRANT_HEADER] !== undefined) return make();
      const key = `${request.provider.id}/${name}`;
      // Before it is made: what changes meanwhile makes it old.
      const version = versions.of(request.provider.id);
      const found = kept.get(key);
      kept.delete(key);
      const isFresh = found?.version === version;
      const json = isFresh ? found.json : Buffer.from(String(reply.serialize(await make())));
      kept.set(key, { version, json });
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return writtenReply(json);
    },
  };
}
