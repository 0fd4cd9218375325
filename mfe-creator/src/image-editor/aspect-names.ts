import type { Aspects } from '@portico/shared/contracts';

/** The aspect ratios of crops, width to height, in the order of the select. [CROP-03] */
export const ASPECT_NAMES = ['1:1', '1:2', '2:3', '4:3', '4:5', '9:16', '16:9'] as const;
export type AspectName = (typeof ASPECT_NAMES)[number];

/** '16:9' as the width and height that a picture is stored with. [DATA-10] */
export function aspectsOf(name: AspectName): Aspects {
  const [width = 1, height = 1] = name.split(':').map(Number);
  return { width, height };
}

/** '16:9' as width divided by height. */
export function ratioOf(name: AspectName): number {
  const { width, height } = aspectsOf(name);
  return width / height;
}
