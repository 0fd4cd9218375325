import type { ReplyOf, uploadImage } from '@portico/shared/contracts';
import type { StoredImage } from '../../images/image-store.ts';

/** URL of an image; other widths by `?w=` in pixels. [API-22, DATA-05] */
export const imageUrl = (id: string | undefined): string | undefined => id && `/images/${id}`;

/** URL of the small variant. [API-23] */
export const smallImageUrl = (id: string | undefined): string | undefined => id && `/small-images/${id}`;

/** Both URLs of an image id; empty without one. */
export function imageUrls(id: string | undefined): { imageURL?: string; smallImageURL?: string } {
  return id ? { imageURL: `/images/${id}`, smallImageURL: `/small-images/${id}` } : {};
}

interface UploadResponse {
  image: StoredImage;
  isPublic: boolean;
  /** Signs the URL of an image that is not public. [OPEN-03] */
  sign: (address: string) => string;
  now: Date;
}

/** Reply of an upload: the image's id, and URLs at which the uploader can see it. [API-19] */
export function presentUpload({ image, isPublic, sign, now }: UploadResponse): ReplyOf<typeof uploadImage> {
  const { id, width, height, placeholder } = image;
  const address = (plain: string) => (isPublic ? plain : sign(plain));
  return {
    status: 'ok',
    ref: id,
    lastChecked: now.toISOString(),
    width,
    height,
    placeholder,
    imageURL: address(`/images/${id}`),
    smallImageURL: address(`/small-images/${id}`),
  };
}
