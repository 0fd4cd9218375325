import type { Random } from './random.ts';

/** A Zipf distribution: rank r has a probability in proportion to 1 / (r + 1) ** exponent. */
export interface Zipf {
  /** A rank, from 0. */
  sample(random: Random): number;
  /** Probability of that rank. */
  share(rank: number): number;
}

export function createZipf(count: number, exponent: number): Zipf {
  const below = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1) ** exponent;
    below[rank] = sum;
  }
  return {
    sample(random) {
      const wanted = random() * sum;
      let [low, high] = [0, count - 1];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((below[middle] ?? 0) > wanted) high = middle;
        else low = middle + 1;
      }
      return low;
    },
    share: (rank) => 1 / (rank + 1) ** exponent / sum,
  };
}
