import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Cached Accept-Encoding headers; browsers send few different ones. */
const MAX_HEADERS = 100;

const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip'],
  cache: new LRUCache<string, string>({ max: MAX_HEADERS }),
});

/** The preferred encoding of an Accept-Encoding header; the smallest if several are equal. */
export const encodingFor = (accepted = ''): Encoding => negotiator.negotiate(accepted) ?? 'identity';

/** Compresses in libuv's thread pool. */
export async function compress(encoding: Encoding, plain: Buffer, brotliQuality: number): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      });
    case 'gzip':
      return promisify(gzip)(plain);
    case 'identity':
      return plain;
  }
}

const decoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliDecompress)(body),
  gzip: (body) => promisify(gunzip)(body),
  identity: async (body) => body,
};

export const decompress = (encoding: Encoding, body: Buffer): Promise<Buffer> => decoders[encoding](body);
