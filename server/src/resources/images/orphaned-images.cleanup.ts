import { setImmediate } from 'node:timers/promises';
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

/** Long enough to finish a form that was left open, and to take a replaced picture back. */
const KEPT_UNSHOWN_MS = 24 * 3_600_000;

/** Whatever may show an image or needs it later: its records are indexed by `image`. */
const SHOWING_KINDS = [
  'portal',
  'deleted-portal',
  'product',
  'town',
  'listing',
  'web-config',
  'web-page',
  // An original is kept as long as what was cropped from it.
  'image',
];
/** Of these there are many times as many, so they are asked only for what nothing else shows. */
const KEEPING_KINDS = ['portal-version'];

/** Removes images that nothing has shown for a day: replaced ones, and uploads that were never saved anywhere. */
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
        // Requests go first.
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
  return new Set([...shown, ...(await imagesIn(KEEPING_KINDS, unshown))]);
}

/** Notes since when nothing shows an image, and removes it a day later; whether it did. */
async function follow(
  context: CleanupRun & Stores,
  image: StoredRecord<ImageRecord>,
  isShown: boolean,
): Promise<boolean> {
  const { provider, id, revision, value } = image;
  const { unshownSince, ...rest } = value;
  const note = (noted: ImageRecord) =>
    imageRepository(context.records).put({ provider, id, value: noted, expectedRevision: revision });
  try {
    if (isShown && unshownSince !== undefined) await note(rest);
    if (!isShown && unshownSince === undefined)
      await note({ ...rest, unshownSince: context.now.toISOString() });
    const isOver =
      !isShown &&
      unshownSince !== undefined &&
      context.now.getTime() - Date.parse(unshownSince) >= KEPT_UNSHOWN_MS;
    // Asked once more: since its page was read, a save may have come to show it.
    if (!isOver || (await shownAmong(context, provider, [id])).has(id)) return false;
    await removeImage(context, image);
    return true;
  } catch (error) {
    // Uploaded again meanwhile: its day begins again.
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}
