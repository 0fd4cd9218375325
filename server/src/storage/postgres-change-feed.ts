import pg from 'pg';
import { createChangeListeners } from './change-listeners.ts';
import { clientOptions } from './postgres-connection.ts';
import { CHANGE_CHANNEL } from './postgres-migrations.ts';
import type { RecordChange, RecordStore } from './record-store.ts';
import { RecordsUnavailable } from './records-unavailable.ts';

/** Interval for noticing writes of other processes whose notification was lost. */
const POLL_EVERY_MS = 500;
/** Pause before listening again after the connection was cut. */
const LISTEN_AGAIN_AFTER_MS = 1_000;
const PAGE = 1000;

/** A commit of this process, and the last sequence before it. */
export interface OwnCommit {
  sequenceBefore: number;
  changes: readonly RecordChange[];
}

/**
 * Calls listeners for each commit of any process, in order: once, and again where a listener failed because the
 * database was away.
 */
export interface ChangeFeed {
  subscribe: RecordStore['subscribe'];
  /** Resolves once the listeners that this commit concerns have received it and all earlier ones. */
  committed(commit: OwnCommit): Promise<void>;
  /** Seconds since the listeners had received every commit; below one in normal operation. */
  lagSeconds(): number;
  close(): Promise<void>;
}

interface FeedOptions {
  url: string;
  /** The sequence before the first change to publish. */
  from: number;
  readChanges: (sinceSequence: number, limit: number) => Promise<RecordChange[]>;
  /** A listener failed, or the database went away (called once per outage). */
  onError: (error: unknown) => void;
}

export function followChanges({ url, from, readChanges, onError }: FeedOptions): ChangeFeed {
  const delivery = createDelivery(onError);
  let publishedUpTo = from;
  let reading: Promise<number> | undefined;
  let isAway = false;
  let isClosed = false;

  function publish(changes: readonly RecordChange[]): Promise<void> {
    const fresh = changes.filter(({ sequence }) => sequence > publishedUpTo);
    publishedUpTo = fresh.at(-1)?.sequence ?? publishedUpTo;
    return delivery.deliver(fresh);
  }

  /** Publishes the next page and returns the number of its changes. Concurrent callers share one read. */
  function readOn(): Promise<number> {
    const readAt = performance.now();
    reading ??= readChanges(publishedUpTo, PAGE)
      .then((changes) => {
        // Not awaited: a listener may write, and that write waits for a read.
        void publish(changes);
        if (changes.length < PAGE) delivery.noteComplete(readAt);
        return changes.length;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  async function readAll(): Promise<void> {
    try {
      while (!isClosed && (await readOn()) === PAGE);
      isAway = false;
      delivery.deliverMissed();
    } catch (error) {
      if (!isAway && !isClosed) onError(error);
      isAway = true;
    }
  }

  /** Publishes a commit after the unnoticed writes of others that precede it. */
  async function publishCommit({ sequenceBefore, changes }: OwnCommit): Promise<void> {
    const last = changes.at(-1)?.sequence ?? 0;
    if (sequenceBefore > publishedUpTo) {
      for (let attempts = 0; publishedUpTo < last; attempts++) {
        const found = await readOn();
        // The first read may have begun before the commit. A change that the second read does not find was overwritten.
        if (found === 0 && attempts > 0) break;
      }
    }
    void publish(changes);
  }

  const notifications = listenForCommits(url, (sequence) => {
    if (sequence > publishedUpTo) void readAll();
  });
  const poll = setInterval(() => void readAll(), POLL_EVERY_MS);
  poll.unref();

  return {
    subscribe: delivery.listeners.add,

    async committed({ sequenceBefore, changes }) {
      try {
        await publishCommit({ sequenceBefore, changes });
      } catch (error) {
        // The write is committed; polling publishes it once the database is back.
        onError(error);
        return;
      }
      // Also for changes that polling published before the response to the write arrived.
      await delivery.listeners.settled(changes);
    },

    lagSeconds: delivery.lagSeconds,

    async close() {
      isClosed = true;
      clearInterval(poll);
      notifications.stop();
      delivery.listeners.clear();
      await reading?.catch(() => {});
      await notifications.disconnect();
    },
  };
}

/** Gives changes to the listeners, and remembers what they missed and since when they have had all. */
function createDelivery(onError: FeedOptions['onError']) {
  /** By sequence: changes whose listener failed because it reads records, and they were away. */
  const missed = new Map<number, RecordChange>();
  const listeners = createChangeListeners((error, changes) => {
    if (error instanceof RecordsUnavailable)
      for (const change of changes) missed.set(change.sequence, change);
    onError(error);
  });
  /** Resolves once the listeners have handled everything so far. */
  let allHandled: Promise<unknown> = Promise.resolve();
  /** As of `performance.now`: the last read whose changes, and all before, were handled. */
  let completeAt = performance.now();
  let isNoting = false;

  function deliver(changes: readonly RecordChange[]): Promise<void> {
    const handled = listeners.notify(changes);
    if (changes.length > 0) allHandled = Promise.all([allHandled, handled]);
    return handled;
  }

  return {
    listeners,
    deliver,

    /** All listeners receive it again, because one may cache what an earlier one derives. */
    deliverMissed(): void {
      const changes = [...missed.values()];
      missed.clear();
      void deliver(changes);
    },

    /** A read at that time found all changes; once they are handled, the listeners are up to date. */
    noteComplete(readAt: number): void {
      if (isNoting) return;
      isNoting = true;
      void allHandled.then(() => {
        isNoting = false;
        if (missed.size === 0) completeAt = readAt;
      });
    },

    lagSeconds: () => (performance.now() - completeAt) / 1000,
  };
}

/** Notifications only make polling faster, so nothing depends on them. */
function listenForCommits(url: string, onCommit: (sequence: number) => void) {
  let current: pg.Client | undefined;
  let listenAgain: NodeJS.Timeout | undefined;
  let isStopped = false;

  function listen(): void {
    const client = new pg.Client(clientOptions(url));
    current = client;
    const again = () => {
      if (current !== client || isStopped) return;
      current = undefined;
      listenAgain = setTimeout(listen, LISTEN_AGAIN_AFTER_MS);
      listenAgain.unref();
      client.end().catch(() => {});
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => onCommit(Number(payload)));
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANGE_CHANNEL}`))
      .catch(again);
  }
  listen();

  return {
    /** Does not connect again. */
    stop(): void {
      isStopped = true;
      clearTimeout(listenAgain);
    },
    async disconnect(): Promise<void> {
      await current?.end().catch(() => {});
    },
  };
}
