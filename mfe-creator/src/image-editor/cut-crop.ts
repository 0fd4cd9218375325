import { IMAGE_LONGER_SIDE } from '@portico/shared/contracts';
import { encodeJpeg } from './encode-jpeg.ts';

/** The chosen box, in pixels of the picture after its rotation by `rotate` degrees. */
export interface CropBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees, clockwise. */
  rotate: number;
}

/** The result: a JPEG and its size in px. */
export interface CropResult {
  blob: Blob;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Below this on its longer side, in px, a picture looks blurred on pages that show it large. [T-36] */
export const USABLE_LONGER_SIDE_PX = 800;

/** Without visible loss, much smaller than quality 1. */
const QUALITY = 0.9;

/** Width and height of the bounding box of a rotated picture. */
export function turnedSize({ width, height }: Size, rotate: number): Size {
  const radians = (rotate * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/**
 * The largest box of a ratio, centred on a rotated picture, whose corners are inside the picture. In the picture's
 * unit.
 */
export function largestBox({ width, height }: Size, rotate: number, ratio: number): Size {
  const radians = (rotate * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const boxHeight = Math.min(width / (ratio * cos + sin), height / (ratio * sin + cos));
  return { width: boxHeight * ratio, height: boxHeight };
}

/**
 * Size and matrix of a canvas that the box fills. The size is within what the server stores; the matrix applies to the
 * picture around its centre.
 */
export function cropDrawing(picture: Size, box: CropBox) {
  const scale = Math.min(1, IMAGE_LONGER_SIDE.default / Math.max(box.width, box.height));
  const turned = turnedSize(picture, box.rotate);
  const radians = (box.rotate * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians) * scale, Math.cos(radians) * scale];
  const middle = { x: (turned.width / 2 - box.x) * scale, y: (turned.height / 2 - box.y) * scale };
  return {
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
    matrix: [cos, sin, -sin, cos, middle.x, middle.y] as const,
  };
}

/** The box of the picture as a JPEG. Only its own pixels are rendered. [CROP-08] */
export async function cutCrop(image: HTMLImageElement, box: CropBox): Promise<CropResult> {
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  const { width, height, matrix } = cropDrawing(picture, box);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no room for a canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...matrix);
  context.drawImage(image, -picture.width / 2, -picture.height / 2);
  return { blob: await encodeJpeg(canvas, QUALITY), width, height };
}
