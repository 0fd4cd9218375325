/** Widths, in px, that the image server provides. [OPEN-44] */
export const PICTURE_WIDTHS_PX = [320, 640, 960, 1280, 1920] as const;

/** Width, in px, for browsers without `srcset`. */
const PLAIN_WIDTH_PX = 960;

/** Default path prefix of images. [OPEN-44] */
export const IMAGES_PREFIX = '/images';

/** Attributes of an `img` element. */
export interface PictureSources {
  src: string;
  srcSet?: string;
}

/**
 * Sources of `imageId`, or else of `src`. An image of this site (`/images/{id}`) has five widths, any other URL is used
 * as it is; undefined without either. [OPEN-44]
 */
export function pictureSources(from: {
  imageId?: string | undefined;
  src?: string | undefined;
  prefix?: string | undefined;
}): PictureSources | undefined {
  const prefix = from.prefix ?? IMAGES_PREFIX;
  const own = from.imageId ? `${prefix}/${encodeURIComponent(from.imageId)}` : from.src;
  if (!own) return undefined;
  // A signed URL (`?s=`) also accepts a width; any other query is left as it is.
  if (!own.startsWith(`${prefix}/`) || /\?(?!s=)/.test(own)) return { src: own };
  const at = (width: number): string => `${own}${own.includes('?') ? '&' : '?'}w=${width}`;
  return {
    src: at(PLAIN_WIDTH_PX),
    srcSet: PICTURE_WIDTHS_PX.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}
