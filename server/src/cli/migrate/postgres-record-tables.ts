import pg from 'pg';
import { clientOptions } from '../../storage/postgres-connection.ts';
import { migrations, tablesVersion } from '../../storage/postgres-migrations.ts';
import { indexedText, isStorable } from '../../storage/postgres-text.ts';
import { CliError } from '../cli-io.ts';
import { comparedEntries } from './compared-entries.ts';
import { addressOf } from './engine-address.ts';
import type { Arrival, ArrivingRow, KeptRow, Place, RecordTables } from './record-tables.ts';
import { writtenSince } from './written-since.ts';

/** Writers that hold the log for longer than this are no server's. */
const HOLD_WITHIN = '10s';

/** Numbers of eight bytes come as text. */
type Row = Omit<KeptRow, 'sequence' | 'revision' | 'value'> & {
  sequence: string;
  revision: string;
  value: string | null;
};

/** Opens the tables of a database, on one connection. */
export async function openPostgresTables(url: string): Promise<RecordTables> {
  const address = addressOf(url);
  const client = new pg.Client(clientOptions(url));
  // Told by the next question.
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
  const ask = async <Found extends object>(sql: string, ...values: unknown[]): Promise<Found[]> =>
    (await client.query<Found>(sql, values)).rows;
  const number = async (sql: string, ...values: unknown[]): Promise<number> =>
    Number((await ask<{ number: string | null }>(sql, ...values))[0]?.number ?? 0);

  async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    await client.query('BEGIN');
    try {
      // Nobody else writes meanwhile, be it a server or a second migrate.
      await client.query('LOCK TABLE change IN SHARE ROW EXCLUSIVE MODE');
      const result = await work();
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  async function arrival(): Promise<Arrival | undefined> {
    const [table] = await ask<{ isThere: boolean }>(`SELECT to_regclass('arrival') IS NOT NULL AS "isThere"`);
    if (!table?.isThere) return undefined;
    const [row] = await ask<Omit<Arrival, 'copiedUpTo'> & { copied_up_to: string }>(
      'SELECT id, copied_up_to, at FROM arrival',
    );
    return row && { id: row.id, copiedUpTo: Number(row.copied_up_to), at: row.at };
  }
  const lastSequence = () => number('SELECT max(sequence) AS number FROM change');

  async function write(rows: readonly ArrivingRow[]): Promise<void> {
    const columns = (
      of: readonly ArrivingRow[],
      ...names: (keyof Omit<ArrivingRow, 'entries'>)[]
    ): unknown[][] => names.map((name) => of.map((row) => row[name]));
    const keys = columns(rows, 'provider', 'kind', 'id');
    for (const table of ['record_index', 'record', 'change']) {
      await ask(
        `DELETE FROM ${table} USING unnest($1::text[], $2::text[], $3::text[]) AS key(provider, kind, id)
         WHERE ${table}.provider = key.provider AND ${table}.kind = key.kind AND ${table}.id = key.id`,
        ...keys,
      );
    }
    const present = rows.filter(({ value }) => value !== undefined);
    await ask(
      `INSERT INTO record (provider, kind, id, revision, value, modified_at)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[])`,
      ...columns(present, 'provider', 'kind', 'id', 'revision', 'value', 'modifiedAt'),
    );
    const pairs = rows.flatMap(({ entries, ...row }) => entries.map((entry) => ({ ...row, entry })));
    await ask(
      `INSERT INTO record_index (provider, kind, id, field, value)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) ON CONFLICT DO NOTHING`,
      pairs.map(({ provider }) => provider),
      pairs.map(({ kind }) => kind),
      pairs.map(({ id }) => id),
      pairs.map(({ entry: [field] }) => field),
      pairs.map(({ entry: [, value] }) => indexedText(value)),
    );
    await ask(
      `INSERT INTO change (provider, kind, id, sequence, revision, deleted, modified_at)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::boolean[], $7::text[])`,
      ...columns(rows, 'provider', 'kind', 'id', 'sequence', 'revision'),
      rows.map(({ value }) => value === undefined),
      rows.map(({ modifiedAt }) => modifiedAt),
    );
  }

  return {
    async rowsAfter(sequence, limit) {
      const rows = await ask<Row>(
        `SELECT c.sequence, c.provider, c.kind, c.id, c.revision, c.modified_at AS "modifiedAt", r.value
         FROM change c LEFT JOIN record r ON r.provider = c.provider AND r.kind = c.kind AND r.id = c.id
         WHERE c.sequence > $1 ORDER BY c.sequence LIMIT $2`,
        sequence,
        limit,
      );
      return rows.map((row) => ({
        ...row,
        sequence: Number(row.sequence),
        revision: Number(row.revision),
        value: row.value ?? undefined,
      }));
    },

    countAfter: (sequence) => number('SELECT count(*) AS number FROM change WHERE sequence > $1', sequence),
    lastSequence,
    lastGiven: () =>
      number('SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS number FROM change_sequence'),

    async isInUse() {
      // It may be within what `hold` began.
      await client.query('ROLLBACK');
      const others = await number(
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
      // Images are compared meanwhile, for as long as that takes.
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    },

    arrival,
    isEmpty: async () =>
      (await lastSequence()) + (await number('SELECT count(*) AS number FROM record')) === 0,

    begin: ({ id, copiedUpTo, at }) =>
      inTransaction(async () => {
        await ask('CREATE TABLE arrival (id text NOT NULL, copied_up_to bigint NOT NULL, at text NOT NULL)');
        await ask('INSERT INTO arrival (id, copied_up_to, at) VALUES ($1, $2, $3)', id, copiedUpTo, at);
      }),

    async receive(rows, from) {
      const unstorable = rows.find(({ provider, kind, id }) => ![provider, kind, id].every(isStorable));
      if (unstorable) {
        throw new CliError(
          `PostgreSQL cannot keep the ${unstorable.kind} ${JSON.stringify(unstorable.id)} of ${unstorable.provider}: its id has characters that are none. Delete it first.`,
        );
      }
      const copiedUpTo = rows.at(-1)?.sequence ?? from.copiedUpTo;
      const at = new Date().toISOString();
      await inTransaction(async () => {
        const now = await arrival();
        const last = await lastSequence();
        if (now?.copiedUpTo !== from.copiedUpTo || now.id !== from.id || last !== from.copiedUpTo) {
          throw writtenSince(address);
        }
        await write(rows);
        await ask('UPDATE arrival SET copied_up_to = $1, at = $2', copiedUpTo, at);
        // Anyone who writes here before all is there gets a sequence of their own, so that it is noticed.
        await ask(`SELECT setval('change_sequence', $1)`, Math.max(copiedUpTo, 1));
      });
      return { id: from.id, copiedUpTo, at };
    },

    finish: (lastGiven) =>
      inTransaction(async () => {
        await ask('DROP TABLE arrival');
        if (lastGiven > 0) await ask(`SELECT setval('change_sequence', $1)`, lastGiven);
      }),

    async places() {
      const rows = await ask<Place & { count: string }>(
        'SELECT provider, kind, count(*) AS count FROM record GROUP BY provider, kind ORDER BY provider, kind',
      );
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },

    async recordsOf({ provider, kind }, after, limit) {
      const found = await ask<Row & { id: string; value: string }>(
        `SELECT r.id, r.revision, r.modified_at AS "modifiedAt", r.value, c.sequence
         FROM record r LEFT JOIN change c ON c.provider = r.provider AND c.kind = r.kind AND c.id = r.id
         WHERE r.provider = $1 AND r.kind = $2 AND r.id > $3 ORDER BY r.id LIMIT $4`,
        provider,
        kind,
        after,
        limit,
      );
      const pairs = await ask<{ id: string; field: string; value: string }>(
        'SELECT id, field, value FROM record_index WHERE provider = $1 AND kind = $2 AND id > $3 AND id <= $4',
        provider,
        kind,
        after,
        found.at(-1)?.id ?? after,
      );
      const entriesOf = comparedEntries(pairs);
      return found.map(({ id, revision, modifiedAt, value, sequence }) => ({
        id,
        revision: Number(revision),
        modifiedAt,
        value,
        sequence: Number(sequence),
        entries: entriesOf(id),
      }));
    },

    close: () => client.end(),
  };
}
