import type Database from 'libsql';

/** Forward only: never edit a released entry, add a new one. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE record (
    provider TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    value TEXT NOT NULL,
    modified_at TEXT NOT NULL,
    PRIMARY KEY (provider, kind, id)
  );
  CREATE TABLE record_index (
    provider TEXT NOT NULL,
    kind TEXT NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (provider, kind, field, value, id)
  ) WITHOUT ROWID;
  CREATE INDEX record_index_of_record ON record_index (provider, kind, id);
  CREATE TABLE change (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    provider TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    modified_at TEXT NOT NULL,
    UNIQUE (provider, kind, id)
  );
  `,
  `
  CREATE INDEX change_of_deleted ON change (modified_at) WHERE deleted = 1;
  `,
];

/** Migrates an older file; throws for a file of a newer Portico. */
export function migrate(database: Database.Database, known: readonly string[] = migrations): void {
  const bring = database.transaction(() => {
    database.exec(
      'CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY, applied_at TEXT NOT NULL)',
    );
    const row = database.prepare('SELECT max(version) AS version FROM migration').get() as {
      version: number | null;
    };
    const version = row.version ?? 0;
    if (version > known.length) {
      throw new Error(`The records were written by a newer Portico (version ${version} of their tables).`);
    }
    for (const [offset, statements] of known.slice(version).entries()) {
      database.exec(statements);
      database
        .prepare('INSERT INTO migration (version, applied_at) VALUES (?, ?)')
        .run(version + offset + 1, new Date().toISOString());
    }
  });
  // One immediate transaction: of two processes that start at once, the second finds everything done.
  bring.immediate();
}
