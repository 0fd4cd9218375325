import type { FastifyReply, FastifyRequest } from 'fastify';
import { GRANT_HEADER } from '../resources/privacy/grants.ts';
import type { ContentVersions } from '../storage/content-versions.ts';
import { createKeptAnswers } from '../storage/kept-answers.ts';
import { writtenReply } from './endpoint.ts';

/** Keeps the written answers of one call to strangers until something of their provider changes. */
export interface ReplyCache {
  /** The answer to a stranger under that name; people who are signed in or hold a grant get their own. */
  answer<Reply>(
    asked: { request: FastifyRequest; reply: FastifyReply; name: string },
    make: () => Promise<Reply>,
  ): Promise<Reply>;
}

export function createReplyCache(versions: ContentVersions): ReplyCache {
  const kept = createKeptAnswers(versions);
  return {
    async answer({ request, reply, name }, make) {
      if (request.viewer || request.headers[GRANT_HEADER] !== undefined) return make();
      const written = async (): Promise<Uint8Array> => {
        const json = reply.serialize(await make());
        return typeof json === 'string' ? Buffer.from(json) : new Uint8Array(json);
      };
      return writtenReply(await kept.of({ provider: request.provider.id, name }, written));
    },
  };
}
