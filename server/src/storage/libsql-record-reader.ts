import Database from 'libsql';
import type { RecordKey } from '../kernel/revision-conflict.ts';
import type { ReadQuery, RecordReader, RecordState } from './record-reader.ts';
import type { StoredRecord } from './record-store.ts';

interface ReadRow {
  id: string;
  revision: number;
  value: string;
  modified_at: string;
}

/** SQLite treats a negative limit as none. */
const NO_LIMIT = -1;

/** Runs each call of the database; a thread passes `runNative`. */
export type RunCall = <Value>(call: () => Value) => Value;

/** Opens a second, read-only connection to the file of a LibsqlRecordStore, for another thread. */
export function openLibsqlRecordReader(file: string, run: RunCall = (call) => call()): RecordReader {
  return run(() => createReader(new Database(file), run));
}

function createReader(database: Database.Database, run: RunCall): RecordReader {
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA query_only = ON');
  const columns = 'id, revision, value, modified_at';
  const get = database.prepare(`SELECT ${columns} FROM record WHERE provider = ? AND kind = ? AND id = ?`);
  // Reads the log, whose rows are short; the records' own rows would load their values.
  const states = database.prepare(
    `SELECT id, revision, modified_at AS modifiedAt FROM change
     WHERE provider = ? AND kind = ? AND deleted = 0`,
  );
  const list = (without: readonly string[]): Database.Statement => {
    const value = `json_remove(value${', ?'.repeat(without.length)}) AS value`;
    return database.prepare(
      `SELECT id, revision, ${value}, modified_at FROM record
       WHERE provider = ? AND kind = ? AND id > ? ORDER BY id LIMIT ?`,
    );
  };
  const toRecord = <Value>(row: ReadRow, { provider, kind }: Omit<RecordKey, 'id'>): StoredRecord<Value> => ({
    provider,
    kind,
    id: row.id,
    revision: row.revision,
    value: JSON.parse(row.value) as Value,
    modifiedAt: row.modified_at,
  });
  return {
    async get<Value>(key: RecordKey) {
      const row = run(() => get.get(key.provider, key.kind, key.id)) as ReadRow | undefined;
      return row && toRecord<Value>(row, key);
    },
    async list<Value>({ provider, kind, after = '', limit = NO_LIMIT, without = [] }: ReadQuery) {
      const paths = without.map((field) => `$."${field}"`);
      const rows = run(() => list(without).all(...paths, provider, kind, after, limit)) as ReadRow[];
      return rows.map((row) => toRecord<Value>(row, { provider, kind }));
    },
    states: async ({ provider, kind }) => run(() => states.all(provider, kind)) as RecordState[],
    async close() {
      run(() => database.close());
    },
  };
}
