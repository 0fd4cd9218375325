import Database from 'libsql';
import { migrations } from '../../storage/libsql-migrations.ts';
import { CliError } from '../cli-io.ts';
import { createLibsqlArrival } from './libsql-arrival.ts';
import { createLibsqlQueries } from './libsql-queries.ts';
import { createLibsqlTableReader } from './libsql-table-reader.ts';
import type { RecordTables } from './record-tables.ts';

/** Timeout in ms for the lock of a concurrent writer. */
const PATIENCE = 'PRAGMA busy_timeout = 5000';

/** Opens the tables of an existing record store's file. */
export function openLibsqlTables(file: string): RecordTables {
  const database = open(file);
  const queries = createLibsqlQueries(database);
  const { lastSequence, ...reader } = createLibsqlTableReader(queries);

  /** Ends `hold`. */
  const release = () => {
    if (database.inTransaction) database.exec('ROLLBACK');
  };

  return {
    ...reader,
    ...createLibsqlArrival({ queries, file, lastSequence }),
    lastSequence: async () => lastSequence(),

    async isInUse() {
      release();
      // Leaving WAL mode needs exclusive access, so it must be tried on this connection: another one would be blocked
      // by it.
      database.exec('PRAGMA busy_timeout = 0');
      try {
        database.exec('PRAGMA journal_mode = DELETE');
        database.exec('PRAGMA journal_mode = WAL');
        return false;
      } catch (error) {
        if ((error as { code?: string }).code === 'SQLITE_BUSY') return true;
        throw error;
      } finally {
        database.exec(PATIENCE);
      }
    },

    async hold() {
      database.exec('BEGIN IMMEDIATE');
    },

    async close() {
      release();
      database.close();
    },
  };
}

function open(file: string): Database.Database {
  const database = new Database(file);
  database.exec(PATIENCE);
  const { version } = database.prepare('SELECT max(version) AS version FROM migration').get() as {
    version: number;
  };
  if (version === migrations.length) return database;
  database.close();
  throw new CliError(
    `The tables of ${file} are of another version of Portico: start this version's server on them once, and stop it.`,
  );
}
