import type { Figure } from './judge.ts';

/** A value of the base revision, and one of this tree. */
export interface Sides<Of> {
  before: Of;
  now: Of;
}

/** Figures of one table. */
export interface Group {
  title: string;
  figures: readonly Figure[];
}

interface Interleaved<Of, Result> {
  sides: Sides<Of>;
  runs: number;
  measure: (side: Of) => Promise<Result>;
}

/** Alternates measurements of both sides, so that a disturbance of the machine affects both. */
export async function interleave<Of, Result>({
  sides,
  runs,
  measure,
}: Interleaved<Of, Result>): Promise<Sides<Result[]>> {
  const results: Sides<Result[]> = { before: [], now: [] };
  for (let run = 0; run < runs; run += 1) {
    results.before.push(await measure(sides.before));
    results.now.push(await measure(sides.now));
  }
  return results;
}

/** One figure of interleaved measurements. */
export function figureOf<Result>(
  results: Sides<readonly Result[]>,
  pick: (result: Result) => number,
  shown: Pick<Figure, 'name' | 'unit' | 'betterWhen'>,
): Figure {
  return { ...shown, before: results.before.map(pick), now: results.now.map(pick) };
}
