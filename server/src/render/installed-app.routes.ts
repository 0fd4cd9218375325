import { FALLBACK_LANGUAGE, LANGUAGES } from '@portico/shared/contracts';
import { directionOf, localized, offeredLanguages } from '@portico/shared/domain';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ImageStore } from '../images/image-store.ts';
import { notFound } from '../kernel/app-error.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../resources/web-config/web-config.repository.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { APP_ICONS, type AppIcon, renderAppIcon } from './app-icon.ts';

/** Background of the light theme (shared/ui/tokens), shown while an installed app starts. */
const GROUND = '#f8f6f3';
/** Accent of a site that has set none. */
const DEFAULT_BRAND = '#0b5a57';
/** Pixels; enough of a logo for every icon. */
const LOGO_WIDTH = 640;
/** About 20 KB each, five per provider. */
const MAX_KEPT_ICONS = 500;
/** A new logo has another URL. */
const A_DAY = 'public, max-age=86400';

const querySchema = z.object({ lang: z.enum(LANGUAGES).catch(FALLBACK_LANGUAGE) });
const fileSchema = z.enum(Object.keys(APP_ICONS) as [AppIcon, ...AppIcon[]]);

/** Serves `/manifest.webmanifest` and its icons, which make a provider's site installable. */
export async function installedAppRoutes(
  app: FastifyInstance,
  { records, images }: { records: RecordStore; images: ImageStore },
): Promise<void> {
  const configs = webConfigRepository(records);
  const icons = new LRUCache<string, Buffer>({ max: MAX_KEPT_ICONS });
  const configOf = async (provider: string) => (await configs.get(provider, WEB_CONFIG_ID))?.value;

  app.get('/manifest.webmanifest', async ({ provider, query }, reply) => {
    const { lang: asked } = querySchema.parse(query);
    const lang = offeredLanguages(provider.settings).find((code) => code === asked) ?? FALLBACK_LANGUAGE;
    const config = await configOf(provider.id);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          // The same app in every language.
          id: '/',
          start_url: '/',
          scope: '/',
          name: localized(config?.title, lang) || 'Portico',
          short_name: localized(config?.title, lang) || 'Portico',
          description: localized(config?.description, lang) || undefined,
          lang,
          dir: directionOf(lang),
          display: 'standalone',
          background_color: GROUND,
          theme_color: config?.brandColor ?? DEFAULT_BRAND,
          icons: iconsOf(config?.logoImageId),
        }),
      );
  });

  app.get<{ Params: { file: string } }>('/app-icon/:file', async ({ provider, params }, reply) => {
    const { data: icon } = fileSchema.safeParse(params.file);
    if (!icon) throw notFound('This icon');
    const { logoImageId } = (await configOf(provider.id)) ?? {};
    const key = `${logoImageId ?? ''} ${icon}`;
    const bytes = icons.get(key) ?? (await renderAppIcon(icon, await logo(logoImageId)));
    icons.set(key, bytes);
    return reply.type('image/png').header('cache-control', A_DAY).send(bytes);
  });

  async function logo(id: string | undefined): Promise<Buffer | undefined> {
    if (id === undefined) return undefined;
    return (await images.variant({ id, width: LOGO_WIDTH, accepts: ['webp'] }))?.bytes;
  }
}

const iconsOf = (logo: string | undefined) =>
  (['192', '512'] as const).flatMap((side) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/app-icon/${purpose === 'any' ? '' : 'maskable-'}${side}.png${logo ? `?of=${logo}` : ''}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  );
