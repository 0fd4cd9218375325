import { stat } from 'node:fs/promises';
import type { Config } from '../../config/config.ts';
import { ImageRefused, type ImageStore, type StoredImage } from '../../images/image-store.ts';
import { AppError, type ErrorCode, notFound } from '../../kernel/app-error.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { providerRepository } from '../../providers/providers.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import { countUpload, imageUsageWrite } from '../quotas/usage.ts';
import { type ImageRemoval, imageRemoval, mayShow } from './image.policy.ts';
import { type ImageRecord, type ImageUpload, imageRepository, SITE } from './image.repository.ts';
import { createImageUsages } from './image-usages.ts';

/** Maximum owners whose upload of one picture may still be unsaved; beyond, the earliest uploads are dropped. */
const MAX_UPLOADS = 100;

interface TakenImage {
  provider: string;
  /** Id of a portal, or SITE. */
  owner: string;
  /** A uid; undefined for the operator. */
  by?: string | undefined;
  /** Bytes, or the path of a file. */
  source: Buffer | string;
  /** Pixels. */
  longerSide?: number | undefined;
  originalImageId?: string | undefined;
}

/** Stores an uploaded image for its owner; rejects what is not an image, with the reason. [API-19, T-15] */
export async function takeImage(
  stores: { records: RecordStore; images: ImageStore; now: () => Date; config: Config },
  { provider, owner, by, source, longerSide, originalImageId }: TakenImage,
): Promise<StoredImage> {
  const { records, images, now } = stores;
  const repository = imageRepository(records);
  const original = originalImageId && (await repository.get(provider, originalImageId));
  const bytes = typeof source === 'string' ? (await stat(source)).size : source.byteLength;
  const upload = { owner, by, at: now().toISOString(), bytes };
  const isBound = by !== undefined;
  // Counted before processing, so that invalid files count towards the daily quota as well.
  if (isBound) await retryOnConflict(() => countUpload(stores, { provider, account: by, bytes, now: now() }));
  const usageWrite = async () => {
    const portal = owner === SITE ? undefined : await portalRepository(records).get(provider, owner);
    return portal ? [await imageUsageWrite(stores, { portal: portal.value, images: 1, bytes, isBound })] : [];
  };
  await usageWrite();
  let unrecorded: string | undefined;
  try {
    return await images.put(source, {
      longerSide,
      onStored: ({ id, width, height, placeholder, file }) =>
        retryOnConflict(async () => {
          const stored = await repository.get(provider, id);
          const others = stored?.value.uploads?.filter((earlier) => earlier.owner !== owner) ?? [];
          const value = {
            width,
            height,
            placeholder,
            file,
            uploads: [upload, ...others].slice(0, MAX_UPLOADS),
            ...(original ? { originalImageId: original.id } : {}),
          };
          const isNew = !stored?.value.uploads?.some((earlier) => earlier.owner === owner);
          unrecorded = id;
          await records.batch([
            repository.write({ provider, id, value, expectedRevision: stored?.revision ?? 0 }),
            ...(isNew ? await usageWrite() : []),
          ]);
          unrecorded = undefined;
        }),
    });
  } catch (error) {
    // No record refers to the files: a concurrent upload used up the portal's quota.
    const id = unrecorded;
    if (id !== undefined) await images.remove(id, () => isRecorded(records, id));
    if (error instanceof ImageRefused) throw new AppError(CODES[error.kind], error.message);
    throw error;
  }
}

interface Sharing {
  provider: string;
  id: string;
  /** Id of the portal that is to show the image. */
  owner: string;
}

/** Whether an admin may give an image to a portal: one of the site, one that everyone sees, or its own. [T-07, T-09] */
export async function isShareable(
  records: RecordStore,
  { provider, id, owner }: Sharing,
  stored?: StoredRecord<ImageRecord>,
): Promise<boolean> {
  const image = (stored ?? (await imageRepository(records).get(provider, id)))?.value;
  if (!image) return false;
  const usages = await createImageUsages(records).of(provider, id);
  return [SITE, owner].some((one) => mayShow({ image, usages, owner: one }));
}

/**
 * Makes an image an upload of a portal too, which then may show it; undefined for an image that is not shareable. For a
 * portal that is not stored yet, `countOwnImages` counts it later.
 */
