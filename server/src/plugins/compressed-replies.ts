import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { compress, type Encoding, encodingFor } from '../kernel/encodings.ts';

/** Smaller replies fit into one packet anyway. */
const MIN_BYTES = 1_024;
/** Lower than for documents, because many replies are sent once. */
const BROTLI_QUALITY = 5;

/**
 * Compresses JSON for clients that accept it. Replies that depend on a person need a header that other sites cannot
 * send, so their length tells other sites nothing (BREACH).
 */
export const compressedReplies = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || !isJson(reply.getHeader('content-type')) || Buffer.byteLength(payload) < MIN_BYTES)
      return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding);
    // The tag names the content, whatever its encoding.
    const tag = reply.getHeader('etag');
    if (tag) reply.header('etag', `W/${String(tag)}`);
    return Buffer.isBuffer(payload)
      ? compressOnce(encoding, payload)
      : compress(encoding, Buffer.from(payload as string), BROTLI_QUALITY);
  });
});

/** Of replies that `response-cache.ts` keeps, for as long as it does. */
const compressed: Record<Compression, WeakMap<Buffer, Promise<Buffer>>> = {
  br: new WeakMap(),
  gzip: new WeakMap(),
};
type Compression = Exclude<Encoding, 'identity'>;

function compressOnce(encoding: Compression, plain: Buffer): Promise<Buffer> {
  const known = compressed[encoding].get(plain);
  if (known) return known;
  const making = compress(encoding, plain, BROTLI_QUALITY);
  compressed[encoding].set(plain, making);
  making.catch(() => compressed[encoding].delete(plain));
  return making;
}

const isJson = (type: unknown): boolean => String(type).startsWith('application/json');
