import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { type Encoding, encodingFor } from '../kernel/encodings.ts';
import type { EncodedBody } from './encoded-body.ts';
import type { PageCache, PageCacheKey } from './page-cache.ts';

export interface EtagReply {
  request: FastifyRequest;
  reply: FastifyReply;
  text: EncodedBody;
  headers: Readonly<Record<string, string>>;
  /** The cache and key of the text, updated when it is compressed in another encoding. */
  pages: Pick<PageCache, 'updateSize'>;
  key: PageCacheKey;
}

/**
 * Sends a text in the reader's encoding, or 304 if its ETag matches. Handlers return its result, the body: Fastify
 * would await a returned reply until it is sent.
 */
export async function sendWithEtag({
  request,
  reply,
  text,
  headers,
  pages,
  key,
}: EtagReply): Promise<FastifyReply | Buffer> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const ofText = cacheHeaders(text, encoding);
  reply.headers(headers).headers(ofText);
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: ofText.etag }))
    return reply.removeHeader('content-encoding').code(304).send();
  const compressed = text.made(encoding);
  if (compressed) return compressed;
  const body = await text.body(encoding);
  pages.updateSize(key);
  return body;
}

/** Readers may store the page and must revalidate it before each use. */
export const cacheHeaders = (text: EncodedBody, encoding: Encoding) => ({
  'cache-control': 'private, no-cache',
  etag: text.tag(encoding),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});
