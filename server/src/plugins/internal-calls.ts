import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The server calls itself to render a page; rate limits per address do not apply. */
    isInternal: boolean;
  }
}

/** Carries `Services.internalKey` on calls of the server to itself. */
export const INTERNAL_HEADER = 'x-portico-internal';

/** Marks the server's own calls. */
export const internalCalls = fp(async (app: FastifyInstance, { internalKey }: { internalKey: string }) => {
  app.decorateRequest('isInternal', false);
  app.addHook('onRequest', (request, _reply, done) => {
    request.isInternal = isInternalCall(request, internalKey);
    done();
  });
});

/** Whether the request carries this server's key; for hooks that run before this plugin's. */
export function isInternalCall({ headers }: Pick<FastifyRequest, 'headers'>, internalKey: string): boolean {
  const given = headers[INTERNAL_HEADER];
  if (typeof given !== 'string') return false;
  const bytes = Buffer.from(given);
  const expected = Buffer.from(internalKey);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
