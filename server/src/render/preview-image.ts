import { imageRepository } from '../resources/images/image.repository.ts';
import type { RecordStore } from '../storage/record-store.ts';
import type { ImageSize } from './head-tags.ts';

/** Default width of an image in pixels; see `image.routes.ts`. */
const SENT_WIDTH = 1280;

/** The size in which link previews get an image of the provider; undefined for pictures of other sites. */
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
