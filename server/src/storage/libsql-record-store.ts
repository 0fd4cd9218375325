import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { type RecordKey, RevisionConflict } from '../kernel/revision-conflict.ts';
import { createChangeListeners } from './change-listeners.ts';
import { indexPairs } from './index-pairs.ts';
import { migrate } from './libsql-migrations.ts';
import type {
  ListQuery,
  PutRecord,
  RecordChange,
  RecordStore,
  RecordWrite,
  StoredRecord,
} from './record-store.ts';

const DEFAULT_CHANGES = 1000;
/** To SQLite a negative limit is none. */
const NO_LIMIT = -1;
/** How soon the writes of other processes are noticed; to ask whether there are any takes microseconds. */
const POLL_EVERY_MS = 250;

interface RecordRow {
  provider: string;
  kind: string;
  id: string;
  revision: number;
  value: string;
  modified_at: string;
}

interface ChangeRow extends Omit<RecordRow, 'value'> {
  sequence: number;
  deleted: number;
}

interface LibsqlRecordStoreOptions {
  file: string;
  now?: (() => Date) | undefined;
  onListenerError?: ((error: unknown) => void) | undefined;
}

/** Opens, and when needed creates, the records of one file. A write is acknowledged once it is on disk. */
export function openLibsqlRecordStore(options: LibsqlRecordStoreOptions): RecordStore {
  const { file, now = () => new Date(), onListenerError = () => {} } = options;
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file);
  // Patience first: the log mode needs the file for itself, and another process may be starting too.
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  migrate(database);
  return createStore(database, now, onListenerError);
}

