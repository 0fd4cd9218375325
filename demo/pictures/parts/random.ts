/** A seeded random source: equal seeds produce equal sequences on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A number between the two bounds. */
  range(from: number, to: number): number;
  /** A whole number between the two bounds, both included. */
  int(from: number, to: number): number;
  /** One of the listed things. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** An independent source, so that more details in one part do not change every other part. */
  fork(label: string): Random;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // A final mix, so that similar seeds produce different pictures.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** Creates the random source (mulberry32) of a seed text. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor((to - from + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
