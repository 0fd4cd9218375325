/** Reproducible random numbers in [0, 1) by seed. */
export type Random = () => number;

// Jest looks up globals slowly, and a simulation needs millions of numbers.
const { imul, log } = Math;

/** Mulberry32: uniform, fast, and with a long enough period for a few million events. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Time until the next event of a Poisson process with this rate. */
export const untilNext = (random: Random, rate: number): number => -log(1 - random()) / rate;