function createStore(
  database: Database.Database,
  now: () => Date,
  onListenerError: (error: unknown) => void,
): RecordStore {
  const listeners = createChangeListeners(onListenerError);
  const statements = {
    get: database.prepare('SELECT * FROM record WHERE provider = ? AND kind = ? AND id = ?'),
    lastRevision: database.prepare(
      'SELECT revision, deleted FROM change WHERE provider = ? AND kind = ? AND id = ?',
    ),
    put: database.prepare(
      `INSERT INTO record (provider, kind, id, revision, value, modified_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (provider, kind, id)
       DO UPDATE SET revision = excluded.revision, value = excluded.value, modified_at = excluded.modified_at`,
    ),
    delete: database.prepare('DELETE FROM record WHERE provider = ? AND kind = ? AND id = ?'),
    unindex: database.prepare('DELETE FROM record_index WHERE provider = ? AND kind = ? AND id = ?'),
    index: database.prepare(
      'INSERT OR IGNORE INTO record_index (provider, kind, id, field, value) VALUES (?, ?, ?, ?, ?)',
    ),
    // Replacing gives the key a new sequence, so that the log holds one row per key however often it is written.
    change: database.prepare(
      `INSERT OR REPLACE INTO change (provider, kind, id, revision, deleted, modified_at) VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    changes: database.prepare('SELECT * FROM change WHERE sequence > ? ORDER BY sequence LIMIT ?'),
    forgetDeletions: database.prepare(
      `DELETE FROM change WHERE sequence IN (
         SELECT sequence FROM change WHERE deleted = 1 AND modified_at < ? LIMIT ?)`,
    ),
    lastSequence: database.prepare('SELECT max(sequence) AS sequence FROM change'),
    dataVersion: database.prepare('PRAGMA data_version'),
    list: database.prepare(
      'SELECT * FROM record WHERE provider = ? AND kind = ? AND id > ? ORDER BY id LIMIT ?',
    ),
    listWhere: database.prepare(
      `SELECT * FROM record WHERE provider = ? AND kind = ? AND id > ? AND id IN (
         SELECT id FROM record_index WHERE provider = ? AND kind = ? AND field = ?
           AND value IN (SELECT value FROM json_each(?)))
       ORDER BY id LIMIT ?`,
    ),
  };

  /** Applies one write inside the running transaction. */
  function apply(write: RecordWrite, modifiedAt: string): RecordChange | undefined {
    const target = 'put' in write ? write.put : write.delete;
    const key = [target.provider, target.kind, target.id] as const;
    const last = statements.lastRevision.get(...key) as { revision: number; deleted: number } | undefined;
    const current = last && !last.deleted ? last.revision : 0;
    if (target.expectedRevision !== undefined && target.expectedRevision !== current) {
      throw new RevisionConflict({ provider: target.provider, kind: target.kind, id: target.id });
    }
    const isDelete = 'delete' in write;
    if (isDelete && current === 0) return undefined;
    const revision = (last?.revision ?? 0) + 1;
    statements.unindex.run(...key);
    if (isDelete) {
      statements.delete.run(...key);
    } else {
      statements.put.run(...key, revision, JSON.stringify(write.put.value), modifiedAt);
      for (const [field, value] of indexPairs(write.put.index)) statements.index.run(...key, field, value);
    }
    const { lastInsertRowid } = statements.change.run(...key, revision, isDelete ? 1 : 0, modifiedAt);
    return {
      provider: target.provider,
      kind: target.kind,
      id: target.id,
      sequence: Number(lastInsertRowid),
      revision,
      deleted: isDelete,
      modifiedAt,
    };
  }

  const lastSequence = (): number =>
    (statements.lastSequence.get() as { sequence: number | null }).sequence ?? 0;
  let toldUpTo = lastSequence();

  const readChanges = (sinceSequence: number, limit: number): RecordChange[] =>
    (statements.changes.all(sinceSequence, limit) as ChangeRow[]).map(toChange);

  function tell(changes: readonly RecordChange[]): Promise<void> {
    toldUpTo = changes.at(-1)?.sequence ?? toldUpTo;
    return listeners.tell(changes);
  }

  async function commit(writes: readonly RecordWrite[]): Promise<RecordChange[]> {
    const modifiedAt = now().toISOString();
    const { others, own } = inTransaction(database, () => ({
      // Other processes' writes that were not noticed yet come before these: nobody writes while this one does.
      others: readChanges(toldUpTo, NO_LIMIT),
      own: writes.flatMap((write) => apply(write, modifiedAt) ?? []),
    }));
    await tell([...others, ...own]);
    return own;
  }

  let seenVersion: number | undefined;
  let isPolling = false;

  /** Tells what other processes wrote; the file's data version stays the same for this connection's own writes. */
  async function tellOthersWrites(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    try {
      const { data_version: version } = statements.dataVersion.get() as { data_version: number };
      if (version === seenVersion) return;
      while (database.open) {
        const changes = readChanges(toldUpTo, DEFAULT_CHANGES);
        if (changes.length === 0) break;
        await tell(changes);
      }
      seenVersion = version;
    } finally {
      isPolling = false;
    }
  }
  const poll = setInterval(() => void tellOthersWrites().catch(onListenerError), POLL_EVERY_MS);
  poll.unref();

  const get = <Value>({ provider, kind, id }: RecordKey): StoredRecord<Value> | undefined => {
    const row = statements.get.get(provider, kind, id) as RecordRow | undefined;
    return row && toRecord<Value>(row);
  };

  return {
    get: async <Value>(key: RecordKey) => get<Value>(key),

    async put<Value>(record: PutRecord): Promise<StoredRecord<Value>> {
      const [change] = await commit([{ put: record }]);
      if (!change) throw new Error('A put always changes its record.');
      const { provider, kind, id, revision, modifiedAt } = change;
      return { provider, kind, id, revision, modifiedAt, value: record.value as Value };
    },

    delete: async (record) => (await commit([{ delete: record }])).length > 0,

    async list<Value>({ provider, kind, where, after = '', limit = NO_LIMIT }: ListQuery) {
      const rows = where
        ? statements.listWhere.all(
            provider,
            kind,
            after,
            provider,
            kind,
            where.field,
            JSON.stringify([where.value].flat()),
            limit,
          )
        : statements.list.all(provider, kind, after, limit);
      return (rows as RecordRow[]).map(toRecord<Value>);
    },

    async batch(writes) {
      await commit(writes);
    },

    forgetDeletions: async (before, atMost = NO_LIMIT) =>
      Number(statements.forgetDeletions.run(before.toISOString(), atMost).changes),

    changes: async (sinceSequence, limit = DEFAULT_CHANGES) => readChanges(sinceSequence, limit),

    lastSequence: async () => lastSequence(),
    subscribe: (listener, concerns) => listeners.add(listener, concerns),

    async close() {
      clearInterval(poll);
      listeners.clear();
      database.close();
    },
  };
}

/**
 * Commits what the job writes, or nothing. The library's own `transaction` always rolls back, which fails where SQLite has
 * done so itself, such as on a full disk, and hides the first error.
 */
function inTransaction<Result>(database: Database.Database, job: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = job();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const toRecord = <Value>(row: RecordRow): StoredRecord<Value> => ({
  provider: row.provider,
  kind: row.kind,
  id: row.id,
  revision: row.revision,
  value: JSON.parse(row.value) as Value,
  modifiedAt: row.modified_at,
});

const toChange = ({ modified_at, deleted, ...row }: ChangeRow): RecordChange => ({
  ...row,
  deleted: deleted === 1,
  modifiedAt: modified_at,
});
