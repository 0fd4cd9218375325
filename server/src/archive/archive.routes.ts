import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { exportArchive } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { requireRole } from '../plugins/viewer.policy.ts';
import { uploadFolder } from '../resources/uploads/upload.ts';
import { exportProvider, type ProviderExport } from './provider-export.ts';

const ARCHIVES_PER_MINUTE = 2;

/** The download of a provider's archive. */
export async function archiveRoutes(app: FastifyInstance, stores: ProviderExport['stores']): Promise<void> {
  // An archive takes as much disk as the images of the site.
  let isWriting = false;

  endpoint(
    app,
    exportArchive,
    async ({ provider, viewer, request, reply }) => {
      requireRole(viewer, 'admin');
      if (isWriting) throw new AppError('conflict', 'Another archive is being written. Try again soon.');
      isWriting = true;
      const parent = uploadFolder(stores.config.dataFolder);
      await mkdir(parent, { recursive: true });
      const folder = await mkdtemp(path.join(parent, 'download-'));
      const remove = async () => {
        isWriting = false;
        await rm(folder, { recursive: true, force: true });
      };
      try {
        const file = path.join(folder, 'archive.tar.gz');
        await exportProvider({ stores, provider, file, omitsSignIn: true });
        const content = createReadStream(file).once('close', () => {
          remove().catch((err: unknown) => request.log.error({ err }, 'an archive was not removed'));
        });
        const day = stores.now().toISOString().slice(0, 10);
        reply.headers({
          'content-type': 'application/gzip',
          'content-length': (await stat(file)).size,
          'content-disposition': `attachment; filename="${provider.id}-${day}.tar.gz"`,
        });
        // Fastify sends a stream as it is, and closes it with the connection.
        return content as unknown as string;
      } catch (error) {
        await remove();
        throw error;
      }
    },
    { perMinute: ARCHIVES_PER_MINUTE, isLimitPerPerson: true },
  );
}
