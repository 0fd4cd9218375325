import pg from 'pg';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { clientOptions } from './postgres-connection.ts';
import { migrations, tablesVersion } from './postgres-migrations.ts';

/** What a database holds, for an operator who looks for what is wrong. */
export interface PostgresSurvey {
  /** Of its tables; 0 where there are none. */
  version: number;
  /** That this Portico makes. */
  knownVersion: number;
  isUtf8: boolean;
  kinds: string[];
  /** Partitions of no provider, with the number of their records. */
  orphans: { provider: string; count: number }[];
}

/** Looks at a database without changing it. Throws what PostgreSQL says when it cannot be read. */
export async function surveyPostgres(url: string): Promise<PostgresSurvey> {
  const client = new pg.Client(clientOptions(url));
  // Told by the next question.
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
