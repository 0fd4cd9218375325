import type Database from 'libsql';

/** The statements that list records in ascending or descending order of id. */
const prepareLists = (database: Database.Database, follows: '>' | '<') => {
  const order = `ORDER BY id ${follows === '>' ? 'ASC' : 'DESC'} LIMIT ?`;
  return {
    all: database.prepare(
      `SELECT * FROM record WHERE provider = ? AND kind = ? AND id ${follows} ? ${order}`,
    ),
    where: database.prepare(
      `SELECT * FROM record WHERE provider = ? AND kind = ? AND id ${follows} ? AND id IN (
         SELECT id FROM record_index WHERE provider = ? AND kind = ? AND field = ?
           AND value IN (SELECT value FROM json_each(?)))
       ${order}`,
    ),
  };
};

/** The prepared statements of the record store. */
export const prepareStatements = (database: Database.Database) => ({
  get: database.prepare('SELECT * FROM record WHERE provider = ? AND kind = ? AND id = ?'),
  lastRevision: database.prepare(
    'SELECT revision, deleted FROM change WHERE provider = ? AND kind = ? AND id = ?',
  ),
  put: database.prepare(
    `INSERT INTO record (provider, kind, id, revision, value, modified_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (provider, kind, id)
     DO UPDATE SET revision = excluded.revision, value = excluded.value, modified_at = excluded.modified_at`,
  ),
  delete: database.prepare('DELETE FROM record WHERE provider = ? AND kind = ? AND id = ?'),
  unindex: database.prepare('DELETE FROM record_index WHERE provider = ? AND kind = ? AND id = ?'),
  index: database.prepare(
    'INSERT OR IGNORE INTO record_index (provider, kind, id, field, value) VALUES (?, ?, ?, ?, ?)',
  ),
  // REPLACE gives the key a new sequence, so the log holds one row per key.
  change: database.prepare(
    `INSERT OR REPLACE INTO change (provider, kind, id, revision, deleted, modified_at) VALUES (?, ?, ?, ?, ?, ?)`,
  ),
  changes: database.prepare('SELECT * FROM change WHERE sequence > ? ORDER BY sequence LIMIT ?'),
  purgeTombstones: database.prepare(
    `DELETE FROM change WHERE sequence IN (
       SELECT sequence FROM change WHERE deleted = 1 AND modified_at < ? LIMIT ?)`,
  ),
  lastSequence: database.prepare('SELECT max(sequence) AS sequence FROM change'),
  dataVersion: database.prepare('PRAGMA data_version'),
  list: { ascending: prepareLists(database, '>'), descending: prepareLists(database, '<') },
  // A row of the index is unique, so rows are records.
  countByValue: database.prepare(
    `SELECT value, count(*) AS count FROM record_index WHERE provider = ? AND kind = ? AND field = ?
       AND value IN (SELECT value FROM json_each(?)) GROUP BY value`,
  ),
});

export type LibsqlStatements = ReturnType<typeof prepareStatements>;

/** SQLite treats a negative limit as none. */
export const NO_LIMIT = -1;

export interface RecordRow {
  provider: string;
  kind: string;
  id: string;
  revision: number;
  value: string;
  modified_at: string;
}

export interface ChangeRow extends Omit<RecordRow, 'value'> {
  sequence: number;
  deleted: number;
}
