import { indexedText } from '../../storage/postgres-text.ts';
import { comparedEntries } from './compared-entries.ts';
import type { LibsqlQueries } from './libsql-queries.ts';
import type { ComparedRecord, ProviderKind, RecordTables, StoredRow } from './record-tables.ts';

interface Row extends Omit<StoredRow, 'value'> {
  value: string | null;
}

type TableReader = Pick<
  RecordTables,
  'rowsAfter' | 'countAfter' | 'lastGiven' | 'isEmpty' | 'providerKinds' | 'recordsOf'
> & { lastSequence(): number };

/** Reads records and the change log. */
export function createLibsqlTableReader({ rows, number }: LibsqlQueries): TableReader {
  const lastSequence = () => number('SELECT max(sequence) AS number FROM change');
  return {
    rowsAfter: async (sequence, limit) =>
      rows<Row>(
        `SELECT c.sequence, c.provider, c.kind, c.id, c.revision, c.modified_at AS modifiedAt, r.value
         FROM change c LEFT JOIN record r ON r.provider = c.provider AND r.kind = c.kind AND r.id = c.id
         WHERE c.sequence > ? ORDER BY c.sequence LIMIT ?`,
        sequence,
        limit,
      ).map(({ value, ...row }) => ({ ...row, value: value ?? undefined })),

    countAfter: async (sequence) =>
      number('SELECT count(*) AS number FROM change WHERE sequence > ?', sequence),
    lastSequence,
    lastGiven: async () => number("SELECT seq AS number FROM sqlite_sequence WHERE name = 'change'"),
    isEmpty: async () => number('SELECT count(*) AS number FROM record') + lastSequence() === 0,

    providerKinds: async () =>
      rows<ProviderKind & { count: number }>(
        'SELECT provider, kind, count(*) AS count FROM record GROUP BY provider, kind ORDER BY provider, kind',
      ),

    async recordsOf({ provider, kind }, after, limit) {
      const found = rows<Omit<ComparedRecord, 'entries'>>(
        `SELECT r.id, r.revision, r.modified_at AS modifiedAt, r.value, c.sequence
         FROM record r LEFT JOIN change c ON c.provider = r.provider AND c.kind = r.kind AND c.id = r.id
         WHERE r.provider = ? AND r.kind = ? AND r.id > ? ORDER BY r.id LIMIT ?`,
        provider,
        kind,
        after,
        limit,
      );
      const pairs = rows<{ id: string; field: string; value: string }>(
        'SELECT id, field, value FROM record_index WHERE provider = ? AND kind = ? AND id > ? AND id <= ?',
        provider,
        kind,
        after,
        found.at(-1)?.id ?? after,
      );
      const entriesOf = comparedEntries(
        pairs.map(({ value, ...pair }) => ({ ...pair, value: indexedText(value) })),
      );
      return found.map((record) => ({ ...record, entries: entriesOf(record.id) }));
    },
  };
}
