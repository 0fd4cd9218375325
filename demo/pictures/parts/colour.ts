/** A colour as '#rrggbb'. */
export type Colour = string;

type Channels = readonly [number, number, number];

function channels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function fromChannels([red, green, blue]: Channels): Colour {
  const part = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

/** The colour a share (0 to 1) of the way from one colour to the other. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const a = channels(from);
  const b = channels(to);
  const at = (index: 0 | 1 | 2): number => a[index] + (b[index] - a[index]) * share;
  return fromChannels([at(0), at(1), at(2)]);
}

/** A surface colour seen under coloured light. */
export function underLight(surface: Colour, light: Colour): Colour {
  const a = channels(surface);
  const b = channels(light);
  return fromChannels([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255]);
}

/** Towards a warm white (share 0 to 1). */
export function lighter(colour: Colour, share: number): Colour {
  return mix(colour, '#fff6e0', share);
}

/** Towards a blue-violet dark (share 0 to 1): painted shadows are never plain black. */
export function darker(colour: Colour, share: number): Colour {
  return mix(colour, '#14142e', share);
}
