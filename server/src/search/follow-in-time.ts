import type { ChangeListener, RecordStore } from '../storage/record-store.ts';
import { isSearched } from './indexer.ts';

/** ms that a write waits for searches to find it. */
const PATIENCE_MS = 2_000;

/** Notifies of writes once searches find them. */
export interface FollowedWrites extends Pick<RecordStore, 'subscribe'> {
  /** Time of the oldest write that searches do not find yet, in ms since 1970; undefined when there is none. */
  behindSince(): number | undefined;
}

interface FollowOptions {
  records: Pick<RecordStore, 'subscribe'>;
  follow: ChangeListener;
  /** Indexing failed after the write was acknowledged. */
  onError: (error: unknown) => void;
  timeoutMs?: number;
}

/**
 * Makes a write wait until the search has indexed it, for a bounded time; while the search lags, no write waits. A
 * write that was acknowledged before it was indexed notifies subscribers a second time, so that they drop what they
 * cached from the older index.
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
      const filtered: ChangeListener = (changes) => {
        const own = concerns ? changes.filter(concerns) : changes;
        return own.length > 0 ? listener(own) : undefined;
      };
      listeners.add(filtered);
      const stop = records.subscribe(listener, concerns);
      return () => {
        listeners.delete(filtered);
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
