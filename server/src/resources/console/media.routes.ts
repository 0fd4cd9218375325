import {
  consoleImages,
  deleteImages as deleteImagesCall,
  replaceImage as replaceImageCall,
  restoreImages as restoreImagesCall,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import { createImageReader } from '../images/image.reader.ts';
import {
  createMediaTable,
  deleteImages,
  listImages,
  type MediaStores,
  restoreImages,
} from './media.service.ts';
import { replaceImage } from './replace-image.service.ts';

/** Per address. */
const LISTS = { perMinute: 120, limitGroup: 'console-media' };
/** Per person: a call may rewrite a hundred records. */
const CHANGES = { perMinute: 60, isLimitPerPerson: true, limitGroup: 'change-media' };

/** Routes of the console about images. */
export async function consoleMediaRoutes(
  app: FastifyInstance,
  services: MediaStores & { config: Config },
): Promise<void> {
  const stores = { ...services, table: createMediaTable(services), access: createImageReader(services) };

  endpoint(
    app,
    consoleImages,
    async ({ query, provider: { id: provider }, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await listImages(stores, { provider, query }));
    },
    LISTS,
  );

  endpoint(
    app,
    replaceImageCall,
    async ({ params, body: { data }, provider: { id: provider }, viewer }) => {
      const by = requireRole(viewer, 'admin').uid;
      return ok(
        await replaceImage(services, { provider, by, from: params.id, to: data.by, only: data.records }),
      );
    },
    CHANGES,
  );

  endpoint(
    app,
    deleteImagesCall,
    async ({ body: { data }, provider: { id: provider }, viewer }) => {
      const by = requireRole(viewer, 'admin').uid;
      return ok(await deleteImages(services, { provider, by, ids: data.ids }));
    },
    CHANGES,
  );

  endpoint(
    app,
    restoreImagesCall,
    async ({ body: { data }, provider: { id: provider }, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await restoreImages(services, { provider, ids: data.ids }));
    },
    CHANGES,
  );
}
