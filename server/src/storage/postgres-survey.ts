import pg from 'pg';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { clientOptions } from './postgres-connection.ts';
import { migrations, tablesVersion } from './postgres-migrations.ts';

/** Facts about a database, for the operator's diagnosis. */
export interface PostgresSurvey {
  /** Migration version of its tables; 0 when there are none. */
  version: number;
  /** Migration version of this Portico. */
  knownVersion: number;
  isUtf8: boolean;
  kinds: string[];
  /** Partitions without a provider, with their number of records. */
  orphans: { provider: string; count: number }[];
}

/** Inspects a database without changing it. Throws PostgreSQL's error when it cannot be read. */
export async function surveyPostgres(url: string): Promise<PostgresSurvey> {
  const client = new pg.Client(clientOptions(url));
  // The next query reports the error.
  client.on('error', () => {});
  await client.connect();
  try {
    const knownVersion = migrations.length;
    const { rows: encodings } = await client.query<{ encoding: string }>(
      "SELECT current_setting('server_encoding') AS encoding",
    );
    const isUtf8 = encodings[0]?.encoding === 'UTF8';
    const { rows: tables } = await client.query<{ isThere: boolean }>(
      `SELECT to_regclass('migration') IS NOT NULL AS "isThere"`,
    );
    if (!tables[0]?.isThere) return { version: 0, knownVersion, isUtf8, kinds: [], orphans: [] };
    const { rows: kinds } = await client.query<{ kind: string }>('SELECT DISTINCT kind FROM record');
    const { rows: orphans } = await client.query<{ provider: string; count: string }>(
      `SELECT provider, count(*) AS count FROM record WHERE provider <> $1 AND provider NOT IN
         (SELECT id FROM record WHERE provider = $1 AND kind = 'provider') GROUP BY provider`,
      [SYSTEM_PARTITION],
    );
    return {
      version: await tablesVersion(client),
      knownVersion,
      isUtf8,
      kinds: kinds.map(({ kind }) => kind),
      orphans: orphans.map(({ provider, count }) => ({ provider, count: Number(count) })),
    };
  } finally {
    await client.end();
  }
}
