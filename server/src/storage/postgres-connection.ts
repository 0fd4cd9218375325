import pg from 'pg';
import { RecordsUnavailable } from './records-unavailable.ts';

/** Of one store; a server has one, its search thread and its counts others with fewer. */
const MAX_CONNECTIONS = 9;
/** To connect, or to wait for a connection that others use. */
const CONNECT_WITHIN_MS = 5_000;
/** What people wait for; a list of everything is quicker. */
const READ_WITHIN_MS = 10_000;
/** A batch of many thousand writes, behind those of others. */
const WRITE_WITHIN_MS = 60_000;
/** How much later than the database we give up ourselves: it then does not answer at all. */
const GRACE_MS = 2_000;
const IDLE_MS = 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Of errors with which PostgreSQL says that it is stopping, starting, full, overloaded, or only for reading. */
const OUTAGE_CODES = /^(08|53|57P|58)|^(25006|55P03|57014)$/;

export interface Question {
  /** Of a statement that is prepared once in each connection. */
  name: string;
  text: string;
  values?: readonly unknown[];
}

/** Connections to one database, made when they are needed and again when they were cut. */
export interface PostgresConnection {
  /** Rows of one statement. Throws RecordsUnavailable when the database is away. */
  read<Row>(question: Question): Promise<Row[]>;
  /** The same for what changes records: it may take longer. */
  write<Row>(question: Question): Promise<Row[]>;
  /** Works on one connection alone, such as in a transaction. */
  onOne<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

interface ConnectionOptions {
  url: string;
  maxConnections?: number;
}

/** What every connection of ours is opened with. */
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
  // A connection that is cut while nobody uses it, or while its user hears of it anyway, is replaced by the next use.
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
      const told = asStoreError(error);
      isCut = told instanceof RecordsUnavailable;
      throw told;
    } finally {
      client.release(isCut);
    }
  }

  const ask = <Row>(question: Question, withinMs: number): Promise<Row[]> =>
    onOne(async (client) => {
      // The types do not know that a question may have a limit of its own.
      const asked = { ...question, values: [...(question.values ?? [])], query_timeout: withinMs };
      return (await client.query(asked)).rows as Row[];
    });

  return {
    read: (question) => ask(question, READ_WITHIN_MS),
    write: (question) => ask(question, WRITE_WITHIN_MS + GRACE_MS),
    onOne,
    close: () => pool.end(),
  };
}

/** An outage as such; a fault of ours, such as a statement that PostgreSQL refuses, as it is. */
function asStoreError(error: unknown): unknown {
  if (error instanceof RecordsUnavailable) return error;
  const { code } = error as { code?: string };
  // What is no response of the database is a connection that was not made, or that was lost.
  const isOutage = !(error instanceof pg.DatabaseError) || OUTAGE_CODES.test(code ?? '');
  return isOutage ? new RecordsUnavailable(error) : error;
}
