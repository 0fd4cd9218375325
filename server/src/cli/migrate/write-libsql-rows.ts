import type { LibsqlQueries } from './libsql-queries.ts';
import type { IncomingRow } from './record-tables.ts';

/** Replaces the keys of these rows, with their index entries and changes. Call it in a transaction. */
export function writeLibsqlRows(queries: Pick<LibsqlQueries, 'run'>, rows: readonly IncomingRow[]): void {
  for (const row of rows) writeRow(queries, row);
}

function writeRow({ run }: Pick<LibsqlQueries, 'run'>, row: IncomingRow): void {
  const { provider, kind, id, revision, value, modifiedAt, sequence, entries } = row;
  const key = [provider, kind, id] as const;
  run('DELETE FROM record WHERE provider = ? AND kind = ? AND id = ?', ...key);
  run('DELETE FROM record_index WHERE provider = ? AND kind = ? AND id = ?', ...key);
  if (value !== undefined) {
    run(
      'INSERT INTO record (provider, kind, id, revision, value, modified_at) VALUES (?, ?, ?, ?, ?, ?)',
      ...key,
      revision,
      value,
      modifiedAt,
    );
  }
  for (const [field, text] of entries) {
    run(
      'INSERT OR IGNORE INTO record_index (provider, kind, id, field, value) VALUES (?, ?, ?, ?, ?)',
      ...key,
      field,
      text,
    );
  }
  run(
    `INSERT OR REPLACE INTO change (sequence, provider, kind, id, revision, deleted, modified_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    sequence,
    ...key,
    revision,
    value === undefined ? 1 : 0,
    modifiedAt,
  );
}
