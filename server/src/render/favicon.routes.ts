import type { FastifyInstance } from 'fastify';
import { FAVICON } from './favicon.ts';

/** Serves `/favicon.svg`, the same for every site. */
export async function faviconRoutes(app: FastifyInstance): Promise<void> {
  app.get('/favicon.svg', { config: { anyHost: true } }, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  );
}
