import type { RecordKey } from '../kernel/revision-conflict.ts';
import { connectPostgres } from './postgres-connection.ts';
import { listStatement, type RecordRow, toRecord } from './postgres-rows.ts';
import { createRecordLoader } from './record-loader.ts';
import type { RecordReader } from './record-reader.ts';
import type { StoredRecord } from './record-store.ts';

/** One for the initial read of everything, one for changes meanwhile. */
const MAX_CONNECTIONS = 2;

interface StateRow {
  id: string;
  revision: string;
  modified_at: string;
}

/** Reads the records of a PostgresRecordStore, from another thread. */
export function openPostgresRecordReader(url: string): RecordReader {
  const connection = connectPostgres({ url, maxConnections: MAX_CONNECTIONS });
  const get = createRecordLoader(connection);
  return {
    get: async <Value>(key: RecordKey) => (await get(key)) as StoredRecord<Value> | undefined,

    // Ignores `without`: to strip fields from JSON text, the database would have to parse it.
    async list<Value>({ without: _, ...query }: Parameters<RecordReader['list']>[0]) {
      const rows = await connection.read<RecordRow>(listStatement(query));
      return rows.map((row) => toRecord<Value>(row, query));
    },

    async states({ provider, kind }) {
      const rows = await connection.read<StateRow>({
        name: 'states',
        text: 'SELECT id, revision, modified_at FROM change WHERE provider = $1 AND kind = $2 AND NOT deleted',
        values: [provider, kind],
      });
      return rows.map(({ id, revision, modified_at }) => ({
        id,
        revision: Number(revision),
        modifiedAt: modified_at,
      }));
    },

    close: () => connection.close(),
  };
}
