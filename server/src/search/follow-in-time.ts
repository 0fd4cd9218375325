import type { ChangeListener, RecordStore } from '../storage/record-store.ts';
import { isSearched } from './indexer.ts';

/** ms that a write waits until searches find it. */
const PATIENCE_MS = 2_000;

/** Tells of writes once searches find them. */
export interface FollowedWrites extends Pick<RecordStore, 'subscribe'> {
  /** When the oldest write was made that searches do not find yet, in ms since 1970; undefined when there is none. */
  behindSince(): number | undefined;
}

interface FollowOptions {
  records: Pick<RecordStore, 'subscribe'>;
  follow: ChangeListener;
  /** A write was not followed after it was acknowledged. */
  onError: (error: unknown) => void;
  timeoutMs?: number;
}

/**
 * Has the search follow writes, and a write wait for that for a bounded time; while the search is behind, no write waits.
 * Subscribers hear of a write once searches find it; of one that is followed later than acknowledged they hear twice, so
 * that what they keep of the older index is outdated.
 */
export function followInTime(options: FollowOptions): FollowedWrites {
  const { records, follow, onError, timeoutMs = PATIENCE_MS } = options;
  const listeners = new Set<ChangeListener>();
  let late = 0;
  const unfollowed = new Set<{ since: number }>();

  records.subscribe(async (changes) => {
    const write = { since: Date.now() };
    unfollowed.add(write);
    const following = Promise.resolve(follow(changes)).finally(() => unfollowed.delete(write));
    if (late === 0 && (await settlesWithin(following, timeoutMs))) return following;
    late++;
    following
      .then(async () => {
        for (const listener of listeners) await listener(changes);
      })
      .catch(onError)
      .finally(() => late--);
  }, isSearched);

  return {
    behindSince: () => [...unfollowed][0]?.since,
    subscribe(listener, concerns) {
      const hear: ChangeListener = (changes) => {
        const own = concerns ? changes.filter(concerns) : changes;
        return own.length > 0 ? listener(own) : undefined;
      };
      listeners.add(hear);
      const stop = records.subscribe(listener, concerns);
      return () => {
        listeners.delete(hear);
        stop();
      };
    },
  };
}

async function settlesWithin(promise: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const settled = promise.then(
    () => true,
    () => true,
  );
  const isInTime = await Promise.race([settled, tooLate]);
  clearTimeout(timer);
  return isInTime;
}
