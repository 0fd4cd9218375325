import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { addVisits, writtenVisits } from './visit-counts.ts';

/** ms for which hits are collected into one write; a server that is killed loses the last ones. */
const WRITE_AFTER_MS = 1000;

/** Counts visits per provider, in batched writes and without personal data. */
export interface HitCounter {
  value(provider: string): Promise<number>;
  count(provider: string): void;
  /** Writes pending hits. */
  flush(): Promise<void>;
}

export function createHitCounter(
  records: RecordStore,
  { now, onError }: { now: () => Date; onError: (error: unknown) => void },
): HitCounter {
  const waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(provider: string, hits: number): Promise<void> {
    await retryOnConflict(() => addVisits(records, { provider, visits: hits, now: now() }));
    const left = (waiting.get(provider) ?? 0) - hits;
    if (left > 0) waiting.set(provider, left);
    else waiting.delete(provider);
  }

  async function writeAll(): Promise<void> {
    for (const [provider, hits] of waiting) await write(provider, hits);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll).catch(onError);
    return writing;
  }

  return {
    async value(provider) {
      return (await writtenVisits(records, provider)) + (waiting.get(provider) ?? 0);
    },
    count(provider) {
      waiting.set(provider, (waiting.get(provider) ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
    },
    flush,
  };
}
