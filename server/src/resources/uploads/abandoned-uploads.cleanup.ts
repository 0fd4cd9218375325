import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { CleanupJob } from '../../kernel/cleanup-job.ts';
import { uploadFolder } from './upload.ts';

/** Far longer than any upload takes. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** Removes temporary files and folders of uploads and downloads that a crash interrupted. */
export const abandonedUploads: CleanupJob<{ config: Config }> = {
  name: 'abandoned-uploads',
  async run({ config, now, stopping }) {
    const folder = uploadFolder(config.dataFolder);
    let removed = 0;
    for (const name of await readdir(folder).catch(() => [])) {
      if (stopping.signal.aborted) break;
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (now.getTime() - mtimeMs < ABANDONED_AFTER_MS) continue;
      await rm(file, { recursive: true, force: true });
      removed++;
    }
    return removed;
  },
};
