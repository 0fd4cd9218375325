import { setImmediate } from 'node:timers/promises';
import { IMAGE_KEEPERS, IMAGE_PLACES } from '@portico/shared/contracts';
import type { Config } from '../../config/config.ts';
import { imagesOf } from '../../content/image-references.ts';
import type { ImageStore } from '../../images/image-store.ts';
import type { CleanupJob, CleanupRun } from '../../kernel/cleanup-job.ts';
import { pagesOf } from '../../kernel/pages.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import type { Providers } from '../../providers/providers.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { type ImageRecord, imageRepository } from './image.repository.ts';
import { removeImage } from './image.service.ts';

interface Stores {
  records: RecordStore;
  providers: Providers;
  images: ImageStore;
  config: Config;
}

/** Long enough to finish an open form, and to undo the replacement or the deletion of a picture. */
const KEPT_UNSHOWN_MS = 24 * 3_600_000;

/** ISO time from which the clean-up may remove an image that nothing shows or retains. */
export function removableFrom(
  { unshownSince, deleted }: Pick<ImageRecord, 'unshownSince' | 'deleted'>,
  now: Date,
): string {
  const since = Math.max(
    unshownSince === undefined ? now.getTime() : Date.parse(unshownSince),
    deleted ? Date.parse(deleted.at) : 0,
  );
  return new Date(since + KEPT_UNSHOWN_MS).toISOString();
}

/** Queried only for images without other usages, because there are many more records of these kinds. */
const VERSIONS = ['portal-version'];
/** Kinds of records that show or retain images, with an `image` index. An original is retained as long as its crops. */
const SHOWING_KINDS = [...IMAGE_PLACES, ...IMAGE_KEEPERS].filter((kind) => !VERSIONS.includes(kind));

/** Removes images without a usage for a day: replaced ones, and uploads that were never saved. */
export const unshownImages: CleanupJob<Stores> = {
  name: 'unshown-images',
  isAudited: true,
  async run(context) {
    let removed = 0;
    for (const { id: provider } of context.providers.all()) {
      if (context.stopping.signal.aborted) break;
      for await (const page of pagesOf(context.records, { provider, kind: 'image' })) {
        const shown = await shownAmong(
          context,
          provider,
          page.map(({ id }) => id),
        );
        for (const image of page as StoredRecord<ImageRecord>[]) {
          if (context.stopping.signal.aborted) return removed;
          if (await follow(context, image, shown.has(image.id))) removed++;
        }
        // Yields to requests.
        await setImmediate();
      }
    }
    return removed;
  },
};

async function shownAmong(
  { records }: CleanupRun & Stores,
  provider: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const imagesIn = async (kinds: readonly string[], value: readonly string[]) => {
    const where = { field: 'image', value };
    const found = await Promise.all(kinds.map((kind) => records.list<object>({ provider, kind, where })));
    return found.flat().flatMap((record) => imagesOf(record.value as object));
  };
  const shown = new Set(await imagesIn(SHOWING_KINDS, ids));
  const unshown = ids.filter((id) => !shown.has(id));
  if (unshown.length === 0) return shown;
  return new Set([...shown, ...(await imagesIn(VERSIONS, unshown))]);
}

/** Records since when an image has no usage, and removes it a day later; returns whether it was removed. */
async function follow(
  context: CleanupRun & Stores,
  image: StoredRecord<ImageRecord>,
  isShown: boolean,
): Promise<boolean> {
  const { provider, id, revision, value } = image;
  const { unshownSince, deleted, ...rest } = value;
  const note = (noted: ImageRecord) =>
    imageRepository(context.records).put({ provider, id, value: noted, expectedRevision: revision });
  try {
    if (isShown && (unshownSince !== undefined || deleted)) await note(rest);
    if (!isShown && unshownSince === undefined)
      await note({ ...value, unshownSince: context.now.toISOString() });
    const isOver =
      !isShown &&
      unshownSince !== undefined &&
      removableFrom(value, context.now) <= context.now.toISOString();
    // Checked again: a save may have used it since its page was read.
    if (!isOver || (await shownAmong(context, provider, [id])).has(id)) return false;
    await removeImage(context, image);
    return true;
  } catch (error) {
    // Uploaded again meanwhile: its day begins again.
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}
