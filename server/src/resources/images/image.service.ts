import { ImageRefused, type StoredImage } from '../../images/image-store.ts';
import { AppError, type ErrorCode, notFound } from '../../plugins/app-error.ts';
import type { Services } from '../../services.ts';
import { onFreshRecords } from '../../storage/on-fresh-records.ts';
import { type ImageRemoval, imageRemoval } from './image.policy.ts';
import { imageRepository } from './image.repository.ts';
import { createImagePlaces } from './image-places.ts';

/** Owners of one picture whose upload may still wait to be saved; of more, the earliest uploads are forgotten. */
const MAX_UPLOADS_KEPT = 100;

interface TakenImage {
  provider: string;
  /** Id of a portal, or SITE. */
  owner: string;
  /** A uid; none is the operator. */
  by?: string | undefined;
  /** Bytes, or the path of a file that holds them. */
  source: Buffer | string;
  /** Pixels. */
  longerSide?: number | undefined;
  originalImageId?: string | undefined;
}

/** Keeps an uploaded image for its owner; refuses what is no image with the reason. [API-19, T-15] */
export async function takeImage(
  { records, images, now }: Pick<Services, 'records' | 'images' | 'now'>,
  { provider, owner, by, source, longerSide, originalImageId }: TakenImage,
): Promise<StoredImage> {
  const repository = imageRepository(records);
  const original = originalImageId && (await repository.get(provider, originalImageId));
  const upload = { owner, by, at: now().toISOString() };
  try {
    return await images.put(source, {
      longerSide,
      whenKept: ({ id, width, height, placeholder }) =>
        onFreshRecords(async () => {
          const kept = await repository.get(provider, id);
          const others = kept?.value.uploads?.filter((earlier) => earlier.owner !== owner) ?? [];
          const value = {
            width,
            height,
            placeholder,
            uploads: [upload, ...others].slice(0, MAX_UPLOADS_KEPT),
            ...(original ? { originalImageId: original.id } : {}),
          };
          await repository.put({ provider, id, value, expectedRevision: kept?.revision ?? 0 });
        }),
    });
  } catch (error) {
    if (error instanceof ImageRefused) throw new AppError(CODES[error.kind], error.message);
    throw error;
  }
}

const CODES = {
  'other-format': 'unsupported-type',
  damaged: 'invalid',
  'too-large': 'too-large',
} as const satisfies Record<ImageRefused['kind'], ErrorCode>;

type ImageKeepers = Pick<Services, 'records' | 'images' | 'providers'>;

/** Deletes an image for its owner, as `imageRemoval` decides; says what became of it. [API-21] */
export async function deleteImageOf(
  keepers: ImageKeepers,
  { provider, owner, id }: { provider: string; owner: string; id: string },
): Promise<Exclude<ImageRemoval, 'refuse' | 'unknown'>> {
  const image = await imageRepository(keepers.records).get(provider, id);
  if (!image) throw notFound('This image');
  const places = await createImagePlaces(keepers.records).of(provider, id);
  const removal = imageRemoval({ image: image.value, places, owner });
  if (removal === 'unknown') throw notFound('This image');
  if (removal === 'refuse') throw new AppError('conflict', 'Another page still shows this image.');
  if (removal === 'remove') await removeImage(keepers, image);
  return removal;
}

/** Takes an image from a provider as it was read; its bytes go when no provider has it any more. */
export async function removeImage(
  { records, images, providers }: ImageKeepers,
  { provider, id, revision }: { provider: string; id: string; revision: number },
): Promise<void> {
  const repository = imageRepository(records);
  await records.delete({ provider, kind: repository.kind, id, expectedRevision: revision });
  await images.remove(id, async () => {
    const found = await Promise.all(providers.all().map((other) => repository.get(other.id, id)));
    return found.some((record) => record !== undefined);
  });
}
