import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../plugins/app-error.ts';
import { bearerToken } from '../plugins/current-viewer.ts';
import type { Services } from '../services.ts';

/** Addresses of this machine. */
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A proxy on this machine makes everyone look local; it tells by these that they are not. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/** GET /metrics, for whoever is on this machine or knows the token; for others it does not exist. */
export async function metricsRoutes(
  app: FastifyInstance,
  { config, metrics }: Pick<Services, 'config' | 'metrics'>,
): Promise<void> {
  app.get('/metrics', { config: { anyHost: true } }, async (request, reply) => {
    if (!isLocal(request) && !holdsToken(request, config.metricsToken)) throw notFound('This address');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

const isLocal = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  LOOPBACK.test(request.ip) &&
  !FORWARDING_HEADERS.some((header) => header in request.headers);

function holdsToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = bearerToken(request);
  if (token === undefined || given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
