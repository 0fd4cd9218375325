import { offeredLanguages } from '@portico/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EncodedBody, encodingFor } from '../render/encoded-body.ts';
import type { PageCache } from '../render/page-cache.ts';
import { pageLanguage } from '../render/page-language.ts';
import { prefersMarkdown } from '../render/prefers-markdown.ts';
import { requestedOrigin, requestedUrl } from '../render/requested-url.ts';
import { sendWithEtag } from '../render/send-with-etag.ts';
import { llmsText } from './llms-text.ts';
import { pageMarkdown } from './page-markdown.ts';
import type { MarkdownReader } from './portal-markdown.ts';
import { type CallApi, createSiteReader, type SiteReader } from './site-reader.ts';

/** Like the sitemap: read by programs a few times a day. */
const PER_MINUTE = 60;

const NOT_FOUND = 'There is no such page.';

export interface MarkdownOptions {
  callApi: CallApi;
  pages: PageCache;
  now: () => Date;
}

/** Routes with this constraint serve readers who prefer Markdown. */
const MARKDOWN_CONSTRAINT: Parameters<FastifyInstance['addConstraintStrategy']>[0] = {
  name: 'markdown',
  storage() {
    const handlers = new Map<unknown, never>();
    return {
      get: (value) => handlers.get(value) ?? null,
      set: (value, handler) => void handlers.set(value, handler as never),
    };
  },
  validate: () => undefined,
  // Undefined, not false, so that all other requests match routes without the constraint.
  deriveConstraint: ({ headers }) => (prefersMarkdown(headers.accept) ? true : undefined),
};

/** Sends any public page as Markdown to readers who ask for it, and the site's index at /llms.txt. */
export async function markdownRoutes(app: FastifyInstance, options: MarkdownOptions): Promise<void> {
  const { pages } = options;
  app.addConstraintStrategy(MARKDOWN_CONSTRAINT);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    textOf: (site: SiteReader, reader: MarkdownReader) => Promise<string | undefined>,
  ): Promise<FastifyReply | Buffer> {
    const { provider, headers, host } = request;
    const origin = requestedOrigin(request);
    const { lang: asked } = request.query as { lang?: string };
    const offered = offeredLanguages(provider.settings);
    const language = pageLanguage({ asked, cookies: {}, offered });
    const { pathname } = requestedUrl(request);
    const key = { provider: provider.id, name: `${type} ${language} ${origin}${pathname}` };
    const response = await pages.getOrRender(key, async () => {
      const reader = { language, origin, now: options.now().getTime() };
      const found = await textOf(createSiteReader(options.callApi, host), reader);
      const text = new EncodedBody(found ?? NOT_FOUND);
      // Compressed before it is cached, so that only the compressed size counts.
      await text.body(encodingFor(headers['accept-encoding']));
      const status = found === undefined ? 404 : 200;
      return { response: { kind: 'document', status, text }, isCacheable: status === 200 };
    });
    if (response.kind !== 'document') throw new Error('Markdown is a single document.');
    const ofText = {
      'content-type': `${type}; charset=utf-8`,
      'content-language': language,
      vary: 'accept, accept-encoding',
    };
    return sendWithEtag({
      request,
      reply: reply.code(response.status),
      text: response.text,
      headers: ofText,
      pages,
      key,
    });
  }

  app.get('/llms.txt', { config: { rateLimit: { max: PER_MINUTE } } }, (request, reply) =>
    send(request, reply, 'text/plain', (site, reader) =>
      request.provider.settings.isIndexed === false ? Promise.resolve(undefined) : llmsText(site, reader),
    ),
  );

  app.get(
    '/*',
    { constraints: { markdown: true }, config: { rateLimit: { max: PER_MINUTE } } },
    (request, reply) =>
      send(request, reply, 'text/markdown', (site, reader) =>
        pageMarkdown(site, requestedUrl(request).pathname, reader),
      ),
  );
}
