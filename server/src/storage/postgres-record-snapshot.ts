import pg from 'pg';
import { clientOptions } from './postgres-connection.ts';
import { listQuestion, type RecordRow, toRecord } from './postgres-rows.ts';
import type { ListQuery, RecordStore } from './record-store.ts';

/** Lists records as they are when it is opened, until it is closed; nobody waits for it. */
export async function openPostgresStillRecords(url: string): Promise<Pick<RecordStore, 'list' | 'close'>> {
  const client = new pg.Client(clientOptions(url));
  // Told by the next question.
  client.on('error', () => {});
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Its first question is the moment.
  await client.query('SELECT 1');
  return {
    async list<Value>(query: ListQuery) {
      const { rows } = await client.query<RecordRow>({
        ...listQuestion(query),
        values: [...(listQuestion(query).values ?? [])],
      });
      return rows.map((row) => toRecord<Value>(row, query));
    },
    close: () => client.end(),
  };
}
