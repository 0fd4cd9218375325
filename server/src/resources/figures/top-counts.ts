/**
 * Keeps the largest entries once there are twice as many, so that a new one has time to grow. Returns the entries to
 * store and those to add to the rest.
 */
export function topCounts<Value>(
  entries: ReadonlyMap<string, Value>,
  { most, sizeOf }: { most: number; sizeOf: (value: Value) => number },
): { largest: [string, Value][]; dropped: Value[] } {
  if (entries.size <= most * 2) return { largest: [...entries], dropped: [] };
  const sorted = [...entries].sort(([, a], [, b]) => sizeOf(b) - sizeOf(a));
  return { largest: sorted.slice(0, most), dropped: sorted.slice(most).map(([, value]) => value) };
}
