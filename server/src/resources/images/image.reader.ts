import type { Services } from '../../services.ts';
import { isImagePublic } from './image.policy.ts';
import { imageRepository } from './image.repository.ts';
import { createImagePlaces } from './image-places.ts';

/** What an image is to someone who holds this signature, or none. */
export type ImageAccess = 'public' | 'signed' | 'none';

interface ImageQuestion {
  provider: string;
  id: string;
  /** The `s` of the address. */
  signature?: string | undefined;
}

/** Finds out who may see an image; what is another provider's does not exist. [T-07, OPEN-03] */
export interface ImageReader {
  accessTo(question: ImageQuestion): Promise<ImageAccess>;
}

export function createImageReader({
  records,
  imageSignatures,
}: Pick<Services, 'records' | 'imageSignatures'>): ImageReader {
  const images = imageRepository(records);
  const places = createImagePlaces(records);
  return {
    async accessTo({ provider, id, signature }) {
      const image = await images.get(provider, id);
      if (!image) return 'none';
      if (isImagePublic(await places.withUpload(provider, id, image.value))) return 'public';
      return imageSignatures.isValid(provider, id, signature) ? 'signed' : 'none';
    },
  };
}
