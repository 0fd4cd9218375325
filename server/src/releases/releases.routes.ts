import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './release-store.ts';

/** Content types of browser files by extension. */
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** The release as Module Federation's tools and other hosts read it. It is not in the descriptor: pages never load it. */
const MANIFEST = 'mf-manifest.json';

/** Immutable: the URL contains the version. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The files are public: other origins may run them, also by a script element without CORS. */
const FOR_OTHER_ORIGINS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** `GET /_r/{name}/{version}/{file}`: the browser files of every stored release, live or not. */
export async function releaseRoutes(
  app: FastifyInstance,
  { releases }: { releases: ReleaseStore },
): Promise<void> {
  // A wildcard, because chunk names exceed Fastify's limit for a parameter.
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/_r/:name/:version/*',
    { logLevel: 'warn', config: { anyHost: true } },
    async (request, reply) => {
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encodings = (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding));
      const { name, version, '*': file } = request.params;
      const found = await releases.readWebFile({ name, version, file, encodings });
      const type =
        file === MANIFEST ? 'application/json; charset=utf-8' : TYPES[file.slice(file.lastIndexOf('.') + 1)];
      if (!found || !type) {
        return reply
          .code(404)
          .headers(FOR_OTHER_ORIGINS)
          .type('text/plain')
          .send('There is no such file in this release.');
      }
      if (found.encoding) reply.header('content-encoding', found.encoding);
      return reply
        .type(type)
        .header('cache-control', FOREVER)
        .header('vary', 'accept-encoding')
        .header('x-content-type-options', 'nosniff')
        .headers(FOR_OTHER_ORIGINS)
        .send(found.body);
    },
  );
}
