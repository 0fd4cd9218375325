/** Widths, in px, that the image server makes. [OPEN-44] */
export const PICTURE_WIDTHS_PX = [320, 640, 960, 1280, 1920] as const;

/** The width a browser without srcset gets, in px. */
const PLAIN_WIDTH_PX = 960;

/** Where images live unless configured otherwise. [OPEN-44] */
export const IMAGES_PREFIX = '/images';

/** What an img element loads. */
export interface PictureSources {
  src: string;
  srcSet?: string;
}

/**
 * Addresses of an image by `imageId`, else of `src`. One of our own (`/images/{id}`) comes in five widths; a foreign
 * address as it is; undefined when there is neither. [OPEN-44]
 */
export function pictureSources(from: {
  imageId?: string | undefined;
  src?: string | undefined;
  prefix?: string | undefined;
}): PictureSources | undefined {
  const prefix = from.prefix ?? IMAGES_PREFIX;
  const own = from.imageId ? `${prefix}/${encodeURIComponent(from.imageId)}` : from.src;
  if (!own) return undefined;
  // A signed address (`?s=`) takes a width as well; one with another query is as its giver wants it.
  if (!own.startsWith(`${prefix}/`) || /\?(?!s=)/.test(own)) return { src: own };
  const at = (width: number): string => `${own}${own.includes('?') ? '&' : '?'}w=${width}`;
  return {
    src: at(PLAIN_WIDTH_PX),
    srcSet: PICTURE_WIDTHS_PX.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}
