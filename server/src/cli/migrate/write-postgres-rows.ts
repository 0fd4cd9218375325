import { indexedText } from '../../storage/postgres-text.ts';
import type { PostgresQueries } from './postgres-queries.ts';
import type { IncomingRow } from './record-tables.ts';

type ColumnName = keyof Omit<IncomingRow, 'entries'>;

/** One array per column, which `unnest` turns into rows. */
const columns = (rows: readonly IncomingRow[], ...names: ColumnName[]): unknown[][] =>
  names.map((name) => rows.map((row) => row[name]));

/** Replaces the keys of these rows, with their index entries and changes. Call it in a transaction. */
export async function writePostgresRows(
  queries: Pick<PostgresQueries, 'rows'>,
  rows: readonly IncomingRow[],
): Promise<void> {
  await deleteKeys(queries, rows);
  await insertRecords(
    queries,
    rows.filter(({ value }) => value !== undefined),
  );
  await insertEntries(queries, rows);
  await insertChanges(queries, rows);
}

async function deleteKeys(
  { rows: run }: Pick<PostgresQueries, 'rows'>,
  rows: readonly IncomingRow[],
): Promise<void> {
  const keys = columns(rows, 'provider', 'kind', 'id');
  for (const table of ['record_index', 'record', 'change']) {
    await run(
      `DELETE FROM ${table} USING unnest($1::text[], $2::text[], $3::text[]) AS key(provider, kind, id)
       WHERE ${table}.provider = key.provider AND ${table}.kind = key.kind AND ${table}.id = key.id`,
      ...keys,
    );
  }
}

const insertRecords = ({ rows: run }: Pick<PostgresQueries, 'rows'>, present: readonly IncomingRow[]) =>
  run(
    `INSERT INTO record (provider, kind, id, revision, value, modified_at)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[])`,
    ...columns(present, 'provider', 'kind', 'id', 'revision', 'value', 'modifiedAt'),
  );

function insertEntries({ rows: run }: Pick<PostgresQueries, 'rows'>, rows: readonly IncomingRow[]) {
  const pairs = rows.flatMap(({ entries, ...row }) => entries.map((entry) => ({ ...row, entry })));
  return run(
    `INSERT INTO record_index (provider, kind, id, field, value)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) ON CONFLICT DO NOTHING`,
    pairs.map(({ provider }) => provider),
    pairs.map(({ kind }) => kind),
    pairs.map(({ id }) => id),
    pairs.map(({ entry: [field] }) => field),
    pairs.map(({ entry: [, value] }) => indexedText(value)),
  );
}

const insertChanges = ({ rows: run }: Pick<PostgresQueries, 'rows'>, rows: readonly IncomingRow[]) =>
  run(
    `INSERT INTO change (provider, kind, id, sequence, revision, deleted, modified_at)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::boolean[], $7::text[])`,
    ...columns(rows, 'provider', 'kind', 'id', 'sequence', 'revision'),
    rows.map(({ value }) => value === undefined),
    rows.map(({ modifiedAt }) => modifiedAt),
  );
