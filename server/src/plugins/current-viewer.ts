import { type AuthUser, account, currentUser, type KeyScope } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../kernel/app-error.ts';
import type { Provider } from '../providers/providers.ts';
import { bearerToken } from '../security/bearer-token.ts';
import type { RateLimitStore } from '../security/rate-limit-store/rate-limit-store.ts';
import { scopesAt } from './call-scopes.ts';

/** Requests with one API key. */
const REQUESTS_PER_MINUTE = 600;
const MINUTE_MS = 60_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The owner of the bearer token; undefined for visitors and for an invalid token. */
    viewer: AuthUser | undefined;
    /**
     * The token belongs to an admin who must set up a second factor first: treated as a visitor, but a refusal names
     * the reason.
     */
    needsSecondFactor: boolean;
    /** The same for a person whose account is to be erased. */
    isLeaving: boolean;
    /** Id of the API key that the request is authenticated with. */
    apiKeyId: string | undefined;
  }
}

interface KeyOwner {
  id: string;
  scopes: readonly KeyScope[];
  viewer: AuthUser;
}

interface ViewerOptions {
  /** The owner of a token, if it is valid. */
  viewerOf(provider: Provider, token: string): Promise<AuthUser | undefined>;
  /** The same for an API key. */
  ownerOfKey(provider: Provider, key: string): Promise<KeyOwner | undefined>;
  counts: RateLimitStore;
}

/**
 * Authenticates each request: an invalid token counts as none, so calls that require a session respond 401. An invalid
 * API key is refused for every call, because a program must learn of it.
 */
export const currentViewer = fp(
  async (app: FastifyInstance, { viewerOf, ownerOfKey, counts }: ViewerOptions) => {
    app.decorateRequest('viewer', undefined);
    app.decorateRequest('needsSecondFactor', false);
    app.decorateRequest('isLeaving', false);
    app.decorateRequest('apiKeyId', undefined);
    app.addHook('onRequest', async (request, reply) => {
      const token = request.provider && bearerToken(request);
      if (!token) return;
      const viewer = token.startsWith(KEY_PREFIX)
        ? await byKey(request, reply, token)
        : await viewerOf(request.provider, token);
      if (!viewer) return;
      if (isOwnAccount(request)) request.viewer = viewer;
      else if (viewer.deletesAt) request.isLeaving = true;
      else if (viewer.needsSecondFactor) request.needsSecondFactor = true;
      else request.viewer = viewer;
    });

    /** Undefined at an address that is not a call, such as a page. */
    async function byKey(
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
    ): Promise<AuthUser | undefined> {
      const owner = await ownerOfKey(request.provider, key);
      if (!owner) throw new AppError('unauthenticated', 'This API key is unknown, revoked or expired.');
      await limit(reply, `key ${request.provider.id}/${owner.id}`);
      const scopes = scopesAt(request);
      if (!scopes) return undefined;
      if (!scopes.some((scope) => owner.scopes.includes(scope)))
        throw new AppError(
          'forbidden',
          scopes.length > 0
            ? `This API key lacks the scope ${scopes.join(' or ')}.`
            : 'API keys may not make this call.',
        );
      request.apiKeyId = owner.id;
      return owner.viewer;
    }

    /** A call with a limit of its own replaces the headers by those of that limit. */
    async function limit(reply: FastifyReply, name: string): Promise<void> {
      const { count, endsInMs } = await counts.add({ name, most: REQUESTS_PER_MINUTE, forMs: MINUTE_MS });
      const seconds = Math.ceil(endsInMs / 1000);
      reply.headers({
        'ratelimit-limit': REQUESTS_PER_MINUTE,
        'ratelimit-remaining': Math.max(0, REQUESTS_PER_MINUTE - count),
        'ratelimit-reset': seconds,
      });
      if (count <= REQUESTS_PER_MINUTE) return;
      reply.header('retry-after', seconds);
      throw new AppError('too-many-requests', 'Too many requests with this API key: please wait a moment.');
    }
  },
);

const KEY_PREFIX = 'pk_';

/** Signing out, and the calls that set up a second factor or keep an account. */
function isOwnAccount({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url === currentUser.path || url === account.path || url.startsWith(`${account.path}/`);
}
