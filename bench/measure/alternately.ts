/** Repeats a visit of each side, in turns and each time in the other order, so that load falls on all. */
export async function alternately<Side extends string, Result>(
  sides: readonly Side[],
  runs: number,
  once: (side: Side) => Promise<Result>,
): Promise<Record<Side, Result[]>> {
  const results = Object.fromEntries(sides.map((side) => [side, []])) as unknown as Record<Side, Result[]>;
  for (let run = 0; run < runs; run += 1)
    for (const side of run % 2 === 0 ? sides : sides.toReversed()) results[side].push(await once(side));
  return results;
}
