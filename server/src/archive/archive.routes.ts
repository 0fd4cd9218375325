import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { exportAccount, exportArchive } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditLog } from '../audit/audit-log.ts';
import { AppError } from '../kernel/app-error.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { requireRole, requireViewer } from '../plugins/viewer.policy.ts';
import { userRepository } from '../resources/auth/user.repository.ts';
import { uploadFolder } from '../resources/uploads/upload.ts';
import { exportPerson } from './export-person.ts';
import { exportProvider, type ProviderExport } from './provider-export.ts';

const ARCHIVES_PER_MINUTE = 2;

/** The downloads of a provider's archive, and of the data about oneself. */
export async function archiveRoutes(
  app: FastifyInstance,
  stores: ProviderExport['stores'] & { audit: AuditLog },
): Promise<void> {
  // An archive takes as much disk as the images in it.
  let isWriting = false;
  const limited = { perMinute: ARCHIVES_PER_MINUTE, isLimitPerPerson: true };

  /** Writes an archive into a temporary file and sends it. */
  async function sendArchive(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    name: string,
    write: (file: string) => Promise<unknown>,
  ): Promise<string> {
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
      await write(file);
      const content = createReadStream(file).once('close', () => {
        remove().catch((err: unknown) => request.log.error({ err }, 'an archive was not removed'));
      });
      const day = stores.now().toISOString().slice(0, 10);
      reply.headers({
        'content-type': 'application/gzip',
        'content-length': (await stat(file)).size,
        'content-disposition': `attachment; filename="${name}-${day}.tar.gz"`,
      });
      // Fastify sends a stream as it is, and closes it with the connection.
      return content as unknown as string;
    } catch (error) {
      await remove();
      throw error;
    }
  }

  endpoint(
    app,
    exportArchive,
    async ({ provider, viewer, request, reply }) => {
      requireRole(viewer, 'admin');
      return sendArchive({ request, reply }, provider.id, (file) =>
        exportProvider({ stores, provider, file, omitsSignIn: true }),
      );
    },
    limited,
  );

  endpoint(
    app,
    exportAccount,
    async ({ provider, viewer, request, reply }) => {
      const { uid } = requireViewer(viewer);
      const account = (await userRepository(stores.records).get(provider.id, uid))?.value;
      stores.audit.record({ event: 'user.export', request, on: { kind: 'user', id: uid } });
      return sendArchive({ request, reply }, 'my-data', (file) =>
        exportPerson({ stores, person: { provider: provider.id, uid, account }, file }),
      );
    },
    limited,
  );
}
