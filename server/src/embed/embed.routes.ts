import { addressInLanguage, escapeHtml, localized } from '@portico/shared/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError, notFound } from '../kernel/app-error.ts';
import { requestedOrigin } from '../plugins/requested-url.ts';
import { compileScript } from '../render/compile-script.ts';
import type { createPreviewImages } from '../render/preview-image.ts';
import { PUBLIC_TEXTS_PER_MINUTE, type PublicTextServices, sendPublicText } from '../render/public-text.ts';
import { CARD_SIZE, cardDocument, cardPolicy } from './card-document.ts';

/** A popular page elsewhere loads one card per visitor of the same network. */
const CARDS_PER_MINUTE = 600;

const ENTRY = new URL('./portico-card.client.ts', import.meta.url);
let script: string | undefined;

type ImageSizeOf = ReturnType<typeof createPreviewImages>;

const oembedQuery = z.object({
  url: z.string().max(2_000),
  format: z.string().max(20).optional(),
  maxwidth: z.coerce.number().int().min(1).optional(),
  maxheight: z.coerce.number().int().min(1).optional(),
});

/** Cards of pages for other websites: as a frame, as an element, and described by oEmbed. */
export async function embedRoutes(
  app: FastifyInstance,
  { imageSize, ...services }: PublicTextServices & { imageSize: ImageSizeOf },
): Promise<void> {
  app.get('/embed.js', { config: { anyHost: true } }, async (_request, reply) => {
    script ??= compileScript(ENTRY, 'es2020');
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=86400',
        // Loaded by pages of other websites.
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      })
      .send(script);
  });

  app.get('/embed/portals/:id', { config: { rateLimit: { max: CARDS_PER_MINUTE } } }, (request, reply) => {
    const { id } = request.params as { id: string };
    reply.removeHeader('x-frame-options');
    return sendPublicText(services, request, reply, {
      type: 'text/html',
      headers: {
        'content-security-policy': cardPolicy(request.provider.settings.embedOrigins),
        'cross-origin-resource-policy': 'cross-origin',
      },
      textOf: async (site, reader) => {
        const portal = await site.portal(id);
        return (
          portal && cardDocument(portal, localized((await site.config()).title, reader.language), reader)
        );
      },
    });
  });

  app.get('/oembed', { config: { rateLimit: { max: PUBLIC_TEXTS_PER_MINUTE } } }, (request, reply) => {
    const query = oembedQuery.safeParse(request.query);
    if (!query.success) throw new AppError('invalid', 'The address of a page is missing in `url`.');
    const { url, format = 'json', maxwidth = CARD_SIZE.width, maxheight = CARD_SIZE.height } = query.data;
    // By the specification of oEmbed.
    if (format !== 'json')
      return reply.code(501).type('text/plain').send('Only the format json is supported.');
    const origin = requestedOrigin(request);
    const page = URL.canParse(url) ? new URL(url) : undefined;
    const id = page && /^\/portals\/([^/]+)\/?$/.exec(page.pathname)?.[1];
    // Pages are known by their host: a proxy may end TLS.
    if (!page || !id || page.host !== new URL(origin).host || maxheight < CARD_SIZE.minHeight)
      throw notFound('A card of this page');
    const width = Math.min(maxwidth, CARD_SIZE.width);
    const height = Math.min(maxheight, CARD_SIZE.height);
    const asked = page.searchParams.get('lang') ?? undefined;
    return sendPublicText(services, request, reply, {
      type: 'application/json',
      asked,
      query: `${page.pathname} ${width} ${height}`,
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      textOf: async (site, reader) => {
        const portal = await site.portal(decodeURIComponent(id));
        if (!portal) return undefined;
        const title = localized(portal.title, reader.language);
        const picture = portal.imageURL;
        const size = await imageSize(request.provider.id, picture);
        return JSON.stringify({
          version: '1.0',
          type: 'rich',
          title,
          provider_name: localized((await site.config()).title, reader.language),
          provider_url: `${origin}/`,
          cache_age: 3600,
          width,
          height,
          html: `<iframe src="${escapeHtml(addressInLanguage(`${origin}/embed/portals/${id}`, reader.language))}" title="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
          ...(picture && size
            ? {
                thumbnail_url: new URL(picture, origin).href,
                thumbnail_width: size.width,
                thumbnail_height: size.height,
              }
            : {}),
        });
      },
    });
  });
}
