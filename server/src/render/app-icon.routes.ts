import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ImageStore } from '../images/image-store.ts';
import { notFound } from '../kernel/app-error.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../resources/web-config/web-config.repository.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { APP_ICONS, type AppIcon, renderAppIcon } from './app-icon.ts';

/** Pixels; enough of a logo for every icon. */
const LOGO_WIDTH = 640;
/** About 20 KB each, five per provider. */
const MAX_CACHED_ICONS = 500;
/** A new logo has another URL. */
const A_DAY = 'public, max-age=86400';

const fileSchema = z.enum(Object.keys(APP_ICONS) as [AppIcon, ...AppIcon[]]);

/** Serves `/app-icon/:file`, the icons that the manifest and pages name. */
export async function appIconRoutes(
  app: FastifyInstance,
  { records, images }: { records: RecordStore; images: ImageStore },
): Promise<void> {
  const configs = webConfigRepository(records);
  const icons = new LRUCache<string, Buffer>({ max: MAX_CACHED_ICONS });

  app.get<{ Params: { file: string } }>('/app-icon/:file', async ({ provider, params }, reply) => {
    const { data: icon } = fileSchema.safeParse(params.file);
    if (!icon) throw notFound('This icon');
    const { logoImageId } = (await configs.get(provider.id, WEB_CONFIG_ID))?.value ?? {};
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
