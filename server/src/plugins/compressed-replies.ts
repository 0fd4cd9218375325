import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { compress, encodingFor } from '../render/encoded-body.ts';

/** Smaller replies fit into one packet anyway. */
const MIN_BYTES = 1_024;
/** A list of 24 cards takes 0.9 ms and becomes a third; each step up costs as much again for a hundredth. */
const BROTLI_QUALITY = 5;

/**
 * Compresses JSON for clients that accept it. Replies that depend on a person need a header that other sites cannot
 * send, so their length tells other sites nothing (BREACH).
 */
export const compressedReplies = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || !isJson(reply.getHeader('content-type')) || Buffer.byteLength(payload) < MIN_BYTES) {
      done(null, payload);
      return;
    }
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') {
      done(null, payload);
      return;
    }
    compress(encoding, Buffer.from(payload as string), BROTLI_QUALITY).then((compressed) => {
      reply.header('content-encoding', encoding);
      // The tag names the content, whatever its encoding.
      const tag = reply.getHeader('etag');
      if (tag) reply.header('etag', `W/${tag}`);
      done(null, compressed);
    }, done);
  });
});

const isJson = (type: unknown): boolean => String(type).startsWith('application/json');
