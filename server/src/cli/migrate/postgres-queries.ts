import type pg from 'pg';

export interface PostgresQueries {
  rows<Found extends object>(sql: string, ...values: unknown[]): Promise<Found[]>;
  /** The column `number` of the first row; 0 when it is null. */
  number(sql: string, ...values: unknown[]): Promise<number>;
  /** Commits the job's writes or none. Holds the write lock, against servers and a second `migrate`. */
  inTransaction<Result>(job: () => Promise<Result>): Promise<Result>;
}

export function createPostgresQueries(client: pg.Client): PostgresQueries {
  const rows = async <Found extends object>(sql: string, ...values: unknown[]): Promise<Found[]> =>
    (await client.query<Found>(sql, values)).rows;
  return {
    rows,
    number: async (sql, ...values) =>
      Number((await rows<{ number: string | null }>(sql, ...values))[0]?.number ?? 0),
    async inTransaction(job) {
      await client.query('BEGIN');
      try {
        await client.query('LOCK TABLE change IN SHARE ROW EXCLUSIVE MODE');
        const result = await job();
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      }
    },
  };
}
