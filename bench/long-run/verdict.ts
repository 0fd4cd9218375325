import type { Part } from './minutes.ts';

/** Below this memory moves by itself: how much is resident follows from when garbage was collected. */
const MEMORY_NOISE = 0.1;
/** The slowest hundredth of a third is a few requests, which anything on the machine may have hit. */
const P99_NOISE = 0.5;
/** ms: what nobody feels is no growth, whatever the ratio. */
const P99_FELT = 50;

export interface Growth {
  what: string;
  first: number;
  last: number;
  /** last : first. */
  ratio: number;
  hasGrown: boolean;
}

/** The last third of a run beside the first. */
export function growthOf(first: Part, last: Part): Growth[] {
  const p99 = (part: Part): number => part.times.get('all')?.p99 ?? 0;
  const grown = (
    what: string,
    pick: (part: Part) => number,
    isMore: (growth: number, ratio: number) => boolean,
  ): Growth => {
    const [was, is] = [pick(first), pick(last)];
    const ratio = was === 0 ? 1 : is / was;
    return { what, first: was, last: is, ratio, hasGrown: isMore(is - was, ratio) };
  };
  const isMoreMemory = (_growth: number, ratio: number): boolean => ratio > 1 + MEMORY_NOISE;
  return [
    grown('resident memory', ({ resident }) => resident, isMoreMemory),
    grown('heap', ({ heap }) => heap, isMoreMemory),
    grown('p99', p99, (growth, ratio) => ratio > 1 + P99_NOISE && growth > P99_FELT),
  ];
}

/** 'flat', or what has grown and by how much. */
export function verdictOf(growths: readonly Growth[]): string {
  const grown = growths.filter(({ hasGrown }) => hasGrown);
  return grown.length === 0
    ? 'flat'
    : grown.map(({ what, ratio }) => `${what} grew by ${((ratio - 1) * 100).toFixed(0)} %`).join(', ');
}
