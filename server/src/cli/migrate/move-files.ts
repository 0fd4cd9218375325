import type { OnProgress } from '../../kernel/on-progress.ts';
import type { FilePlace } from './file-place.ts';
import { inPairs } from './in-pairs.ts';

/** Files that travel at a time; some have ten megabytes. */
export const FILES_AT_ONCE = 8;

interface Move {
  source: FilePlace;
  target: FilePlace;
  onFile?: OnProgress;
}

/**
 * Makes the target's files those of the source: copies what is missing or of another size, and removes what the source
 * has no more. Names stand for contents, so what is there is not read again; `compareFiles` reads all. Gives how many it
 * copied or removed.
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
        // Removed since it was listed; the next pass sees to it.
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
