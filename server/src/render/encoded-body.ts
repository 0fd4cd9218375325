import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A good compromise: the first reader waits for the compression. */
const BROTLI_QUALITY = 7;

const encoders: Record<Encoding, (plain: Buffer, brotliQuality: number) => Promise<Buffer>> = {
  br: (plain, brotliQuality) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => promisify(gzip)(plain),
  identity: async (plain) => plain,
};

/** Compresses in libuv's thread pool. */
export const compress = (
  encoding: Encoding,
  plain: Buffer,
  brotliQuality = BROTLI_QUALITY,
): Promise<Buffer> => encoders[encoding](plain, brotliQuality);

const decoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliDecompress)(body),
  gzip: (body) => promisify(gunzip)(body),
  identity: async (body) => body,
};

/** Cached Accept-Encoding headers; browsers send few different ones. */
const MAX_HEADERS = 100;

const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip'],
  cache: new LRUCache<string, string>({ max: MAX_HEADERS }),
});

/** The preferred encoding of an Accept-Encoding header; the smallest if several are equal. */
export const encodingFor = (accepted = ''): Encoding => negotiator.negotiate(accepted) ?? 'identity';

/** A document, as text or as bytes, in the requested encodings, each compressed lazily and once. */
export class EncodedBody {
  private readonly bodies = new Map<Encoding, Buffer>();
  private readonly making = new Map<Encoding, Promise<Buffer>>();
  private readonly hash: string;
  /** Released once a compressed body exists, from which it can be restored. */
  private plain: Buffer | undefined;

  constructor(document: string | Uint8Array) {
    this.plain = typeof document === 'string' ? Buffer.from(document, 'utf8') : Buffer.from(document);
    this.hash = createHash('sha256').update(this.plain).digest('base64url').slice(0, 27);
  }

  /** A strong ETag of the document in that encoding. */
  tag(encoding: Encoding): string {
    return `"${this.hash}-${encoding}"`;
  }

  /** The document in that encoding, if it was compressed before. */
  made(encoding: Encoding): Buffer | undefined {
    return this.bodies.get(encoding);
  }

  body(encoding: Encoding): Promise<Buffer> {
    const known = this.making.get(encoding);
    if (known) return known;
    const making = this.make(encoding);
    this.making.set(encoding, making);
    making.catch(() => this.making.delete(encoding));
    return making;
  }

  /** Bytes in memory. */
  get size(): number {
    let size = this.plain?.length ?? 0;
    for (const body of this.bodies.values()) size += body.length;
    return size;
  }

  private async make(encoding: Encoding): Promise<Buffer> {
    const body = await compress(encoding, this.plain ?? (await this.readAgain()));
    this.bodies.set(encoding, body);
    this.plain = undefined;
    return body;
  }

  private readAgain(): Promise<Buffer> {
    for (const [encoding, body] of this.bodies) return decoders[encoding](body);
    throw new Error('A document begins with its text.');
  }
}
