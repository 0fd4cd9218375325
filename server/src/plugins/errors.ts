import type { ErrorReply } from '@portico/shared/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, type ErrorCode, notFound } from '../kernel/app-error.ts';
import { RevisionConflict } from '../kernel/revision-conflict.ts';
import { isStorageFull } from '../storage/storage-full.ts';

/** Converts every error into the contract's error reply. The cause of a 500 is logged, never sent. */
export const errors = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw notFound('This address');
  });
});

/** Also used for requests that Fastify rejects before routing, such as one with an undecodable URL. */
export function sendError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asRefusal(error, request);
  if (!refusal) request.log.error({ err: error }, 'request failed');
  if (refusal?.code === 'storage-full') request.log.error({ err: error }, 'the storage is full');
  const { status, code, reason, details, conflict, quota } = refusal ?? CRASH;
  const retryAfter = RETRY_AFTER_S[code as keyof typeof RETRY_AFTER_S];
  if (retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
  const body: ErrorReply = {
    status: 'fail',
    code,
    reason,
    ...(details ? { details: [...details] } : {}),
    ...(conflict ? { conflict } : {}),
    ...(quota ? { quota } : {}),
  };
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Retry-After in seconds. Overload and short outages end soon; maintenance and freeing disk space take longer. */
const RETRY_AFTER_S = { unavailable: 2, 'read-only': 60, 'storage-full': 60 } as const;

const CRASH: Refusal = { status: 500, code: 'crash', reason: 'Something went wrong on our side.' };

type Refusal = Pick<AppError, 'status' | 'reason' | 'details' | 'conflict' | 'quota'> & { code: string };

/** Includes Fastify's own rejections, such as a body that is too large or invalid JSON. */
function asRefusal(error: FastifyError | AppError, request: FastifyRequest): Refusal | undefined {
  // A 401 would end the session in the page.
  if (request.needsSecondFactor && error.code === 'unauthenticated')
    return new AppError('second-factor-required', 'This site requires a second factor of its admins.');
  if (request.isLeaving && error.code === 'unauthenticated')
    return new AppError('account-leaving', 'This account will be deleted. Keep it to go on.');
  if (error instanceof AppError) return error;
  if (error instanceof RevisionConflict) return new AppError('conflict', error.message);
  if (isStorageFull(error))
    return new AppError(
      'storage-full',
      'Nothing was saved: the server has no room at the moment. Please try again later.',
    );
  // Errors of libraries may have a status as well, and a message that must not be sent.
  if (!error.code?.startsWith('FST_')) return undefined;
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  const { code, reason } = FASTIFY_REFUSALS[status as keyof typeof FASTIFY_REFUSALS] ?? FASTIFY_REFUSALS[400];
  return { status, code, reason };
}

const FASTIFY_REFUSALS = {
  400: { code: 'invalid', reason: 'The request cannot be read.' },
  404: { code: 'not-found', reason: 'This address does not exist.' },
  413: { code: 'too-large', reason: 'The request is too large.' },
  415: { code: 'unsupported-type', reason: 'This call does not accept the content type of the request.' },
} as const satisfies Record<number, { code: ErrorCode; reason: string }>;
