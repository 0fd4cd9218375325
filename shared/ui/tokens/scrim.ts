/** The scrim's darkness is a warm near-black of this luminance (rgb 18 14 10). */
const SCRIM_RGB = [18, 14, 10] as const;
/** Least contrast of white text on the photo. */
const TEXT_CONTRAST = 4.5;
/** The luminance under white text at which it has just that contrast. */
const DARK_ENOUGH = 1.05 / TEXT_CONTRAST - 0.05;

const toDisplay = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

/**
 * How opaque (0-1) the scrim behind white text must be so that the text keeps 4.5:1 on a photo whose brightest part
 * has `photoLuminance` (0-1, as WCAG measures). 1, a white photo, when nobody measured.
 */
export function scrimOpacity(photoLuminance = 1): number {
  const photo = toDisplay(Math.min(1, Math.max(0, photoLuminance)));
  const scrim = Math.max(...SCRIM_RGB) / 255;
  const target = toDisplay(DARK_ENOUGH);
  if (photo <= target) return 0;
  /** Rounded up, so that rounding never costs contrast. */
  return Math.ceil(((photo - target) / (photo - scrim)) * 100) / 100;
}

/** The scrim's colour at an opacity, for CSS. */
export function scrimColor(opacity: number): string {
  return `rgb(${SCRIM_RGB.join(' ')} / ${opacity})`;
}
