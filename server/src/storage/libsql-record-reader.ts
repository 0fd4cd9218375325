import Database from 'libsql';
import type { ListQuery, RecordKey, RecordStore, StoredRecord } from './record-store.ts';

/** Records that are only read. */
export interface RecordReader extends Pick<RecordStore, 'get' | 'close'> {
  list<Value = unknown>(query: Omit<ListQuery, 'where'>): Promise<StoredRecord<Value>[]>;
}

interface ReadRow {
  id: string;
  revision: number;
  value: string;
  modified_at: string;
}

/** To SQLite a negative limit is none. */
const NO_LIMIT = -1;

/** Opens the file of a LibsqlRecordStore beside it, to read what is committed; for another thread. */
export function openLibsqlRecordReader(file: string): RecordReader {
  const database = new Database(file);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA query_only = ON');
  const columns = 'id, revision, value, modified_at';
  const get = database.prepare(`SELECT ${columns} FROM record WHERE provider = ? AND kind = ? AND id = ?`);
  const list = database.prepare(
    `SELECT ${columns} FROM record WHERE provider = ? AND kind = ? AND id > ? ORDER BY id LIMIT ?`,
  );
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
      const row = get.get(key.provider, key.kind, key.id) as ReadRow | undefined;
      return row && toRecord<Value>(row, key);
    },
    async list<Value>({ provider, kind, after = '', limit = NO_LIMIT }: Omit<ListQuery, 'where'>) {
      const rows = list.all(provider, kind, after, limit) as ReadRow[];
      return rows.map((row) => toRecord<Value>(row, { provider, kind }));
    },
    async close() {
      database.close();
    },
  };
}
