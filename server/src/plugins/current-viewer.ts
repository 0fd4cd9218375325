import { type AuthUser, account, currentUser } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Provider } from '../providers/providers.ts';
import { bearerToken } from '../security/bearer-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the bearer token belongs to; undefined for visitors, and for a token that is no longer valid. */
    viewer: AuthUser | undefined;
    /** An admin asks who must set up a second factor first: treated as a visitor, but told so where one is refused. */
    needsSecondFactor: boolean;
  }
}

interface ViewerOptions {
  /** Who a token belongs to, if it is valid. */
  viewerOf(provider: Provider, token: string): Promise<AuthUser | undefined>;
}

/** Finds out who is asking. A stale token makes a visitor of its owner, and calls that need more answer 401. */
export const currentViewer = fp(async (app: FastifyInstance, { viewerOf }: ViewerOptions) => {
  app.decorateRequest('viewer', undefined);
  app.decorateRequest('needsSecondFactor', false);
  app.addHook('onRequest', async (request) => {
    const token = request.provider && bearerToken(request);
    const viewer = token ? await viewerOf(request.provider, token) : undefined;
    if (!viewer) return;
    if (viewer.needsSecondFactor && !isOwnAccount(request)) request.needsSecondFactor = true;
    else request.viewer = viewer;
  });
});

/** Signing out, and the calls with which a second factor is set up. */
function isOwnAccount({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url === currentUser.path || url === account.path || url.startsWith(`${account.path}/`);
}
