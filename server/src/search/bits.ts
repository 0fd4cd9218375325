/** A set of doc ids, one bit each. */
export type Bits = Uint32Array<ArrayBuffer>;

export const emptyBits = (docs: number): Bits => new Uint32Array((docs + 31) >>> 5);

export const hasBit = (bits: Bits, doc: number): boolean =>
  (((bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1;

export function setBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
}

export function clearBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] as number) & ~(1 << (doc & 31));
}

/** The intersection of both sets, as a new set of the first one's length. */
export function bothBits(a: Bits, b: Bits): Bits {
  const result = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at++) result[at] = (a[at] as number) & (b[at] ?? 0);
  return result;
}

/** The docs of the first set that are not in the second, as a new set. */
export function withoutBits(a: Bits, b: Bits): Bits {
  const result = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at++) result[at] = (a[at] as number) & ~(b[at] ?? 0);
  return result;
}

/** Adds the docs of the second set to the first. */
export function addBits(target: Bits, source: Bits): void {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] as number) | (source[at] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** How many of these docs the set holds. */
export function countIn(bits: Bits, docs: Int32Array = NO_DOCS): number {
  let count = 0;
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    count += ((bits[doc >>> 5] as number) >>> (doc & 31)) & 1;
  }
  return count;
}

const NO_DOCS = new Int32Array(0);

/** Calls `visit` with every doc of the set, in ascending order. */
export function forEachBit(bits: Bits, visit: (doc: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      const lowest = word & -word;
      visit((at << 5) | (31 - Math.clz32(lowest)));
      word ^= lowest;
    }
  }
}
