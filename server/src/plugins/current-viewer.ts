import { type AuthUser, account, currentUser } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Provider } from '../providers/providers.ts';
import { bearerToken } from '../security/bearer-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The owner of the bearer token; undefined for visitors and for an invalid token. */
    viewer: AuthUser | undefined;
    /**
     * The token belongs to an admin who must set up a second factor first: treated as a visitor, but a refusal names
     * the reason.
     */
    needsSecondFactor: boolean;
  }
}

interface ViewerOptions {
  /** The owner of a token, if it is valid. */
  viewerOf(provider: Provider, token: string): Promise<AuthUser | undefined>;
}

/** Authenticates each request. An invalid token counts as none, so calls that require a session respond 401. */
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

/** Signing out, and the calls that set up a second factor. */
function isOwnAccount({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url === currentUser.path || url === account.path || url.startsWith(`${account.path}/`);
}
