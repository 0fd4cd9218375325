import { isHeic } from '../images/heic/is-heic.ts';
import { encodeJpeg } from './encode-jpeg.ts';

/** A picture to crop: rotated by its EXIF data, half its size, as a JPEG at a blob URL. */
export interface CropSource {
  /** A blob URL, which `dispose` revokes. */
  url: string;
  /** Size of the halved picture, in px. */
  width: number;
  height: number;
  dispose: () => void;
}

/** Longest side of the halved picture, in px: phones refuse larger canvases. */
const LONGER_SIDE_MAX_PX = 4096;
/** High, because the halved picture is encoded again after cropping. */
const QUALITY = 0.92;

/** Width and height of the picture to crop, in px: half of the original's, within the limit of phones. [CROP-09] */
export function cropSourceSize(picture: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const longer = Math.max(picture.width, picture.height);
  const scale = Math.min(0.5, LONGER_SIDE_MAX_PX / longer);
  const sized = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: sized(picture.width), height: sized(picture.height) };
}

/**
 * Reads a picture and halves it [CROP-09]; rejects files that cannot be decoded. An image element is rendered into the
 * small canvas, because browsers then decode a large JPEG near that size, unlike createImageBitmap, and apply its EXIF
 * rotation.
 */
export const readCropSource = (file: Blob): Promise<CropSource> =>
  withPicture(file, async (image) => {
    const size = cropSourceSize({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no room for a canvas');
    // A JPEG has no transparency; transparent pixels become white.
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, size.width, size.height);
    const url = URL.createObjectURL(await encodeJpeg(canvas, QUALITY));
    return { url, ...size, dispose: () => URL.revokeObjectURL(url) };
  });

/**
 * Passes the decoded picture of a file to `render`. HEIC, the format of iPhones, is converted first by browsers that do not
 * decode it; rejects other files that the browser cannot decode.
 */
export async function withPicture<Result>(
  file: Blob,
  render: (image: HTMLImageElement) => Promise<Result>,
): Promise<Result> {
  let url = URL.createObjectURL(file);
  try {
    let image: HTMLImageElement;
    try {
      image = await loadImage(url);
    } catch (error) {
      if (!(await isHeic(file))) throw error;
      const { heicAsJpeg } = await import(/* webpackChunkName: "heic" */ '../images/heic/heic-as-jpeg.ts');
      const jpeg = await heicAsJpeg(file);
      URL.revokeObjectURL(url);
      url = URL.createObjectURL(jpeg);
      image = await loadImage(url);
    }
    return await render(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Decodes the picture at a URL; rejects if the browser cannot. */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () =>
      image.naturalWidth > 0 ? resolve(image) : reject(new Error('a picture without a size'));
    image.onerror = () => reject(new Error('not a picture'));
    image.src = url;
  });
}
