import pg from 'pg';
import { createChangeListeners } from './change-listeners.ts';
import { clientOptions } from './postgres-connection.ts';
import { CHANGE_CHANNEL } from './postgres-migrations.ts';
import type { RecordChange, RecordStore } from './record-store.ts';
import { RecordsUnavailable } from './records-unavailable.ts';

/** How soon writes of other processes are noticed when no word of them came through. */
const POLL_EVERY_MS = 500;
/** To listen again after the connection was cut. */
const LISTEN_AGAIN_AFTER_MS = 1_000;
const PAGE = 1000;

/** One's own commit, and what was the last sequence before it. */
export interface OwnCommit {
  sequenceBefore: number;
  changes: readonly RecordChange[];
}

/**
 * Tells listeners of each commit in order, of whichever process it is: once, and again where one of them could not follow
 * because the database was away.
 */
export interface ChangeFeed {
  subscribe: RecordStore['subscribe'];
  /** Resolves once the listeners that this commit concerns know of it and of all before it. */
  committed(commit: OwnCommit): Promise<void>;
  /** Seconds since the listeners knew of every commit there was; under a second as long as all goes well. */
  lagSeconds(): number;
  close(): Promise<void>;
}

interface FeedOptions {
  url: string;
  /** The last sequence that is not told. */
  from: number;
  readChanges: (sinceSequence: number, limit: number) => Promise<RecordChange[]>;
  /** A listener failed, or the database went away (told once for each time). */
  onError: (error: unknown) => void;
}

export function followChanges({ url, from, readChanges, onError }: FeedOptions): ChangeFeed {
  /** By sequence: what a listener could not follow because it reads records too, and they were away. */
  const missed = new Map<number, RecordChange>();
  const listeners = createChangeListeners((error, changes) => {
    if (error instanceof RecordsUnavailable)
      for (const change of changes) missed.set(change.sequence, change);
    onError(error);
  });
  let toldUpTo = from;
  let reading: Promise<number> | undefined;
  let isAway = false;
  let isClosed = false;
  /** Resolves once everything told so far was heard. */
  let heardAll: Promise<unknown> = Promise.resolve();
  /** ms, as `performance.now` counts: of the last reading whose changes, and all before them, were heard. */
  let followedAt = performance.now();
  let isNoting = false;

  function tell(changes: readonly RecordChange[]): Promise<void> {
    const fresh = changes.filter(({ sequence }) => sequence > toldUpTo);
    toldUpTo = fresh.at(-1)?.sequence ?? toldUpTo;
    return tellAll(fresh);
  }

  function tellAll(changes: readonly RecordChange[]): Promise<void> {
    const heard = listeners.tell(changes);
    if (changes.length > 0) heardAll = Promise.all([heardAll, heard]);
    return heard;
  }

  function noteFollowed(readAt: number): void {
    if (isNoting) return;
    isNoting = true;
    void heardAll.then(() => {
      isNoting = false;
      if (missed.size === 0) followedAt = readAt;
    });
  }

  /** Tells the next page, and gives how many changes there were. One reading at a time serves all who wait. */
  function readOn(): Promise<number> {
    const readAt = performance.now();
    reading ??= readChanges(toldUpTo, PAGE)
      .then((changes) => {
        // Not waited for: a listener may write, and that write waits for a reading.
        void tell(changes);
        if (changes.length < PAGE) noteFollowed(readAt);
        return changes.length;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  /** To all of them, as one that keeps what another one found has to hear of it after that one. */
  function tellMissed(): void {
    const changes = [...missed.values()];
    missed.clear();
    void tellAll(changes);
  }

  async function readAll(): Promise<void> {
    try {
      while (!isClosed && (await readOn()) === PAGE);
      isAway = false;
      tellMissed();
    } catch (error) {
      if (!isAway && !isClosed) onError(error);
      isAway = true;
    }
  }

  /** Listening tells at once what polling would find a moment later, so nothing depends on it. */
  let ear: pg.Client | undefined;
  let listenAgain: NodeJS.Timeout | undefined;
  function listen(): void {
    const client = new pg.Client(clientOptions(url));
    ear = client;
    const again = () => {
      if (ear !== client || isClosed) return;
      ear = undefined;
      listenAgain = setTimeout(listen, LISTEN_AGAIN_AFTER_MS);
      listenAgain.unref();
      client.end().catch(() => {});
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      if (Number(payload) > toldUpTo) void readAll();
    });
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANGE_CHANNEL}`))
      .catch(again);
  }
  listen();
  const poll = setInterval(() => void readAll(), POLL_EVERY_MS);
  poll.unref();

  return {
    subscribe: (listener, concerns) => listeners.add(listener, concerns),

    async committed({ sequenceBefore, changes }) {
      const last = changes.at(-1)?.sequence ?? 0;
      if (sequenceBefore <= toldUpTo) return tell(changes);
      // Others wrote before, and were not noticed yet: they come first.
      try {
        for (let tries = 0; toldUpTo < last; tries++) {
          const found = await readOn();
          // The first reading may have begun before the commit; after that, what is not found was written over.
          if (found === 0 && tries > 0) return await tell(changes);
        }
      } catch (error) {
        // It is written all the same; polling tells of it once the database is back.
        onError(error);
        return;
      }
      await listeners.heard(changes);
    },

    lagSeconds: () => (performance.now() - followedAt) / 1000,

    async close() {
      isClosed = true;
      clearInterval(poll);
      clearTimeout(listenAgain);
      listeners.clear();
      await reading?.catch(() => {});
      await ear?.end().catch(() => {});
    },
  };
}
