import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptPages, PageName } from './kept-pages.ts';
import { type Encoding, encodingFor, type PageText } from './page-text.ts';

export interface KeptToSend {
  request: FastifyRequest;
  reply: FastifyReply;
  text: PageText;
  headers: Readonly<Record<string, string>>;
  /** Where the text is kept, and as what: told when it had to be made in another encoding. */
  pages: Pick<KeptPages, 'grown'>;
  asked: PageName;
}

/**
 * What a handler returns to send a text in the reader's encoding, or to say that the reader has it: it may be kept and
 * has to be asked for. The text itself and not the reply, which would be waited for until all is sent.
 */
export async function sendKept({
  request,
  reply,
  text,
  headers,
  pages,
  asked,
}: KeptToSend): Promise<FastifyReply | Buffer> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const ofText = keptHeaders(text, encoding);
  reply.headers(headers).headers(ofText);
  if (namesTag(request.headers['if-none-match'], ofText.etag))
    return reply.removeHeader('content-encoding').code(304).send();
  const made = text.made(encoding);
  if (made) return made;
  const body = await text.body(encoding);
  pages.grown(asked);
  return body;
}

/** What a kept text is sent with: it may be kept by its reader too, and has to be asked for. */
export const keptHeaders = (text: PageText, encoding: Encoding) => ({
  'cache-control': 'private, no-cache',
  etag: text.tag(encoding),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

/** Whether an If-None-Match header names the tag; by HTTP a weak one counts too. */
function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined || header === tag) return header === tag;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
