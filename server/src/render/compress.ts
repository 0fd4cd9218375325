import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Half of the best compression's time goes into its last few percent: pages are compressed while somebody waits. */
const BROTLI_QUALITY = 4;

export interface CompressedText {
  body: Buffer;
  /** Undefined when the reader takes neither brotli nor gzip. */
  encoding: 'br' | 'gzip' | undefined;
}

/** A text in the best encoding that the Accept-Encoding header allows. */
export async function compressText(text: string, acceptEncoding: string): Promise<CompressedText> {
  const plain = Buffer.from(text, 'utf8');
  if (/\bbr\b/.test(acceptEncoding)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return { body: await promisify(brotliCompress)(plain, { params }), encoding: 'br' };
  }
  if (/\bgzip\b/.test(acceptEncoding)) return { body: await promisify(gzip)(plain), encoding: 'gzip' };
  return { body: plain, encoding: undefined };
}