export async function shareWithPortal(
  stores: { records: RecordStore; now: () => Date; config: Config },
  { by, ...sharing }: Sharing & { by: string },
): Promise<ImageRecord | undefined> {
  const { records, now } = stores;
  const { provider, id, owner } = sharing;
  const repository = imageRepository(records);
  return retryOnConflict(async () => {
    const stored = await repository.get(provider, id);
    if (!stored || !(await isShareable(records, sharing, stored))) return undefined;
    const { value: image, revision } = stored;
    const { uploads = [] } = image;
    if (uploads.some((upload) => upload.owner === owner)) return image;
    const bytes = uploads[0]?.bytes;
    const upload = { owner, by, at: now().toISOString(), bytes };
    const value = { ...image, uploads: [upload, ...uploads].slice(0, MAX_UPLOADS) };
    const portal = await portalRepository(records).get(provider, owner);
    await records.batch([
      repository.write({ provider, id, value, expectedRevision: revision }),
      ...(portal && bytes !== undefined
        ? [await imageUsageWrite(stores, { portal: portal.value, images: 1, bytes })]
        : []),
    ]);
    return value;
  });
}

/** Counts images that were shared with a portal before it was stored. */
export async function countOwnImages(
  stores: { records: RecordStore; config: Config },
  { portal, ids }: { portal: PortalRecord; ids: readonly string[] },
): Promise<void> {
  const images = await imageRepository(stores.records).getMany(portal.provider, ids);
  for (const { value } of images) {
    const bytes = value.uploads?.find(({ owner }) => owner === portal._id)?.bytes;
    if (bytes === undefined) continue;
    await retryOnConflict(async () =>
      stores.records.batch([await imageUsageWrite(stores, { portal, images: 1, bytes, isBound: false })]),
    );
  }
}

const CODES = {
  'other-format': 'unsupported-type',
  damaged: 'invalid',
  'too-large': 'too-large',
} as const satisfies Record<ImageRefused['kind'], ErrorCode>;

interface ImageKeepers {
  records: RecordStore;
  images: ImageStore;
  config: Config;
}

/** Deletes an image for its owner as `imageRemoval` decides, and returns the result. [API-21] */
export async function deleteImageOf(
  keepers: ImageKeepers,
  { provider, owner, id }: { provider: string; owner: string; id: string },
): Promise<Exclude<ImageRemoval, 'refuse' | 'unknown'>> {
  return retryOnConflict(async () => {
    const image = await imageRepository(keepers.records).get(provider, id);
    if (!image) throw notFound('This image');
    const usages = await createImageUsages(keepers.records).of(provider, id);
    const removal = imageRemoval({ image: image.value, usages, owner });
    if (removal === 'unknown') throw notFound('This image');
    if (removal === 'refuse') throw new AppError('conflict', 'Another page still shows this image.');
    if (removal === 'remove') await removeImage(keepers, image);
    return removal;
  });
}

/**
 * Removes an image from a provider at the revision that was read; deletes the bytes when no provider has it any more.
 */
export async function removeImage(
  keepers: ImageKeepers,
  { provider, id, revision, value }: StoredRecord<ImageRecord>,
): Promise<void> {
  const { records, images } = keepers;
  const kind = imageRepository(records).kind;
  await records.batch([
    { delete: { provider, kind, id, expectedRevision: revision } },
    ...(await usageOfRemoval(keepers, { provider, uploads: value.uploads ?? [] })),
  ]);
  await images.remove(id, () => isRecorded(records, id));
}

/** Uploads from before the quotas have no size and were not counted. */
async function usageOfRemoval(
  keepers: ImageKeepers,
  { provider, uploads }: { provider: string; uploads: readonly ImageUpload[] },
): Promise<RecordWrite[]> {
  const portals = portalRepository(keepers.records);
  const writes = uploads.map(async ({ owner, bytes }) => {
    const portal = bytes === undefined || owner === SITE ? undefined : await portals.get(provider, owner);
    return portal
      ? [await imageUsageWrite(keepers, { portal: portal.value, images: -1, bytes: -(bytes ?? 0) })]
      : [];
  });
  return (await Promise.all(writes)).flat();
}

/** Whether any provider has a record of the image. */
async function isRecorded(records: RecordStore, id: string): Promise<boolean> {
  const providers = await providerRepository(records).list(SYSTEM_PARTITION);
  const found = await Promise.all(providers.map((provider) => imageRepository(records).get(provider.id, id)));
  return found.some((record) => record !== undefined);
}
