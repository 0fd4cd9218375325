import Database from 'libsql';
import { migrations } from '../../storage/libsql-migrations.ts';
import { indexedText } from '../../storage/postgres-text.ts';
import { CliError } from '../cli-io.ts';
import { comparedEntries } from './compared-entries.ts';
import type {
  Arrival,
  ComparedRecord,
  IncomingRow,
  Place,
  RecordTables,
  StoredRow,
} from './record-tables.ts';
import { writtenSince } from './written-since.ts';

/** Timeout in ms for the lock of a concurrent writer. */
const PATIENCE = 'PRAGMA busy_timeout = 5000';

interface Row extends Omit<StoredRow, 'value'> {
  value: string | null;
}

/** Opens the tables of an existing record store's file. */
export function openLibsqlTables(file: string): RecordTables {
  const database = open(file);
  const all = <Found>(sql: string, ...values: unknown[]): Found[] =>
    database.prepare(sql).all(...values) as Found[];
  const number = (sql: string, ...values: unknown[]): number =>
    all<{ number: number | null }>(sql, ...values)[0]?.number ?? 0;

  const letGo = () => {
    if (database.inTransaction) database.exec('ROLLBACK');
  };

  const arrival = (): Arrival | undefined => {
    const isThere = number("SELECT count(*) AS number FROM sqlite_master WHERE name = 'arrival'") > 0;
    return isThere ? all<Arrival>('SELECT id, copied_up_to AS copiedUpTo, at FROM arrival')[0] : undefined;
  };
  const lastSequence = () => number('SELECT max(sequence) AS number FROM change');

  function write(row: IncomingRow): void {
    const { provider, kind, id, revision, value, modifiedAt, sequence, entries } = row;
    const key = [provider, kind, id] as const;
    const run = (sql: string, ...values: unknown[]) => database.prepare(sql).run(...values);
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

  return {
    rowsAfter: async (sequence, limit) =>
      all<Row>(
        `SELECT c.sequence, c.provider, c.kind, c.id, c.revision, c.modified_at AS modifiedAt, r.value
         FROM change c LEFT JOIN record r ON r.provider = c.provider AND r.kind = c.kind AND r.id = c.id
         WHERE c.sequence > ? ORDER BY c.sequence LIMIT ?`,
        sequence,
        limit,
      ).map(({ value, ...row }) => ({ ...row, value: value ?? undefined })),

    countAfter: async (sequence) =>
      number('SELECT count(*) AS number FROM change WHERE sequence > ?', sequence),
    lastSequence: async () => lastSequence(),
    lastGiven: async () => number("SELECT seq AS number FROM sqlite_sequence WHERE name = 'change'"),

    async isInUse() {
      letGo();
      // Leaving WAL mode needs exclusive access, so it must be tried on this connection: another one would be blocked
      // by it.
      database.exec('PRAGMA busy_timeout = 0');
      try {
        database.exec('PRAGMA journal_mode = DELETE');
        database.exec('PRAGMA journal_mode = WAL');
        return false;
      } catch (error) {
        if ((error as { code?: string }).code === 'SQLITE_BUSY') return true;
        throw error;
      } finally {
        database.exec(PATIENCE);
      }
    },

    async hold() {
      database.exec('BEGIN IMMEDIATE');
    },

    arrival: async () => arrival(),
    isEmpty: async () => number('SELECT count(*) AS number FROM record') + lastSequence() === 0,

    async begin({ id, copiedUpTo, at }) {
      const make = database.transaction(() => {
        database.exec(
          'CREATE TABLE arrival (id TEXT NOT NULL, copied_up_to INTEGER NOT NULL, at TEXT NOT NULL)',
        );
        database
          .prepare('INSERT INTO arrival (id, copied_up_to, at) VALUES (?, ?, ?)')
          .run(id, copiedUpTo, at);
      });
      make.immediate();
    },

    async receive(rows, from) {
      const copiedUpTo = rows.at(-1)?.sequence ?? from.copiedUpTo;
      const at = new Date().toISOString();
      const take = database.transaction(() => {
        const now = arrival();
        if (now?.copiedUpTo !== from.copiedUpTo || now.id !== from.id || lastSequence() !== from.copiedUpTo) {
          throw writtenSince(file);
        }
        for (const row of rows) write(row);
        database.prepare('UPDATE arrival SET copied_up_to = ?, at = ?').run(copiedUpTo, at);
      });
      take.immediate();
      return { id: from.id, copiedUpTo, at };
    },

    async finish(lastGiven) {
      const end = database.transaction(() => {
        database.exec('DROP TABLE arrival');
        database.prepare("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'change'").run(lastGiven);
      });
      end.immediate();
    },

    places: async () =>
      all<Place & { count: number }>(
        'SELECT provider, kind, count(*) AS count FROM record GROUP BY provider, kind ORDER BY provider, kind',
      ),

    async recordsOf({ provider, kind }, after, limit) {
      const found = all<Omit<ComparedRecord, 'entries'>>(
        `SELECT r.id, r.revision, r.modified_at AS modifiedAt, r.value, c.sequence
         FROM record r LEFT JOIN change c ON c.provider = r.provider AND c.kind = r.kind AND c.id = r.id
         WHERE r.provider = ? AND r.kind = ? AND r.id > ? ORDER BY r.id LIMIT ?`,
        provider,
        kind,
        after,
        limit,
      );
      const pairs = all<{ id: string; field: string; value: string }>(
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

    async close() {
      letGo();
      database.close();
    },
  };
}

function open(file: string): Database.Database {
  const database = new Database(file);
  database.exec(PATIENCE);
  const { version } = database.prepare('SELECT max(version) AS version FROM migration').get() as {
    version: number;
  };
  if (version === migrations.length) return database;
  database.close();
  throw new CliError(
    `The tables of ${file} are of another version of Portico: start this version's server on them once, and stop it.`,
  );
}
