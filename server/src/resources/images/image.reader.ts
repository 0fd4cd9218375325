import { createCache } from '../../kernel/create-cache.ts';
import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { isImagePublic } from './image.policy.ts';
import { imageRepository } from './image.repository.ts';
import type { ImageSignatures } from './image-signatures.ts';
import { createImageUsages } from './image-usages.ts';

/** Access to an image with the given signature, or without one. */
export type ImageAccess = 'public' | 'signed' | 'none';

interface ImageAccessRequest {
  provider: string;
  id: string;
  /** The `s` of the URL's query. */
  signature?: string | undefined;
}

/** Decides who may see an image; one of another provider does not exist. [T-07, OPEN-03] */
export interface ImageReader {
  accessTo(request: ImageAccessRequest): Promise<ImageAccess>;
}

/** About 100 bytes each; a page shows dozens of images, and a lookup takes as long as reading the image. */
const MAX_VERDICTS = 20_000;

export function createImageReader({
  records,
  imageSignatures,
  contentVersions,
}: {
  records: RecordStore;
  imageSignatures: ImageSignatures;
  contentVersions: ContentVersions;
}): ImageReader {
  const images = imageRepository(records);
  const usages = createImageUsages(records);
  const verdicts = createCache<{ version: string; isPublic: boolean | undefined }>(MAX_VERDICTS);

  /** Undefined for an image that the provider does not have. Cached until something of the provider changes. */
  async function isPublic(provider: string, id: string): Promise<boolean | undefined> {
    const key = `${provider}/${id}`;
    // Read before the lookup, so that a change meanwhile invalidates the entry.
    const version = contentVersions.withImages(provider);
    const cached = verdicts.get(key);
    if (cached?.version === version) return cached.isPublic;
    const image = await images.get(provider, id);
    const verdict = image && isImagePublic(await usages.withUpload(provider, id, image.value));
    verdicts.set(key, { version, isPublic: verdict });
    return verdict;
  }

  return {
    async accessTo({ provider, id, signature }) {
      const verdict = await isPublic(provider, id);
      if (verdict === undefined) return 'none';
      if (verdict) return 'public';
      return imageSignatures.isValid(provider, id, signature) ? 'signed' : 'none';
    },
  };
}
