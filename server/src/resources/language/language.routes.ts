import { LANGUAGE_KEY, rememberLanguage } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import { done } from '../../plugins/replies.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores the language in a cookie without personal data; scripts read the choice from local storage instead. */
export async function languageRoutes(app: FastifyInstance): Promise<void> {
  endpoint(app, rememberLanguage, ({ body, request, reply }) => {
    reply.setCookie(LANGUAGE_KEY, body.language, {
      path: '/',
      sameSite: 'lax',
      httpOnly: true,
      secure: request.protocol === 'https',
      maxAge: YEAR_SECONDS,
    });
    return done;
  });
}
