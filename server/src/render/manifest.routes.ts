import { FALLBACK_LANGUAGE, LANGUAGES } from '@portico/shared/contracts';
import { directionOf, localized, offeredLanguages } from '@portico/shared/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { WEB_CONFIG_ID, webConfigRepository } from '../resources/web-config/web-config.repository.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** Background of the light theme (shared/ui/tokens), shown while an installed app starts. */
const GROUND = '#f8f6f3';
/** Accent of a site that has set none. */
const DEFAULT_BRAND = '#0b5a57';

const querySchema = z.object({ lang: z.enum(LANGUAGES).catch(FALLBACK_LANGUAGE) });

/** Serves `/manifest.webmanifest`, which makes a provider's site installable. */
export async function manifestRoutes(
  app: FastifyInstance,
  { records }: { records: RecordStore },
): Promise<void> {
  const configs = webConfigRepository(records);

  app.get('/manifest.webmanifest', async ({ provider, query }, reply) => {
    const { lang: asked } = querySchema.parse(query);
    const lang = offeredLanguages(provider.settings).find((code) => code === asked) ?? FALLBACK_LANGUAGE;
    const config = (await configs.get(provider.id, WEB_CONFIG_ID))?.value;
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
