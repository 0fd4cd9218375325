/** A colour as red, green and blue, each 0-255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Parses `#rgb`, `#rrggbb` or `rgb(r, g, b)`; undefined for anything else, so that no untrusted text reaches a style
 * sheet.
 */
export function parseColor(text: string): Rgb | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (hex) {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const value = Number.parseInt(full, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  }
  const channels = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text.trim());
  if (!channels) return undefined;
  const [red, green, blue] = channels.slice(1).map((channel) => Math.min(255, Number(channel)));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** The colour as `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes `amount` (0-1) of `other` into `color`. */
export function mix(color: Rgb, other: Rgb, amount: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(color[index] + (other[index] - color[index]) * amount);
  return [channel(0), channel(1), channel(2)];
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG 2 defines it. */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
