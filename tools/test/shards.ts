/** Seconds assumed for a file that was not measured yet. */
const UNKNOWN_SECONDS = 15;

/** Measured seconds of each journey file, by its name. */
export type FileSeconds = Readonly<Record<string, number>>;

/**
 * Assigns each file to one of `count` shards so that all take about the same time: the longest first, each to the shard
 * with the least time. The same files and seconds give the same shards, so which journeys share a server is equal in
 * every run.
 */
export function splitIntoShards(files: readonly string[], seconds: FileSeconds, count: number): string[][] {
  const secondsOf = (file: string): number => seconds[file] ?? UNKNOWN_SECONDS;
  const shards = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }));
  for (const file of files.toSorted(
    (one, other) => secondsOf(other) - secondsOf(one) || compare(one, other),
  )) {
    const shortest = shards.reduce((least, shard) => (shard.seconds < least.seconds ? shard : least));
    shortest.files.push(file);
    shortest.seconds += secondsOf(file);
  }
  return shards.map((shard) => shard.files.toSorted(compare));
}

/** By UTF-16 code units, so that the order does not depend on the machine's language. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
