import { isStorable } from '../../storage/postgres-text.ts';
import { CliError } from '../cli-io.ts';
import type { PostgresQueries } from './postgres-queries.ts';
import type { Arrival, IncomingRow, RecordTables } from './record-tables.ts';
import { writePostgresRows } from './write-postgres-rows.ts';
import { writtenSince } from './written-since.ts';

interface ArrivalOptions {
  queries: PostgresQueries;
  /** The database's address, for messages. */
  address: string;
  lastSequence: () => Promise<number>;
}

type TableArrival = Pick<RecordTables, 'arrival' | 'begin' | 'receive' | 'finish'>;

/** Receives the rows of a migration. */
export function createPostgresArrival({ queries, address, lastSequence }: ArrivalOptions): TableArrival {
  const { rows, inTransaction } = queries;

  async function arrival(): Promise<Arrival | undefined> {
    const [table] = await rows<{ isThere: boolean }>(
      `SELECT to_regclass('arrival') IS NOT NULL AS "isThere"`,
    );
    if (!table?.isThere) return undefined;
    const [row] = await rows<Omit<Arrival, 'copiedUpTo'> & { copied_up_to: string }>(
      'SELECT id, copied_up_to, at FROM arrival',
    );
    return row && { id: row.id, copiedUpTo: Number(row.copied_up_to), at: row.at };
  }

  return {
    arrival,

    begin: ({ id, copiedUpTo, at }) =>
      inTransaction(async () => {
        await rows('CREATE TABLE arrival (id text NOT NULL, copied_up_to bigint NOT NULL, at text NOT NULL)');
        await rows('INSERT INTO arrival (id, copied_up_to, at) VALUES ($1, $2, $3)', id, copiedUpTo, at);
      }),

    async receive(arriving, from) {
      checkStorable(arriving);
      const copiedUpTo = arriving.at(-1)?.sequence ?? from.copiedUpTo;
      const at = new Date().toISOString();
      await inTransaction(async () => {
        const now = await arrival();
        const last = await lastSequence();
        if (now?.copiedUpTo !== from.copiedUpTo || now.id !== from.id || last !== from.copiedUpTo) {
          throw writtenSince(address);
        }
        await writePostgresRows(queries, arriving);
        await rows('UPDATE arrival SET copied_up_to = $1, at = $2', copiedUpTo, at);
        // A concurrent writer gets a later sequence, by which it is detected.
        await rows(`SELECT setval('change_sequence', $1)`, Math.max(copiedUpTo, 1));
      });
      return { id: from.id, copiedUpTo, at };
    },

    finish: (lastGiven) =>
      inTransaction(async () => {
        await rows('DROP TABLE arrival');
        if (lastGiven > 0) await rows(`SELECT setval('change_sequence', $1)`, lastGiven);
      }),
  };
}

function checkStorable(rows: readonly IncomingRow[]): void {
  const unstorable = rows.find(({ provider, kind, id }) => ![provider, kind, id].every(isStorable));
  if (!unstorable) return;
  throw new CliError(
    `PostgreSQL cannot store the ${unstorable.kind} ${JSON.stringify(unstorable.id)} of ${unstorable.provider}: its id contains invalid characters. Delete it first.`,
  );
}
