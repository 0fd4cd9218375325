/** Widths, in px, that the image server provides. [OPEN-44] */
export const PICTURE_WIDTHS_PX = [320, 640, 960, 1280, 1920] as const;

/** Width, in px, for browsers without `srcset`. */
const PLAIN_WIDTH_PX = 960;

/** Pixels of the screen per CSS px above which a wider file looks the same. */
const DENSITY_MAX = 2;

/** Default path prefix of images. [OPEN-44] */
export const IMAGES_PREFIX = '/images';

/** Attributes of an `img` element. */
export interface PictureSources {
  src: string;
  srcSet?: string;
}

/**
 * Sources of `imageId`, or else of `src`. An image of this site (`/images/{id}`) has five widths, without those that are
 * wider than `sizes` needs; any other URL is used as it is; undefined without either. [OPEN-44]
 */
export function pictureSources(from: {
  imageId?: string | undefined;
  src?: string | undefined;
  prefix?: string | undefined;
  /** The `sizes` attribute of the element. */
  sizes?: string | undefined;
}): PictureSources | undefined {
  const prefix = from.prefix ?? IMAGES_PREFIX;
  const own = from.imageId ? `${prefix}/${encodeURIComponent(from.imageId)}` : from.src;
  if (!own) return undefined;
  // A signed URL (`?s=`) also accepts a width; any other query is left as it is.
  if (!own.startsWith(`${prefix}/`) || /\?(?!s=)/.test(own)) return { src: own };
  const at = (width: number): string => `${own}${own.includes('?') ? '&' : '?'}w=${width}`;
  const widths = widthsFor(from.sizes);
  const widest = widths.at(-1) ?? PLAIN_WIDTH_PX;
  return {
    src: at(Math.min(PLAIN_WIDTH_PX, widest)),
    ...(widths.length > 1 && { srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') }),
  };
}

/** The widths up to the first that is enough for the widest frame of `sizes`. Lists render hundreds of pictures. */
function widthsFor(sizes = '100vw'): readonly number[] {
  const known = widthsBySizes.get(sizes);
  if (known) return known;
  const needed = widestOf(sizes) * DENSITY_MAX;
  const enough = PICTURE_WIDTHS_PX.findIndex((width) => width >= needed);
  const widths = enough < 0 ? PICTURE_WIDTHS_PX : PICTURE_WIDTHS_PX.slice(0, enough + 1);
  widthsBySizes.set(sizes, widths);
  return widths;
}

const widthsBySizes = new Map<string, readonly number[]>();

/**
 * The widest frame, in CSS px, of a `sizes` attribute of lengths in px and vw with conditions of `min-width`, widest
 * window first; Infinity for any other attribute, and for a vw that the window does not limit.
 */
function widestOf(sizes: string): number {
  let window = Number.POSITIVE_INFINITY;
  let widest = 0;
  for (const entry of sizes.split(',')) {
    const [, from, length, unit] = SIZE.exec(entry.trim()) ?? [];
    widest = Math.max(widest, unit === 'px' ? Number(length) : (Number(length) / 100) * window);
    window = Number(from);
  }
  return Number.isNaN(widest) ? Number.POSITIVE_INFINITY : widest;
}

/** `(min-width: 769px) 31vw` or `46vw`. */
const SIZE = /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|vw)$/;
