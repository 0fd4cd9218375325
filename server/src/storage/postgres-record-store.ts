import { type RecordKey, RevisionConflict } from '../kernel/revision-conflict.ts';
import { indexPairs } from './index-pairs.ts';
import { type ChangeFeed, followChanges } from './postgres-change-feed.ts';
import { connectPostgres, type PostgresConnection } from './postgres-connection.ts';
import { CONFLICT_STATE, migrate, migrations } from './postgres-migrations.ts';
import { countStatement, listStatement, type RecordRow, toRecord } from './postgres-rows.ts';
import { indexedText, isStorable } from './postgres-text.ts';
import { createRecordLoader } from './record-loader.ts';
import type {
  ListQuery,
  PutRecord,
  RecordChange,
  RecordStore,
  RecordWrite,
  StoredRecord,
} from './record-store.ts';

const DEFAULT_CHANGES = 1000;

interface ChangeRow extends RecordKey {
  sequence: string;
  revision: string;
  deleted: boolean;
  modified_at: string;
}

interface WrittenRow {
  write_number: number;
  new_sequence: string;
  new_revision: string;
  sequence_before: string;
}

interface PostgresRecordStoreOptions {
  /** As in DATABASE_URL. */
  url: string;
  now?: (() => Date) | undefined;
  onListenerError?: ((error: unknown) => void) | undefined;
}

/**
 * Opens the records of a PostgreSQL database, which several servers may share, and migrates its tables. Throws
 * RecordsUnavailable when it cannot be reached.
 */
export async function openPostgresRecordStore(options: PostgresRecordStoreOptions): Promise<RecordStore> {
  const { url, now = () => new Date(), onListenerError = () => {} } = options;
  const connection = connectPostgres({ url });
  try {
    const version = await connection.onOne((client) => migrate(client));
    if (version > migrations.length) {
      throw new Error(`The records were written by a newer Portico (version ${version} of their tables).`);
    }
    const readChanges = changeReader(connection);
    const from = await lastSequence(connection);
    const feed = followChanges({ url, from, readChanges, onError: onListenerError });
    return createStore({ connection, feed, readChanges, now });
  } catch (error) {
    await connection.close();
    throw error;
  }
}

interface Parts {
  connection: PostgresConnection;
  feed: ChangeFeed;
  readChanges: (sinceSequence: number, limit: number) => Promise<RecordChange[]>;
  now: () => Date;
}

function createStore({ connection, feed, readChanges, now }: Parts): RecordStore {
  const get = createRecordLoader(connection);

  async function commit(writes: readonly RecordWrite[]): Promise<RecordChange[]> {
    if (writes.length === 0) return [];
    for (const write of writes) refuseUnstorable(targetOf(write));
    const modifiedAt = now().toISOString();
    const rows = await writeRows(writes, modifiedAt);
    const changes = rows.map(({ write_number, new_sequence, new_revision }): RecordChange => {
      const write = writes[write_number] as RecordWrite;
      const { provider, kind, id } = targetOf(write);
      const [sequence, revision] = [Number(new_sequence), Number(new_revision)];
      return { provider, kind, id, sequence, revision, deleted: 'delete' in write, modifiedAt };
    });
    const [first] = rows;
    if (first) await feed.committed({ sequenceBefore: Number(first.sequence_before), changes });
    return changes;
  }

  async function writeRows(writes: readonly RecordWrite[], modifiedAt: string): Promise<WrittenRow[]> {
    try {
      return await connection.write<WrittenRow>({
        name: 'write',
        text: 'SELECT * FROM write_records($1, $2)',
        values: [JSON.stringify(writes.map(toArgument)), modifiedAt],
      });
    } catch (error) {
      const { code, detail } = error as { code?: string; detail?: string };
      const write = code === CONFLICT_STATE ? writes[Number(detail)] : undefined;
      if (!write) throw error;
      const { provider, kind, id } = targetOf(write);
      throw new RevisionConflict({ provider, kind, id });
    }
  }

  return {
    get: async <Value>(key: RecordKey) => (await get(key)) as StoredRecord<Value> | undefined,

    async put<Value>(record: PutRecord): Promise<StoredRecord<Value>> {
      const [change] = await commit([{ put: record }]);
      if (!change) throw new Error('A put always changes its record.');
      const { provider, kind, id, revision, modifiedAt } = change;
      return { provider, kind, id, revision, modifiedAt, value: record.value as Value };
    },

    delete: async (record) => (await commit([{ delete: record }])).length > 0,

    async list<Value>(query: ListQuery) {
      const rows = await connection.read<RecordRow>(listStatement(query));
      return rows.map((row) => toRecord<Value>(row, query));
    },

    async countByValue(query) {
      const rows = await connection.read<{ value: string; count: string }>(countStatement(query));
      const counts = new Map(rows.map(({ value, count }) => [value, Number(count)]));
      const found = query.values.map((value) => [value, counts.get(indexedText(value)) ?? 0] as const);
      return new Map(found.filter(([, count]) => count > 0));
    },

    async batch(writes) {
      await commit(writes);
    },

    async purgeTombstones(before, atMost) {
      // SKIP LOCKED: rows that a writer holds are left for the next run.
      const forgotten = await connection.write({
        name: 'forget',
        text: `WITH old AS MATERIALIZED (
                 SELECT provider, kind, id FROM change WHERE deleted AND modified_at < $1
                 LIMIT $2 FOR UPDATE SKIP LOCKED)
               DELETE FROM change c USING old
               WHERE c.provider = old.provider AND c.kind = old.kind AND c.id = old.id RETURNING 1`,
        values: [before.toISOString(), atMost ?? null],
      });
      return forgotten.length;
    },

    changes: (sinceSequence, limit = DEFAULT_CHANGES) => readChanges(sinceSequence, limit),
    lastSequence: () => lastSequence(connection),
    subscribe: (listener, concerns) => feed.subscribe(listener, concerns),
    changeLagSeconds: feed.lagSeconds,

    async close() {
      await feed.close();
      await connection.close();
    },
  };
}

const changeReader =
  (connection: PostgresConnection) =>
  async (sinceSequence: number, limit: number): Promise<RecordChange[]> => {
    const rows = await connection.read<ChangeRow>({
      name: 'changes',
      text: `SELECT provider, kind, id, sequence, revision, deleted, modified_at FROM change
             WHERE sequence > $1 ORDER BY sequence LIMIT $2`,
      values: [sinceSequence, limit],
    });
    return rows.map(({ modified_at, sequence, revision, ...row }) => ({
      ...row,
      sequence: Number(sequence),
      revision: Number(revision),
      modifiedAt: modified_at,
    }));
  };

async function lastSequence(connection: PostgresConnection): Promise<number> {
  const [row] = await connection.read<{ sequence: string | null }>({
    name: 'last-sequence',
    text: 'SELECT max(sequence) AS sequence FROM change',
  });
  return Number(row?.sequence ?? 0);
}

const targetOf = (write: RecordWrite) => ('put' in write ? write.put : write.delete);

function toArgument(write: RecordWrite) {
  const { provider, kind, id, expectedRevision: expected } = targetOf(write);
  if ('delete' in write) return { provider, kind, id, deletes: true, expected };
  const { value, index } = write.put;
  return {
    provider,
    kind,
    id,
    deletes: false,
    value: JSON.stringify(value),
    expected,
    entries: indexPairs(index).map(([field, text]) => [field, indexedText(text)]),
  };
}

function refuseUnstorable({ provider, kind, id }: RecordKey): void {
  if (![provider, kind, id].every(isStorable)) throw new Error('The key of a record cannot be stored.');
}
