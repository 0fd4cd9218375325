import { createHash } from 'node:crypto';
import { compress, decompress, type Encoding } from '../kernel/encodings.ts';

/** A good compromise: the first reader waits for the compression. */
const BROTLI_QUALITY = 7;

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
    const body = await compress(encoding, this.plain ?? (await this.readAgain()), BROTLI_QUALITY);
    this.bodies.set(encoding, body);
    this.plain = undefined;
    return body;
  }

  private readAgain(): Promise<Buffer> {
    for (const [encoding, body] of this.bodies) return decompress(encoding, body);
    throw new Error('A document begins with its text.');
  }
}
