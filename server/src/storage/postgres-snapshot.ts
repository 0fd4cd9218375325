import pg from 'pg';
import { clientOptions } from './postgres-connection.ts';
import { listStatement, type RecordRow, toRecord } from './postgres-rows.ts';
import type { ListQuery, RecordStore } from './record-store.ts';

/** Lists records in a read-only snapshot transaction that is open until `close`; it blocks no writer. */
export async function openPostgresSnapshot(url: string): Promise<Pick<RecordStore, 'list' | 'close'>> {
  const client = new pg.Client(clientOptions(url));
  // The next query reports the error.
  client.on('error', () => {});
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // The snapshot is taken by the first query.
  await client.query('SELECT 1');
  return {
    async list<Value>(query: ListQuery) {
      const { rows } = await client.query<RecordRow>({
        ...listStatement(query),
        values: [...(listStatement(query).values ?? [])],
      });
      return rows.map((row) => toRecord<Value>(row, query));
    },
    close: () => client.end(),
  };
}
