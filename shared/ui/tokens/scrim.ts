/** Luminance of the scrim's colour, a warm near-black. */
const SCRIM_RGB = [18, 14, 10] as const;
/** Minimum contrast of white text on the photo. */
const TEXT_CONTRAST = 4.5;
/** The highest luminance of the background at which white text has that contrast. */
const DARK_ENOUGH = 1.05 / TEXT_CONTRAST - 0.05;

const toDisplay = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

/**
 * Opacity (0-1) of the scrim at which white text has 4.5:1 on a photo whose brightest part has `photoLuminance` (0-1,
 * as in WCAG); 1, a white photo, by default.
 */
export function scrimOpacity(photoLuminance = 1): number {
  const photo = toDisplay(Math.min(1, Math.max(0, photoLuminance)));
  const scrim = Math.max(...SCRIM_RGB) / 255;
  const target = toDisplay(DARK_ENOUGH);
  if (photo <= target) return 0;
  /** Rounded up, so that rounding never reduces the contrast. */
  return Math.ceil(((photo - target) / (photo - scrim)) * 100) / 100;
}

/** The scrim's colour at an opacity, for CSS. */
export function scrimColor(opacity: number): string {
  return `rgb(${SCRIM_RGB.join(' ')} / ${opacity})`;
}
