import { socialProviders } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../config/config.ts';
import { developmentProvider } from '../../../config/development-provider.ts';
import { AppError } from '../../../kernel/app-error.ts';
import { endpoint } from '../../../plugins/endpoint.ts';
import { ok } from '../../../plugins/replies.ts';
import { requirePublicProvider } from '../auth.policy.ts';
import { languageOfBrowser } from '../auth-page.ts';
import { requireDemoAccess } from '../demo-access.ts';
import { sendPopupPage } from './popup-page.ts';
import { ATTEMPT_AGE_S, SOCIAL_COOKIE } from './social-attempt.ts';
import type { SocialSignIn } from './social-sign-in.ts';

interface SocialServices {
  config: Config;
  social: SocialSignIn;
}

/** Per address. */
const SIGN_INS_PER_MINUTE = 30;
const limited = { config: { rateLimit: { max: SIGN_INS_PER_MINUTE } } };

const paramsSchema = z.object({ id: z.string().max(40) });

/** The site's origin, as the browser sees it. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** Routes of the social sign-in popup. It ends in a page that reports to the opener. [OPEN-36] */
export async function socialRoutes(app: FastifyInstance, { social, config }: SocialServices): Promise<void> {
  const contextOf = (request: FastifyRequest) => ({
    site: request.provider.id,
    provider: paramsSchema.parse(request.params).id,
    origin: originOf(request),
    cookie: request.cookies[SOCIAL_COOKIE],
  });

  endpoint(app, socialProviders, ({ provider }) =>
    ok(
      provider.isPrivate
        ? []
        : social.providers.map(({ id, name }) => ({ id, name, endSessionUrl: `/api/auth/social/${id}/end` })),
    ),
  );

  app.get('/api/auth/social/:id/start', limited, (request, reply) =>
    orTellOpener(request, reply, async () => {
      requirePublicProvider(request.provider);
      if (contextOf(request).provider === developmentProvider.id) requireDemoAccess(request, config);
      const { address, cookie } = await social.start(contextOf(request));
      setAttemptCookie(request, reply, cookie);
      return reply.header('cross-origin-opener-policy', 'unsafe-none').redirect(address);
    }),
  );

  app.get('/api/auth/social/:id/callback', limited, (request, reply) =>
    orTellOpener(request, reply, async () => {
      requirePublicProvider(request.provider);
      const address = new URL(request.url, originOf(request));
      const { token, cookie } = await social.finish({ ...contextOf(request), address });
      setAttemptCookie(request, reply, cookie);
      const provider = contextOf(request).provider;
      return sendPopupPage(reply, { language: languageOfBrowser(request), provider, outcome: { token } });
    }),
  );

  app.get('/api/auth/social/:id/end', limited, async (request, reply) =>
    reply.redirect((await social.endSession(contextOf(request))) ?? '/'),
  );

  /** Reports refusals to the page that opened the popup. */
  async function orTellOpener(
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.cause !== undefined) {
        request.log.warn({ cause: causesOf(error) }, 'a social sign-in failed between the servers');
      }
      const outcome = { error: error.code, message: error.reason };
      const { provider } = contextOf(request);
      return sendPopupPage(reply, { language: languageOfBrowser(request), provider, outcome });
    }
  }
}

/** Messages only, because the errors contain responses of the other server. */
function causesOf(error: object): string[] {
  const cause: unknown = 'cause' in error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null) return [];
  return ['message' in cause ? String(cause.message) : '', ...causesOf(cause)];
}

/** SameSite=Lax, because the provider redirects from another site. */
function setAttemptCookie(request: FastifyRequest, reply: FastifyReply, cookie: string): void {
  reply.setCookie(SOCIAL_COOKIE, cookie, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: ATTEMPT_AGE_S,
  });
}
