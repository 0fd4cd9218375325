import { type Endpoint, endpoints } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../kernel/app-error.ts';

const calls = endpoints.map(({ method, path }: Endpoint) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The methods of the calls at an address; none where there is no call. */
function methodsAt(path: string): string[] {
  const methods = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

/** Answers what no call does. More specific than the pages' own wildcard: an unknown call is never answered by a page. */
export async function unknownCalls(app: FastifyInstance): Promise<void> {
  app.all('/api/*', async (request, reply) => {
    const methods = methodsAt(request.url.split('?', 1)[0] ?? '');
    if (methods.length === 0 || methods.includes(request.method)) throw notFound('This call');
    reply.header('allow', methods.join(', '));
    // Without leave for other origins: their pages may not call. A tool may still ask what there is.
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw new AppError('wrong-method', `This call accepts ${methods.join(' or ')}, not ${request.method}.`);
  });
}
