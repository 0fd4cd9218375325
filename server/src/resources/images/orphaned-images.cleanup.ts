import { setImmediate } from 'node:timers/promises';
import type { Config } from '../../config/config.ts';
import type { ImageStore } from '../../images/image-store.ts';
import type { CleanupJob, CleanupRun } from '../../kernel/cleanup-job.ts';
import { pagesOf } from '../../kernel/pages.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import type { Providers } from '../../providers/providers.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { type ImageRecord, imageRepository } from './image.repository.ts';
import { removeImage } from './image.service.ts';
import { usedAmong } from './image-places.ts';

interface Stores {
  records: RecordStore;
  providers: Providers;
  images: ImageStore;
  config: Config;
}

/** Long enough to finish an open form, and to undo the replacement or the deletion of a picture. */
const RETENTION_MS = 24 * 3_600_000;

/** ISO time from which the clean-up may remove an image that nothing shows or retains. */
export function removableFrom(
  { unshownSince, deleted }: Pick<ImageRecord, 'unshownSince' | 'deleted'>,
  now: Date,
): string {
  const since = Math.max(
    unshownSince === undefined ? now.getTime() : Date.parse(unshownSince),
    deleted ? Date.parse(deleted.at) : 0,
  );
  return new Date(since + RETENTION_MS).toISOString();
}

/** Removes images without a usage for a day: replaced ones, and uploads that were never saved. */
export const orphanedImages: CleanupJob<Stores> = {
  name: 'unshown-images',
  isAudited: true,
  async run(context) {
    let removed = 0;
    for (const { id: provider } of context.providers.all()) {
      if (context.stopping.signal.aborted) break;
      for await (const page of pagesOf(context.records, { provider, kind: 'image' })) {
        const used = await usedAmong(context.records, { provider, ids: page.map(({ id }) => id) });
        for (const image of page as StoredRecord<ImageRecord>[]) {
          if (context.stopping.signal.aborted) return removed;
          if (await follow(context, image, used.has(image.id))) removed++;
        }
        // Yields to requests.
        await setImmediate();
      }
    }
    return removed;
  },
};

/** Records since when an image has no usage, and removes it a day later; returns whether it was removed. */
async function follow(
  context: CleanupRun & Stores,
  image: StoredRecord<ImageRecord>,
  isUsed: boolean,
): Promise<boolean> {
  const { provider, id, revision, value } = image;
  const { unshownSince, deleted, ...rest } = value;
  const save = (changed: ImageRecord) =>
    imageRepository(context.records).put({ provider, id, value: changed, expectedRevision: revision });
  try {
    if (isUsed && (unshownSince !== undefined || deleted)) await save(rest);
    if (!isUsed && unshownSince === undefined)
      await save({ ...value, unshownSince: context.now.toISOString() });
    const isOver =
      !isUsed && unshownSince !== undefined && removableFrom(value, context.now) <= context.now.toISOString();
    // Checked again: a save may have used it since its page was read.
    if (!isOver || (await usedAmong(context.records, { provider, ids: [id] })).has(id)) return false;
    await removeImage(context, image);
    return true;
  } catch (error) {
    // Uploaded again meanwhile: its day begins again.
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}
