import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** The quality with which our server compresses pages (server/src/render/encoded-body.ts); scripts have the highest. */
const PAGE_QUALITY = 5;

/** Compresses a text like our server. */
export function compressAsServed(
  text: string,
  headers: OutgoingHttpHeaders,
): { headers: OutgoingHttpHeaders; bytes: Buffer } {
  const isPage = String(headers['content-type']).startsWith('text/html');
  const quality = isPage ? PAGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  return {
    headers: { ...headers, 'content-encoding': 'br' },
    bytes: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  };
}
