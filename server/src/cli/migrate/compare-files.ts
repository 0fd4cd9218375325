import { createHash } from 'node:crypto';
import type { OnProgress } from '../../kernel/on-progress.ts';
import type { Hashes } from './compare-records.ts';
import type { Differences } from './differences.ts';
import type { FileLocation, ListedFile } from './file-location.ts';
import { inPairs, type Pair } from './in-pairs.ts';
import { FILES_AT_ONCE } from './move-files.ts';

export interface FileComparison {
  source: number;
  target: number;
  hash: Hashes;
}

interface Comparison {
  source: FileLocation;
  target: FileLocation;
  /** Kind of files, for messages. */
  what: string;
  differences: Differences;
  onFile?: OnProgress;
}

/** Compares the bytes of every file of both sides, in name order. */
export async function compareFiles(comparison: Comparison): Promise<FileComparison> {
  const { source, target, what, differences, onFile } = comparison;
  const hashes = { source: createHash('sha256'), target: createHash('sha256') };
  const counts = { source: 0, target: 0 };
  let waiting: Pair<ListedFile>[] = [];

  async function flush(): Promise<void> {
    const read = await Promise.all(
      waiting.map(async (pair) => ({
        name: (pair.source ?? pair.target)?.name ?? '',
        source: pair.source && hashOf(await source.read(pair.source.name)),
        target: pair.target && hashOf(await target.read(pair.target.name)),
      })),
    );
    waiting = [];
    for (const { name, ...found } of read) {
      for (const side of ['source', 'target'] as const) {
        if (found[side] === undefined) continue;
        counts[side]++;
        hashes[side].update(`${name} ${found[side]}\n`);
      }
      if (found.source === found.target) continue;
      const problem =
        found.target === undefined
          ? 'is missing at the target'
          : found.source === undefined
            ? 'is only at the target'
            : 'has other contents at the target';
      differences.add(`${what} ${name} ${problem}.`);
    }
    onFile?.(Math.max(counts.source, counts.target), 0);
  }

  for await (const pair of inPairs(source.list(), target.list(), ({ name }) => name)) {
    if (waiting.push(pair) === FILES_AT_ONCE) await flush();
  }
  await flush();
  return { ...counts, hash: { source: hashes.source.digest('hex'), target: hashes.target.digest('hex') } };
}

const hashOf = (bytes: Buffer | undefined): string | undefined =>
  bytes && createHash('sha256').update(bytes).digest('hex');
