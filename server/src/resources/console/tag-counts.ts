import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordStore } from '../../storage/record-store.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';

/** Portals in memory at once; other requests run between two reads. */
const READ_AT_ONCE = 8;
/** A reading that took longer is used again for a minute. */
const SLOW_MS = 1_000;
const USED_AGAIN_MS = 60_000;

export interface TagCounts {
  /** How many portals store each tag, in every status. */
  of(provider: string): Promise<ReadonlyMap<string, number>>;
}

/** Reads every portal of a provider, once at a time; on a site where this is slow the counts may be a minute old. */
export function createTagCounts(
  records: Pick<RecordStore, 'list'>,
  clock: () => number = Date.now,
): TagCounts {
  const readings = new Map<string, Promise<ReadonlyMap<string, number>>>();

  async function read(provider: string): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page: readonly { id: string; value: PortalRecord }[] = await records.list<PortalRecord>({
        provider,
        kind: 'portal',
        after,
        limit: READ_AT_ONCE,
      });
      for (const { value } of page)
        for (const tag of new Set(value.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
      after = page.length === READ_AT_ONCE ? page.at(-1)?.id : undefined;
      await nextTurn();
    }
    return counts;
  }

  return {
    of(provider) {
      const running = readings.get(provider);
      if (running) return running;
      const startedAt = clock();
      const forget = () => readings.delete(provider);
      const reading = read(provider);
      readings.set(provider, reading);
      reading.then(() => {
        if (clock() - startedAt > SLOW_MS) setTimeout(forget, USED_AGAIN_MS).unref();
        else forget();
      }, forget);
      return reading;
    },
  };
}
