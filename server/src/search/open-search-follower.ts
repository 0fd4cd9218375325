import { setTimeout as wait } from 'node:timers/promises';
import { SearchUnavailable } from '../resources/search/search-engine.ts';
import type { RecordChange } from '../storage/record-store.ts';
import { FollowState, type UnfollowedWrite } from './follow-state.ts';
import { isSearched } from './indexer.ts';
import { createLease } from './lease.ts';
import { IndicesLost } from './open-search-bulk.ts';
import { type Checkpoint, createCheckpointStore } from './open-search-checkpoint.ts';
import { createOpenSearchFiller, type FillerOptions } from './open-search-filler.ts';

/** ms that a write waits to become searchable; after that it is acknowledged anyway. */
const WRITE_TIMEOUT_MS = 2_000;
/** First pause in ms between attempts while the engine is away; it doubles each time. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

interface FollowerOptions extends FillerOptions {
  /** Called once per outage. */
  onTrouble: (error: unknown) => void;
  /** Called with writes that became searchable only after they were acknowledged. */
  onLate: (changes: readonly RecordChange[]) => void;
  now?: () => number;
}

/** Updates OpenSearch from the change log of the records; several servers may run one at once. */
export interface OpenSearchFollower {
  /** Resolves once the changes are searchable, or while the engine is away; it then catches up later. */
  follow(changes: readonly RecordChange[]): Promise<void>;
  /** Resolves once there is an index with all records; rejects if the engine is away before that. */
  whenFilled(): Promise<void>;
  /** Call it when an index is missing: throws if the engine has lost all indices, which are then filled again. */
  checkNotLost(): Promise<void>;
  /** Call it when the engine did not respond: after a restart it may lack its indices. */
  lookAgain(): void;
  /** See `FollowedWrites`. */
  behindSince(): number | undefined;
  close(): Promise<void>;
}

export function startOpenSearchFollower(options: FollowerOptions): OpenSearchFollower {
  const { indices, records, onTrouble, onLate, now = Date.now } = options;
  const { connection, prefix } = indices;
  const checkpoints = createCheckpointStore({ connection, path: `/${prefix}followed/_doc/records`, now });
  const lease = createLease({ connection, path: `/${prefix}followed/_doc/filling`, now });
  const filler = createOpenSearchFiller(options);
  const state = new FollowState({ onLate });
  const stopping = new AbortController();

  async function needsFilling(checkpoint: Checkpoint | undefined): Promise<boolean> {
    if (!checkpoint || checkpoints.isOutdated(checkpoint)) return true;
    // The records are not the ones that were followed; they were restored from a backup, for example.
    return checkpoint.sequence > 0 && (await records.changes(checkpoint.sequence - 1, 1)).length === 0;
  }

  async function fill(isOurs: () => Promise<boolean>): Promise<number> {
    const start = await filler.fillAll(isOurs);
    await checkpoints.write(start);
    return start;
  }

  /** The sequence to follow from. One server fills the engine while the others wait for it. */
  async function findStart(): Promise<number> {
    let checkpoint = await checkpoints.read();
    // The engine restarted without its indices. Servers that start handle all other differences.
    if (!checkpoint) state.lost();
    while (!state.isFilled && (await needsFilling(checkpoint))) {
      const start = await lease.take(fill);
      if (start !== undefined) return start;
      await wait(FIRST_PAUSE_MS, undefined, { signal: stopping.signal, ref: false });
      checkpoint = await checkpoints.read();
    }
    // Taken from the engine, not from this server: an engine restored from a backup has followed less.
    return checkpoint?.sequence ?? 0;
  }

  async function catchUp(): Promise<void> {
    const start = await findStart();
    state.appliedUpTo(start);
    await filler.eachPage(start, async (changes) => {
      await filler.apply(changes);
      state.appliedUpTo(changes.at(-1)?.sequence ?? state.applied);
      await checkpoints.write(state.applied);
    });
    state.caughtUp();
  }

  async function fail(error: unknown): Promise<void> {
    // Other servers read this mark; if it cannot be written, their next write detects the loss.
    if (error instanceof IndicesLost) await checkpoints.writeLost(state.applied).catch(() => {});
    if (state.failed(error)) onTrouble(error);
  }

  const loop = startLoop({ catchUp, fail, signal: stopping.signal });

  return {
    async follow(changes) {
      const followed = changes.filter(isSearched);
      if (followed.length === 0) return;
      const write = state.addWrite(followed, now());
      loop.wake();
      if (!state.isBehind) await followedInTime(state, write);
    },
    whenFilled: () => state.whenFilled(),
    async checkNotLost() {
      if (await checkpoints.read()) return;
      state.lost();
      loop.wake();
      throw new SearchUnavailable(new Error('The index is filled again.'));
    },
    lookAgain: () => loop.wake(),
    behindSince: () => state.behindSince,
    async close() {
      stopping.abort();
      await loop.whenIdle();
    },
  };
}

/** Resolves when the write is searchable, or after the timeout. */
async function followedInTime(state: FollowState, write: UnfollowedWrite): Promise<void> {
  const timer = new AbortController();
  const tooLate = wait(WRITE_TIMEOUT_MS, undefined, { signal: timer.signal }).then(
    () => state.acknowledgeLate(write),
    () => {},
  );
  await Promise.race([write.isFollowed, tooLate]);
  timer.abort();
}

interface LoopOptions {
  catchUp: () => Promise<void>;
  /** Called after each failure, before the pause. */
  fail: (error: unknown) => Promise<void>;
  signal: AbortSignal;
}

/** Catches up now and whenever it is notified; after a failure it retries with backoff. */
function startLoop({ catchUp, fail, signal }: LoopOptions): {
  wake: () => void;
  whenIdle: () => Promise<void>;
} {
  let isWoken = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (isWoken && !signal.aborted) {
      isWoken = false;
      try {
        await catchUp();
        pause = FIRST_PAUSE_MS;
      } catch (error) {
        if (signal.aborted) return;
        await fail(error);
        isWoken = true;
        await wait(pause, undefined, { signal, ref: false }).catch(() => {});
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  function wake(): void {
    isWoken = true;
    running ??= run().finally(() => {
      running = undefined;
      if (isWoken && !signal.aborted) wake();
    });
  }

  wake();
  return { wake, whenIdle: async () => running };
}
