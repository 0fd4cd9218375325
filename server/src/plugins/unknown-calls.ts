import { type Endpoint, endpoints } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../kernel/app-error.ts';

const calls = endpoints.map(({ method, path }: Endpoint) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The methods registered at an address; empty when there is none. */
function methodsAt(path: string): string[] {
  const methods = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

/**
 * Responds 404 or 405 to unknown calls. Its route is more specific than the wildcard of pages, so an unknown call never
 * gets a page.
 */
export async function unknownCalls(app: FastifyInstance): Promise<void> {
  app.all('/api/*', async (request, reply) => {
    const methods = methodsAt(request.url.split('?', 1)[0] ?? '');
    if (methods.length === 0 || methods.includes(request.method)) throw notFound('This call');
    reply.header('allow', methods.join(', '));
    // No CORS headers: pages of other origins may not call. Tools may still request the methods.
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw new AppError('wrong-method', `This call accepts ${methods.join(' or ')}, not ${request.method}.`);
  });
}
