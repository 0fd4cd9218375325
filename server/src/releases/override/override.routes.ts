import { endOverride, overrideChoices, startOverride } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import { bearerToken } from '../../security/bearer-token.ts';
import { OVERRIDE_AGE_S, OVERRIDE_COOKIE, type Overrides } from './overrides.ts';
import { requireSameOrigin } from './same-origin.policy.ts';

const STARTS_PER_MINUTE = 30;

/** Loads one remote from an allowed origin, for one admin's browser; a link cannot activate it. */
export async function overrideRoutes(
  app: FastifyInstance,
  { overrides }: { overrides: Overrides },
): Promise<void> {
  endpoint(app, overrideChoices, async ({ provider, viewer, request }) => {
    requireRole(viewer, 'admin');
    const current = await overrides.of(provider.id, request.cookies[OVERRIDE_COOKIE]);
    return ok({ origins: [...overrides.origins], current });
  });

  endpoint(
    app,
    startOverride,
    ({ body, provider, viewer, request, reply }) => {
      requireRole(viewer, 'admin');
      requireSameOrigin(request);
      const { remote, origin } = body.data;
      if (!overrides.origins.includes(origin))
        throw new AppError('forbidden', `The operator does not allow remotes from ${origin}.`);
      const token = bearerToken(request) ?? '';
      const { cookie, override } = overrides.begin({ provider: provider.id, token, remote, origin });
      reply.setCookie(OVERRIDE_COOKIE, cookie, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: OVERRIDE_AGE_S,
      });
      return ok(override);
    },
    { perMinute: STARTS_PER_MINUTE },
  );

  // Anyone who has the cookie may remove it, signed in or not.
  endpoint(app, endOverride, ({ request, reply }) => {
    requireSameOrigin(request);
    reply.clearCookie(OVERRIDE_COOKIE, { path: '/' });
    return done;
  });
}
