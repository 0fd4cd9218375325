import { median } from '../measure/statistics.ts';

/** Measured values of both sides, one per run. */
export interface Figure {
  name: string;
  unit: 'KB' | 'ms' | 'MB' | 'per second' | '';
  betterWhen: 'less' | 'more';
  /** Empty if that side does not have it. */
  before: readonly number[];
  now: readonly number[];
  /** Known variation for other reasons. */
  knownNoise?: number | undefined;
}

export interface Judgement {
  before: number | undefined;
  now: number | undefined;
  /** now : before; undefined if a side is missing or `before` is 0. */
  ratio: number | undefined;
  /** The widest spread between runs of one side, or the known noise, relative to the base's median. */
  noise: number | undefined;
  verdict: 'better' | 'worse' | 'within the noise' | 'same' | 'new' | 'gone';
}

/** Decides whether a figure changed by more than its noise. */
export function judge({
  betterWhen,
  before,
  now,
  knownNoise = 0,
}: Pick<Figure, 'betterWhen' | 'before' | 'now' | 'knownNoise'>): Judgement {
  if (before.length === 0 || now.length === 0) {
    return {
      before: before.length === 0 ? undefined : median(before),
      now: now.length === 0 ? undefined : median(now),
      ratio: undefined,
      noise: undefined,
      verdict: before.length === 0 ? 'new' : 'gone',
    };
  }
  const [was, is] = [median(before), median(now)];
  const spread = Math.max(spreadOf(before), spreadOf(now), knownNoise);
  const share = (value: number): number | undefined => (was === 0 ? undefined : value / was);
  return { before: was, now: is, ratio: share(is), noise: share(spread), verdict: verdictOf() };

  function verdictOf(): Judgement['verdict'] {
    if (is === was) return 'same';
    if (Math.abs(is - was) <= spread) return 'within the noise';
    return is < was === (betterWhen === 'less') ? 'better' : 'worse';
  }
}

const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
