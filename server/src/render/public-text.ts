import type { Language } from '@portico/shared/contracts';
import { offeredLanguages } from '@portico/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../kernel/encodings.ts';
import { requestedOrigin, requestedUrl } from '../plugins/requested-url.ts';
import { EncodedBody } from './encoded-body.ts';
import type { PageCache } from './page-cache.ts';
import { pageLanguage } from './page-language.ts';
import { sendWithEtag } from './send-with-etag.ts';
import { type CallApi, createSiteReader, type SiteReader } from './site-reader.ts';

/** Per address and minute. Programs read these texts a few times a day. */
export const PUBLIC_TEXTS_PER_MINUTE = 60;

export interface PublicTextServices {
  callApi: CallApi;
  pages: PageCache;
  now: () => Date;
}

/** For whom a text is written. */
export interface TextReader {
  language: Language;
  /** Of the site, without a slash at the end. */
  origin: string;
  /** ms since 1970. */
  now: number;
}

interface PublicText {
  /** Media type. */
  type: string;
  /** Request headers that choose the text, beside Accept-Encoding. */
  vary?: string;
  /** Query parameters that choose the text, beside `lang`. */
  query?: string;
  /** The language that is asked for; `lang` of the query by default. */
  asked?: string | undefined;
  /** Whether the cookie with the visitor's choice counts where no language is asked for. */
  followsCookie?: boolean;
  /** Further response headers. */
  headers?: Readonly<Record<string, string>>;
  /** Undefined if visitors have no such page. */
  textOf: (site: SiteReader, reader: TextReader) => Promise<string | undefined>;
}

/**
 * Sends a text about the site's public content in the language of `?lang=`, of the cookie, or Thai. It is cached until the content
 * changes or the day ends.
 */
export async function sendPublicText(
  { callApi, pages, now }: PublicTextServices,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    type,
    vary,
    query = '',
    headers: further = {},
    asked = langOf(request),
    followsCookie = false,
    textOf,
  }: PublicText,
): Promise<FastifyReply | Buffer> {
  const { provider, headers, host } = request;
  const origin = requestedOrigin(request);
  const cookies = followsCookie ? request.cookies : {};
  const language = pageLanguage({ asked, cookies, offered: offeredLanguages(provider.settings) });
  const { pathname } = requestedUrl(request);
  const name = `${type} ${language} ${origin}${pathname} ${query}`;
  const key = { provider: provider.id, name, isOnProbation: query !== '' };
  const response = await pages.getOrRender(key, async () => {
    const reader = { language, origin, now: now().getTime() };
    const found = await textOf(createSiteReader(callApi, host), reader);
    const text = new EncodedBody(found ?? 'There is no such page.');
    // Compressed before it is cached, so that only the compressed size counts.
    await text.body(encodingFor(headers['accept-encoding']));
    const status = found === undefined ? 404 : 200;
    return { response: { kind: 'document', status, text }, isCacheable: status === 200 };
  });
  if (response.kind !== 'document') throw new Error('A public text is a single document.');
  const isFound = response.status === 200;
  return sendWithEtag({
    request,
    reply: reply.code(response.status),
    text: response.text,
    headers: {
      'content-type': `${isFound ? type : 'text/plain'}; charset=utf-8`,
      'content-language': language,
      vary: [vary, followsCookie && 'cookie', 'accept-encoding'].filter(Boolean).join(', '),
      ...further,
    },
    pages,
    key,
  });
}

const langOf = ({ query }: FastifyRequest): string | undefined => (query as { lang?: string }).lang;
