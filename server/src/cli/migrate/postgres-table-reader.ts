import { comparedEntries } from './compared-entries.ts';
import type { PostgresQueries } from './postgres-queries.ts';
import type { ProviderKind, RecordTables, StoredRow } from './record-tables.ts';

/** The driver returns 8-byte integers as text. */
type Row = Omit<StoredRow, 'sequence' | 'revision' | 'value'> & {
  sequence: string;
  revision: string;
  value: string | null;
};

type TableReader = Pick<
  RecordTables,
  'rowsAfter' | 'countAfter' | 'lastSequence' | 'lastGiven' | 'isEmpty' | 'providerKinds' | 'recordsOf'
>;

/** Reads records and the change log. */
export function createPostgresTableReader({ rows, number }: PostgresQueries): TableReader {
  const lastSequence = () => number('SELECT max(sequence) AS number FROM change');
  return {
    async rowsAfter(sequence, limit) {
      const found = await rows<Row>(
        `SELECT c.sequence, c.provider, c.kind, c.id, c.revision, c.modified_at AS "modifiedAt", r.value
         FROM change c LEFT JOIN record r ON r.provider = c.provider AND r.kind = c.kind AND r.id = c.id
         WHERE c.sequence > $1 ORDER BY c.sequence LIMIT $2`,
        sequence,
        limit,
      );
      return found.map((row) => ({
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
    isEmpty: async () =>
      (await lastSequence()) + (await number('SELECT count(*) AS number FROM record')) === 0,

    async providerKinds() {
      const found = await rows<ProviderKind & { count: string }>(
        'SELECT provider, kind, count(*) AS count FROM record GROUP BY provider, kind ORDER BY provider, kind',
      );
      return found.map((row) => ({ ...row, count: Number(row.count) }));
    },

    async recordsOf({ provider, kind }, after, limit) {
      const found = await rows<Row & { id: string; value: string }>(
        `SELECT r.id, r.revision, r.modified_at AS "modifiedAt", r.value, c.sequence
         FROM record r LEFT JOIN change c ON c.provider = r.provider AND c.kind = r.kind AND c.id = r.id
         WHERE r.provider = $1 AND r.kind = $2 AND r.id > $3 ORDER BY r.id LIMIT $4`,
        provider,
        kind,
        after,
        limit,
      );
      const pairs = await rows<{ id: string; field: string; value: string }>(
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
  };
}
