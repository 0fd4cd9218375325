import type { ImageFormat, ImageWidth } from './image-store.ts';

/** Name of an image's original: `originals/ab/abcd…`. */
export const originalFile = (id: string): string => `originals/${id.slice(0, 2)}/${id}`;

/** Name of one of an image's sizes: `variants/ab/abcd….640.webp`. */
export const variantFile = (id: string, width: ImageWidth, format: ImageFormat): string =>
  `variants/${id.slice(0, 2)}/${id}.${width}.${format}`;
