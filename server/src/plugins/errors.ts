import type { ErrorReply } from '@portico/shared/contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { RevisionConflict } from '../storage/record-store.ts';
import { AppError, notFound } from './app-error.ts';

/** Turns everything thrown into the contract's error reply; the cause of a crash is logged, never sent. */
export const errors = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const refusal = asRefusal(error);
    if (!refusal) request.log.error({ err: error }, 'request failed');
    const { status, code, reason, details } = refusal ?? CRASH;
    const body: ErrorReply = { status: 'fail', code, reason, ...(details ? { details: [...details] } : {}) };
    return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
  });
  app.setNotFoundHandler(() => {
    throw notFound('This address');
  });
  // More specific than the pages' own wildcard: an unknown call is never answered by a page.
  app.all('/api/*', () => {
    throw notFound('This call');
  });
});

const CRASH = { status: 500, code: 'crash', reason: 'Something went wrong on our side.', details: undefined };

type Refusal = Pick<AppError, 'status' | 'reason' | 'details'> & { code: string };

/** What Fastify itself refuses (a body too large, JSON that cannot be read) is a refusal too. */
function asRefusal(error: FastifyError | AppError): Refusal | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof RevisionConflict) return new AppError('conflict', error.message);
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  const code = FASTIFY_CODES[status] ?? 'invalid';
  return { status, code, reason: error.message, details: undefined };
}

const FASTIFY_CODES: Partial<Record<number, string>> = {
  404: 'not-found',
  413: 'too-large',
  429: 'too-many-requests',
};
