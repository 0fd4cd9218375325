/** Reproducible random numbers in [0, 1) by seed. */
export type Random = () => number;

/** Mulberry32: uniform, fast, and with a long enough period for a few million events. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Time until the next event of a Poisson process with this rate. */
export const untilNext = (random: Random, rate: number): number => -Math.log(1 - random()) / rate;
