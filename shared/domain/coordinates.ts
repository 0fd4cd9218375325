/** The value of a coordinate field. [VAL-20] */
export type TypedCoordinate =
  | { kind: 'empty' }
  | { kind: 'value'; degrees: number }
  | { kind: 'wrong'; reason: 'coordinate' | 'coordinateRange' };

/** Largest latitude and longitude, in degrees. */
const LIMITS = { latitude: 90, longitude: 180 } as const;

/** The zero of each script whose digits have consecutive code points. */
const ZEROES = ['๐', '٠', '۰', '０'] as const;

/**
 * Parses degrees as people type or paste them: with a decimal comma, a degree sign, a Unicode minus, or Thai or Arabic
 * digits. [VAL-20]
 */
export function readCoordinate(text: string, kind: keyof typeof LIMITS): TypedCoordinate {
  const plain = withPlainDigits(text).trim().replace(/[−–]/, '-').replace(/\s*°$/, '').replace(/[,٫]/, '.');
  if (plain === '') return { kind: 'empty' };
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return { kind: 'wrong', reason: 'coordinate' };
  const degrees = Number(plain);
  return Math.abs(degrees) <= LIMITS[kind]
    ? { kind: 'value', degrees }
    : { kind: 'wrong', reason: 'coordinateRange' };
}

/** Parses a pair as map apps copy it: '18.7883, 98.9853'. Undefined for anything else. */
export function readPair(text: string): { latitude: string; longitude: string } | undefined {
  const [, latitude, longitude] = /^\s*([^,\s]+)(?:\s*,\s+|\s+|,)([^,\s]+)\s*$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined || !/[.,٫]/.test(latitude)) return undefined;
  const isPair =
    readCoordinate(latitude, 'latitude').kind === 'value' &&
    readCoordinate(longitude, 'longitude').kind === 'value';
  return isPair ? { latitude, longitude } : undefined;
}

const withPlainDigits = (text: string): string =>
  [...text]
    .map((sign) => {
      const zero = ZEROES.find((first) => sign >= first && sign.charCodeAt(0) - first.charCodeAt(0) < 10);
      return zero ? String(sign.charCodeAt(0) - zero.charCodeAt(0)) : sign;
    })
    .join('');
