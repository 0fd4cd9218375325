import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import type { RecordKey } from '../kernel/revision-conflict.ts';
import { createLibsqlChangeFeed } from './libsql-change-feed.ts';
import { migrate } from './libsql-migrations.ts';
import { NO_LIMIT, prepareStatements, type RecordRow } from './libsql-statements.ts';
import { applyWrite, inTransaction } from './libsql-write.ts';
import {
  BEFORE_ALL,
  type ListQuery,
  type PutRecord,
  type RecordChange,
  type RecordStore,
  type RecordWrite,
  type StoredRecord,
} from './record-store.ts';

interface LibsqlRecordStoreOptions {
  file: string;
  now?: (() => Date) | undefined;
  onListenerError?: ((error: unknown) => void) | undefined;
}

/** Opens the records of one file and creates it if it is missing. A write is acknowledged once it is on disk. */
export function openLibsqlRecordStore(options: LibsqlRecordStoreOptions): RecordStore {
  const { file, now = () => new Date(), onListenerError = () => {} } = options;
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file);
  // The timeout comes first: switching to WAL needs an exclusive lock, and another process may be starting.
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  migrate(database);
  return createStore({ database, now, onListenerError });
}

interface StoreOptions {
  database: Database.Database;
  now: () => Date;
  onListenerError: (error: unknown) => void;
}

function createStore({ database, now, onListenerError }: StoreOptions): RecordStore {
  const statements = prepareStatements(database);
  const feed = createLibsqlChangeFeed({ database, statements, onListenerError });

  async function commit(writes: readonly RecordWrite[]): Promise<RecordChange[]> {
    const modifiedAt = now().toISOString();
    const { others, own } = inTransaction(database, () => ({
      // Unnoticed writes of other processes come first; they cannot write during this transaction.
      others: feed.readUnpublished(),
      own: writes.flatMap((write) => applyWrite(statements, write, modifiedAt) ?? []),
    }));
    await feed.publish([...others, ...own]);
    return own;
  }

  const get = <Value>({ provider, kind, id }: RecordKey): StoredRecord<Value> | undefined => {
    const row = statements.get.get(provider, kind, id) as RecordRow | undefined;
    return row && toRecord<Value>(row);
  };

  function list({ provider, kind, where, order = 'ascending', after, limit = NO_LIMIT }: ListQuery) {
    const { all, where: allWhere } = statements.list[order];
    const from = [provider, kind, after ?? BEFORE_ALL[order]];
    if (!where) return all.all(...from, limit) as RecordRow[];
    const values = JSON.stringify([where.value].flat());
    return allWhere.all(...from, provider, kind, where.field, values, limit) as RecordRow[];
  }

  return {
    get: async <Value>(key: RecordKey) => get<Value>(key),

    async put<Value>(record: PutRecord): Promise<StoredRecord<Value>> {
      const [change] = await commit([{ put: record }]);
      if (!change) throw new Error('A put always changes its record.');
      const { provider, kind, id, revision, modifiedAt } = change;
      return { provider, kind, id, revision, modifiedAt, value: record.value as Value };
    },

    delete: async (record) => (await commit([{ delete: record }])).length > 0,

    list: async <Value>(query: ListQuery) => list(query).map(toRecord<Value>),

    async countByValue({ provider, kind, field, values }) {
      const rows = statements.countByValue.all(provider, kind, field, JSON.stringify(values));
      return new Map((rows as { value: string; count: number }[]).map(({ value, count }) => [value, count]));
    },

    async batch(writes) {
      await commit(writes);
    },

    purgeTombstones: async (before, atMost = NO_LIMIT) =>
      Number(statements.purgeTombstones.run(before.toISOString(), atMost).changes),

    changes: async (sinceSequence, limit) => feed.read(sinceSequence, limit),
    lastSequence: async () => feed.lastSequence(),
    subscribe: feed.subscribe,

    async close() {
      feed.close();
      database.close();
    },
  };
}

const toRecord = <Value>(row: RecordRow): StoredRecord<Value> => ({
  provider: row.provider,
  kind: row.kind,
  id: row.id,
  revision: row.revision,
  value: JSON.parse(row.value) as Value,
  modifiedAt: row.modified_at,
});
