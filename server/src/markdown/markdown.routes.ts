import type { FastifyInstance } from 'fastify';
import { requestedUrl } from '../plugins/requested-url.ts';
import { prefersMarkdown } from '../render/prefers-markdown.ts';
import { PUBLIC_TEXTS_PER_MINUTE, type PublicTextServices, sendPublicText } from '../render/public-text.ts';
import { llmsText } from './llms-text.ts';
import { pageMarkdown } from './page-markdown.ts';

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

/** Sends any public page as Markdown to clients that request it, and the site's index at /llms.txt. */
export async function markdownRoutes(app: FastifyInstance, services: PublicTextServices): Promise<void> {
  app.addConstraintStrategy(MARKDOWN_CONSTRAINT);
  const rateLimit = { max: PUBLIC_TEXTS_PER_MINUTE };

  app.get('/llms.txt', { config: { rateLimit } }, (request, reply) =>
    sendPublicText(services, request, reply, {
      type: 'text/plain',
      textOf: async (site, reader) =>
        request.provider.settings.isIndexed === false ? undefined : llmsText(site, reader),
    }),
  );

  app.get('/*', { constraints: { markdown: true }, config: { rateLimit } }, (request, reply) => {
    const address = requestedUrl(request);
    const query = new URLSearchParams(address.search);
    query.delete('lang');
    return sendPublicText(services, request, reply, {
      type: 'text/markdown',
      vary: 'accept',
      followsCookie: true,
      query: String(query),
      textOf: (site, reader) => pageMarkdown(site, address, reader),
    });
  });
}
