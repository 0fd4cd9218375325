import pg from 'pg';
import { clientOptions } from '../../storage/postgres-connection.ts';
import { migrations, tablesVersion } from '../../storage/postgres-migrations.ts';
import { CliError } from '../cli-io.ts';
import { addressOf } from './engine-address.ts';
import { createPostgresArrival } from './postgres-arrival.ts';
import { createPostgresQueries } from './postgres-queries.ts';
import { createPostgresTableReader } from './postgres-table-reader.ts';
import type { RecordTables } from './record-tables.ts';

/** Lock timeout; no server's write takes longer. */
const HOLD_WITHIN = '10s';

/** Opens the tables of a database, on one connection. */
export async function openPostgresTables(url: string): Promise<RecordTables> {
  const address = addressOf(url);
  const client = new pg.Client(clientOptions(url));
  // Reported by the next query.
  client.on('error', () => {});
  try {
    await client.connect();
    const version = await tablesVersion(client);
    if (version !== migrations.length) throw new Error('its tables are of another version of Portico');
  } catch (error) {
    await client.end().catch(() => {});
    const { message, code } = error as { message?: string; code?: string };
    throw new CliError(`The records in ${address} cannot be read: ${message || code}.`);
  }
  return createTables(client, address);
}

function createTables(client: pg.Client, address: string): RecordTables {
  const queries = createPostgresQueries(client);
  const reader = createPostgresTableReader(queries);
  return {
    ...reader,
    ...createPostgresArrival({ queries, address, lastSequence: reader.lastSequence }),

    async isInUse() {
      // The check may run inside the transaction of `hold`.
      await client.query('ROLLBACK');
      const others = await queries.number(
        `SELECT count(*) AS number FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()
           AND application_name = current_setting('application_name')`,
      );
      return others > 0;
    },

    async hold() {
      await client.query('BEGIN');
      await client.query(`SET LOCAL lock_timeout = '${HOLD_WITHIN}'`);
      await client.query('LOCK TABLE change IN SHARE MODE');
      // No timeout, because images are compared meanwhile.
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    },

    close: () => client.end(),
  };
}
