import type { Part } from './minutes.ts';

/** Relative change below which memory counts as flat, because it depends on garbage collection. */
const MEMORY_NOISE = 0.1;
/** Relative change of CPU time that a busy machine can cause. */
const CPU_NOISE = 0.25;
/** The slowest hundredth of a third is a few requests, which other programs may have delayed. */
const P99_NOISE = 0.5;
/** In ms: smaller changes are not noticeable, whatever the ratio. */
const P99_FELT = 50;

export interface Growth {
  what: string;
  unit: 'bytes' | 'ms';
  first: number;
  last: number;
  /** last : first. */
  ratio: number;
  hasGrown: boolean;
}

interface Measure {
  what: string;
  unit: Growth['unit'];
  of: (part: Part) => number;
  isMore: (growth: number, ratio: number) => boolean;
}

const isMoreMemory: Measure['isMore'] = (_growth, ratio) => ratio > 1 + MEMORY_NOISE;

const MEASURES: readonly Measure[] = [
  { what: 'resident memory', unit: 'bytes', of: ({ resident }) => resident, isMore: isMoreMemory },
  { what: 'heap', unit: 'bytes', of: ({ heap }) => heap, isMore: isMoreMemory },
  {
    what: 'processor time',
    unit: 'ms',
    of: ({ cpu }) => cpu,
    isMore: (_growth, ratio) => ratio > 1 + CPU_NOISE,
  },
  {
    what: 'p99',
    unit: 'ms',
    of: ({ times }) => times.get('all')?.p99 ?? 0,
    isMore: (growth, ratio) => ratio > 1 + P99_NOISE && growth > P99_FELT,
  },
];

/** Changes from the first third of a run to the last. */
export const growthOf = (first: Part, last: Part): Growth[] =>
  MEASURES.map(({ what, unit, of, isMore }) => {
    const [was, is] = [of(first), of(last)];
    const ratio = was === 0 ? 1 : is / was;
    return { what, unit, first: was, last: is, ratio, hasGrown: isMore(is - was, ratio) };
  });

/** 'flat', or the values that have grown and their ratios. */
export function verdictOf(growths: readonly Growth[]): string {
  const grown = growths.filter(({ hasGrown }) => hasGrown);
  return grown.length === 0
    ? 'flat'
    : grown.map(({ what, ratio }) => `${what} grew by ${((ratio - 1) * 100).toFixed(0)} %`).join(', ');
}
