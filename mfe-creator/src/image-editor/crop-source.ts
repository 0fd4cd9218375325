/** A picture ready to be cropped: oriented as its camera meant, half its size, as a JPEG that only this page knows. */
export interface CropSource {
  /** A blob address; given back with `dispose`. */
  url: string;
  /** Pixels of the halved picture. */
  width: number;
  height: number;
  dispose: () => void;
}

/** Above this many pixels on its longer side a halved picture is made smaller still: phones refuse larger canvases. */
const LONGER_SIDE_MAX_PX = 4096;
/** The halved picture is encoded once more after cropping, so nothing may be lost here that an eye could see. */
const QUALITY = 0.92;

/** Width and height, in px, of what is cropped: half of the picture's, and no more than a phone can hold. [CROP-09] */
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
 * Reads a picture and halves it [CROP-09]; rejects what the browser cannot show as a picture. The image element is drawn
 * straight into the small canvas: browsers then decode a large JPEG at about the size that is needed, so a 48 megapixel
 * photo never stands in memory whole (createImageBitmap decodes it in full before it makes it smaller). The element also
 * turns the picture as its EXIF data say.
 */
export async function readCropSource(file: Blob): Promise<CropSource> {
  const original = URL.createObjectURL(file);
  try {
    const image = await loadImage(original);
    const size = cropSourceSize({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no room for a canvas');
    // A JPEG has no transparency: what shines through is white, as on the page.
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, size.width, size.height);
    const url = URL.createObjectURL(await encodeJpeg(canvas, QUALITY));
    return { url, ...size, dispose: () => URL.revokeObjectURL(url) };
  } finally {
    URL.revokeObjectURL(original);
  }
}

/** The picture behind an address, decoded; rejects what the browser cannot show as one. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () =>
      image.naturalWidth > 0 ? resolve(image) : reject(new Error('a picture without a size'));
    image.onerror = () => reject(new Error('not a picture'));
    image.src = url;
  });
}

/** The canvas as a JPEG [CROP-08]; the canvas is empty afterwards, so that its memory is free at once. */
export async function encodeJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  canvas.width = 0;
  canvas.height = 0;
  if (!blob) throw new Error('the picture could not be encoded');
  return blob;
}
