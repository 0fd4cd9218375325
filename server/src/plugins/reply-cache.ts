import type { FastifyReply, FastifyRequest } from 'fastify';
import { GRANT_HEADER } from '../resources/privacy/grants.ts';
import type { ContentVersions } from '../storage/content-versions.ts';
import { createKeptAnswers } from '../storage/kept-answers.ts';
import { writtenReply } from './endpoint.ts';

/** Keeps the written answers of one call to strangers until something of their provider changes. */
export interface ReplyCache {
  /** The answer to a stranger under that name; people who are signed in or hold a grant get their own. */
  answer<Reply>(asked: Asked<Reply>, make: () => Promise<Reply>): Promise<Reply>;
}

interface Asked<Reply> {
  request: FastifyRequest;
  reply: FastifyReply;
  name: string;
  /** When time makes the response outdated, in ms since 1970; never unless said. */
  until?: (made: Reply) => number;
}

export function createReplyCache(versions: ContentVersions, now: () => Date): ReplyCache {
  const kept = createKeptAnswers(versions, now);
  return {
    async answer({ request, reply, name, until = () => Number.POSITIVE_INFINITY }, make) {
      if (request.viewer || request.headers[GRANT_HEADER] !== undefined) return make();
      const written = async () => {
        const made = await make();
        const json = reply.serialize(made);
        const bytes = typeof json === 'string' ? Buffer.from(json) : new Uint8Array(json);
        return { bytes, until: until(made) };
      };
      return writtenReply(await kept.of({ provider: request.provider.id, name }, written));
    },
  };
}
