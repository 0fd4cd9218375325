import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The server asks itself, to draw a page: limits per address do not apply. */
    isInternal: boolean;
  }
}

/** Carries `Services.internalKey` on the calls that the server makes to itself. */
export const INTERNAL_HEADER = 'x-portico-internal';

/** Marks the server's own calls. */
export const internalCalls = fp(async (app: FastifyInstance, { internalKey }: { internalKey: string }) => {
  const expected = Buffer.from(internalKey);
  app.decorateRequest('isInternal', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers[INTERNAL_HEADER];
    if (typeof given === 'string') {
      const bytes = Buffer.from(given);
      request.isInternal = bytes.length === expected.length && timingSafeEqual(bytes, expected);
    }
    done();
  });
});
