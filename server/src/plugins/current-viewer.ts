import type { AuthUser } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Sessions } from '../resources/auth/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the bearer token belongs to; undefined for visitors, and for a token that is no longer valid. */
    viewer: AuthUser | undefined;
  }
}

/** Finds out who is asking. A stale token makes a visitor of its owner, and calls that need more answer 401. */
export const currentViewer = fp(async (app: FastifyInstance, { sessions }: { sessions: Sessions }) => {
  app.decorateRequest('viewer', undefined);
  app.addHook('onRequest', async (request) => {
    const token = request.provider && bearerToken(request);
    if (token) request.viewer = await sessions.userOf(request.provider.id, token);
  });
});

/** The token of the Authorization header. [API-01] */
export function bearerToken(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];
}
