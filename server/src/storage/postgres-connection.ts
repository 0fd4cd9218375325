import pg from 'pg';
import { RecordsUnavailable } from './records-unavailable.ts';

/** Pool size of a store; a server has one store, and smaller pools for its search thread and its rate limits. */
const MAX_CONNECTIONS = 9;
/** Timeout for connecting, or for waiting for a free connection. */
const CONNECT_WITHIN_MS = 5_000;
/** For requests of users; listing everything is faster than this. */
const READ_WITHIN_MS = 10_000;
/** For a batch of many thousand writes behind those of others. */
const WRITE_WITHIN_MS = 60_000;
/** The client's timeout exceeds the database's by this: it only fires when the database does not respond at all. */
const GRACE_MS = 2_000;
const IDLE_MS = 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** SQLSTATEs of a PostgreSQL that is stopping, starting, full, overloaded or read-only. */
const OUTAGE_CODES = /^(08|53|57P|58)|^(25006|55P03|57014)$/;

export interface Statement {
  /** Name of a statement that is prepared once per connection. */
  name: string;
  text: string;
  values?: readonly unknown[];
}

/** A pool of connections to one database, opened on demand and reopened after a cut. */
export interface PostgresConnection {
  /** Runs one statement. Throws RecordsUnavailable when the database is away. */
  read<Row>(statement: Statement): Promise<Row[]>;
  /** The same with the longer timeout of writes. */
  write<Row>(statement: Statement): Promise<Row[]>;
  /** Runs work on one connection, such as a transaction. */
  onOne<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>;
  /** Waits for running statements. */
  close(): Promise<void>;
}

interface ConnectionOptions {
  url: string;
  maxConnections?: number;
}

/** Options of every connection that Portico opens. */
export const clientOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'portico',
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
});

export function connectPostgres({
  url,
  maxConnections = MAX_CONNECTIONS,
}: ConnectionOptions): PostgresConnection {
  const pool = new pg.Pool({
    ...clientOptions(url),
    max: maxConnections,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: WRITE_WITHIN_MS,
  });
  // An idle connection that is cut is replaced on the next use; one in use reports the error itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));

  async function onOne<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      throw asStoreError(error);
    });
    let isCut = false;
    try {
      return await work(client);
    } catch (error) {
      const storeError = asStoreError(error);
      isCut = storeError instanceof RecordsUnavailable;
      throw storeError;
    } finally {
      client.release(isCut);
    }
  }

  const ask = <Row>(statement: Statement, withinMs: number): Promise<Row[]> =>
    onOne(async (client) => {
      // The types lack the per-query timeout.
      const timed = { ...statement, values: [...(statement.values ?? [])], query_timeout: withinMs };
      return (await client.query(timed)).rows as Row[];
    });

  return {
    read: (statement) => ask(statement, READ_WITHIN_MS),
    write: (statement) => ask(statement, WRITE_WITHIN_MS + GRACE_MS),
    onOne,
    close: () => pool.end(),
  };
}

/** Converts an outage into RecordsUnavailable; a bug, such as an invalid statement, stays as it is. */
function asStoreError(error: unknown): unknown {
  if (error instanceof RecordsUnavailable) return error;
  const { code } = error as { code?: string };
  // Any error but a response of the database means that the connection failed or was lost.
  const isOutage = !(error instanceof pg.DatabaseError) || OUTAGE_CODES.test(code ?? '');
  return isOutage ? new RecordsUnavailable(error) : error;
}
