import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ApiDescription } from './api-description.ts';

export const API_PAGE_PATH = '/api/docs';
export const API_TITLE = 'Portico';

/**
 * Content security policy: Swagger UI sets inline styles and has icons in data URLs; everything else is same-origin.
 */
export const API_PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the description with Swagger UI, and as JSON to clients that do not accept HTML. */
export async function openApiPage(app: FastifyInstance, describe: () => ApiDescription): Promise<void> {
  // Written as JSON or YAML when it is requested. The library has no type for version 3.1.
  const document = { toJSON: describe } as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: API_PAGE_PATH,
    staticCSP: API_PAGE_POLICY,
    theme: { title: `${API_TITLE} API` },
    // Hides the bar that loads a description from another address.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', displayOperationId: true },
    uiHooks: {
      onRequest(request, reply, done) {
        reply.header('x-robots-tag', 'noindex');
        if (request.routeOptions.url !== API_PAGE_PATH) return done();
        reply.header('vary', 'accept');
        if (request.headers.accept?.includes('text/html')) return done();
        reply.send(describe());
      },
    },
  });
}
