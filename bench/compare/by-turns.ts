import type { Figure } from './judge.ts';

/** Something of the revision that is compared with, and the same of this tree. */
export interface Sides<Of> {
  before: Of;
  now: Of;
}

/** Figures that belong together. */
export interface Group {
  title: string;
  figures: readonly Figure[];
}

interface Turns<Of, Result> {
  sides: Sides<Of>;
  runs: number;
  measure: (side: Of) => Promise<Result>;
}

/** Measures both sides one after the other, so often: what disturbs the machine for a while hits both. */
export async function byTurns<Of, Result>({
  sides,
  runs,
  measure,
}: Turns<Of, Result>): Promise<Sides<Result[]>> {
  const results: Sides<Result[]> = { before: [], now: [] };
  for (let run = 0; run < runs; run += 1) {
    results.before.push(await measure(sides.before));
    results.now.push(await measure(sides.now));
  }
  return results;
}

/** One figure of what was measured by turns. */
export function figureOf<Result>(
  results: Sides<readonly Result[]>,
  pick: (result: Result) => number,
  shown: Pick<Figure, 'name' | 'unit' | 'betterWhen'>,
): Figure {
  return { ...shown, before: results.before.map(pick), now: results.now.map(pick) };
}
