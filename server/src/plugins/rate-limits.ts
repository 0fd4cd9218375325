import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from '../security/network.ts';
import { AppError } from './app-error.ts';

/** Lets a call be limited per address by `perMinute` (see `endpoint.ts`). The server's own calls are free. */
export const rateLimits = fp(async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => request.isInternal,
    errorResponseBuilder: () => new AppError('too-many-requests', 'Too many requests: please wait a moment.'),
  });
});
