import type Database from 'libsql';
import { createChangeListeners } from './change-listeners.ts';
import { type ChangeRow, type LibsqlStatements, NO_LIMIT } from './libsql-statements.ts';
import type { RecordChange, RecordStore } from './record-store.ts';

/** Default page size of `changes`. */
const DEFAULT_CHANGES = 1000;
/** Interval for noticing writes of other processes; the check is cheap. */
const POLL_EVERY_MS = 250;

/** The change log and its listeners, which receive each change once and in log order. */
export interface LibsqlChangeFeed extends Pick<RecordStore, 'subscribe'> {
  read(sinceSequence: number, limit?: number): RecordChange[];
  lastSequence(): number;
  /**
   * Changes of other processes that listeners have not received. Inside a write's transaction these all precede that
   * write.
   */
  readUnpublished(): RecordChange[];
  publish(changes: readonly RecordChange[]): Promise<void>;
  close(): void;
}

interface ChangeFeedOptions {
  database: Database.Database;
  statements: LibsqlStatements;
  onListenerError: (error: unknown) => void;
}

export function createLibsqlChangeFeed(options: ChangeFeedOptions): LibsqlChangeFeed {
  const { database, statements, onListenerError } = options;
  const listeners = createChangeListeners(onListenerError);

  const read = (sinceSequence: number, limit = DEFAULT_CHANGES): RecordChange[] =>
    (statements.changes.all(sinceSequence, limit) as ChangeRow[]).map(toChange);
  const lastSequence = (): number =>
    (statements.lastSequence.get() as { sequence: number | null }).sequence ?? 0;
  let publishedUpTo = lastSequence();

  function publish(changes: readonly RecordChange[]): Promise<void> {
    publishedUpTo = changes.at(-1)?.sequence ?? publishedUpTo;
    return listeners.notify(changes);
  }

  let seenVersion: number | undefined;
  let isPolling = false;

  /** Publishes writes of other processes. The file's data version does not change with this connection's own writes. */
  async function publishOthersWrites(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    try {
      const { data_version: version } = statements.dataVersion.get() as { data_version: number };
      if (version === seenVersion) return;
      while (database.open) {
        const changes = read(publishedUpTo);
        if (changes.length === 0) break;
        await publish(changes);
      }
      seenVersion = version;
    } finally {
      isPolling = false;
    }
  }
  const poll = setInterval(() => void publishOthersWrites().catch(onListenerError), POLL_EVERY_MS);
  poll.unref();

  return {
    read,
    lastSequence,
    readUnpublished: () => read(publishedUpTo, NO_LIMIT),
    publish,
    subscribe: (listener, concerns) => listeners.add(listener, concerns),
    close() {
      clearInterval(poll);
      listeners.clear();
    },
  };
}

const toChange = ({ modified_at, deleted, ...row }: ChangeRow): RecordChange => ({
  ...row,
  deleted: deleted === 1,
  modifiedAt: modified_at,
});
