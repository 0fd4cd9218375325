import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { notFound } from '../kernel/app-error.ts';
import { bearerToken } from '../security/bearer-token.ts';
import { isLocalRequest } from '../security/local-request.ts';
import type { Metrics } from './metrics.ts';

/** GET /metrics, for clients on this machine or with the token; 404 for others. */
export async function metricsRoutes(
  app: FastifyInstance,
  { config, metrics }: { config: Config; metrics: Metrics },
): Promise<void> {
  app.get('/metrics', { config: { anyHost: true } }, async (request, reply) => {
    if (!isLocalRequest(request) && !holdsToken(request, config.metricsToken)) throw notFound('This address');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

function holdsToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = bearerToken(request);
  if (token === undefined || given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
