import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type PageText } from './page-text.ts';

export interface KeptToSend {
  request: FastifyRequest;
  reply: FastifyReply;
  text: PageText;
  headers: Readonly<Record<string, string>>;
  /** Called when the text had to be made in another encoding. */
  onGrown: () => void;
}

/** Sends a text in the reader's encoding, or says that the reader has it: it may be kept and has to be asked for. */
export async function sendKept({
  request,
  reply,
  text,
  headers,
  onGrown,
}: KeptToSend): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const tag = text.tag(encoding);
  reply.headers({ ...headers, 'cache-control': 'private, no-cache', etag: tag });
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const made = text.made(encoding);
  if (made) return reply.send(made);
  const body = await text.body(encoding);
  onGrown();
  return reply.send(body);
}

/** Whether an If-None-Match header names the tag; by HTTP a weak one counts too. */
function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined || header === tag) return header === tag;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
