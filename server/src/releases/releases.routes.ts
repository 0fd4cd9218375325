import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './release-store.ts';

/** Published files never change: their address carries the version. */
const FOREVER = 'public, max-age=31536000, immutable';

/** `GET /_r/{name}/{version}/{file}`: the browser files of every release that is still kept, live or not. */
export async function releaseRoutes(
  app: FastifyInstance,
  { releases }: { releases: ReleaseStore },
): Promise<void> {
  app.get<{ Params: { name: string; version: string; file: string } }>(
    '/_r/:name/:version/:file',
    { logLevel: 'warn', config: { anyHost: true } },
    async (request, reply) => {
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encodings = (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding));
      const found = await releases.readWebFile({ ...request.params, encodings });
      if (!found || !request.params.file.endsWith('.js')) {
        return reply.code(404).type('text/plain').send('There is no such file in this release.');
      }
      if (found.encoding) reply.header('content-encoding', found.encoding);
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', FOREVER)
        .header('vary', 'accept-encoding')
        .header('x-content-type-options', 'nosniff')
        .header('access-control-allow-origin', '*')
        .send(found.body);
    },
  );
}
