import type { OnProgress } from '../../kernel/on-progress.ts';
import type { FileLocation } from './file-location.ts';
import { inPairs } from './in-pairs.ts';

/** Concurrent file transfers; some files have ten megabytes. */
export const FILES_AT_ONCE = 8;

interface Move {
  source: FileLocation;
  target: FileLocation;
  onFile?: OnProgress;
}

/**
 * Copies files that are missing or differ in size, and removes those that the source lacks; returns the number of
 * changes. Names are content hashes, so existing files are not read; `compareFiles` reads all.
 */
export async function moveFiles({ source, target, onFile }: Move): Promise<number> {
  let [moved, seen] = [0, 0];
  let copies: string[] = [];
  let removed: string[] = [];

  async function flush(): Promise<void> {
    const [names, gone] = [copies, removed];
    copies = [];
    removed = [];
    await target.remove(gone);
    await Promise.all(
      names.map(async (name) => {
        const bytes = await source.read(name);
        // Removed since it was listed; the next pass handles it.
        if (bytes) await target.write(name, bytes);
      }),
    );
    moved += names.length + gone.length;
  }

  for await (const pair of inPairs(source.list(), target.list(), ({ name }) => name)) {
    onFile?.(++seen, 0);
    if (pair.source && pair.source.bytes !== pair.target?.bytes) copies.push(pair.source.name);
    else if (!pair.source && pair.target) removed.push(pair.target.name);
    if (copies.length + removed.length === FILES_AT_ONCE) await flush();
  }
  await flush();
  return moved;
}
