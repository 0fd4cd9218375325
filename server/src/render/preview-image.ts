import { imageRepository } from '../resources/images/image.repository.ts';
import type { RecordStore } from '../storage/record-store.ts';
import type { ImageSize } from './head-tags.ts';

/** What an image is sent as without a wish, see `image.routes.ts`. Pixels. */
const SENT_WIDTH = 1280;

/** The size in which a link preview gets an image of the provider; undefined for a picture that is elsewhere. */
export function createPreviewImages(records: RecordStore) {
  const images = imageRepository(records);
  return async (provider: string, address: string | undefined): Promise<ImageSize | undefined> => {
    const [, id] = /^\/images\/([\w-]{1,80})$/.exec(address ?? '') ?? [];
    const image = id && (await images.get(provider, id))?.value;
    if (!image) return undefined;
    const width = Math.min(image.width, SENT_WIDTH);
    return { width, height: Math.round((image.height * width) / image.width) };
  };
}
