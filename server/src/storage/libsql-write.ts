import type Database from 'libsql';
import { RevisionConflict } from '../kernel/revision-conflict.ts';
import { indexPairs } from './index-pairs.ts';
import type { LibsqlStatements } from './libsql-statements.ts';
import type { RecordChange, RecordWrite } from './record-store.ts';

/**
 * Applies one write inside the running transaction. Returns its change, or undefined when the record to delete does not
 * exist; throws RevisionConflict.
 */
export function applyWrite(
  statements: LibsqlStatements,
  write: RecordWrite,
  modifiedAt: string,
): RecordChange | undefined {
  const { provider, kind, id, expectedRevision } = 'put' in write ? write.put : write.delete;
  const key = [provider, kind, id] as const;
  const last = statements.lastRevision.get(...key) as { revision: number; deleted: number } | undefined;
  const current = last && !last.deleted ? last.revision : 0;
  if (expectedRevision !== undefined && expectedRevision !== current) {
    throw new RevisionConflict({ provider, kind, id });
  }
  const isDelete = 'delete' in write;
  if (isDelete && current === 0) return undefined;
  const revision = (last?.revision ?? 0) + 1;
  statements.unindex.run(...key);
  if (isDelete) {
    statements.delete.run(...key);
  } else {
    statements.put.run(...key, revision, JSON.stringify(write.put.value), modifiedAt);
    for (const [field, value] of indexPairs(write.put.index)) statements.index.run(...key, field, value);
  }
  const { lastInsertRowid } = statements.change.run(...key, revision, isDelete ? 1 : 0, modifiedAt);
  const sequence = Number(lastInsertRowid);
  return { provider, kind, id, sequence, revision, deleted: isDelete, modifiedAt };
}

/**
 * Commits the job's writes or none. The library's `transaction` always rolls back, which fails and hides the first
 * error where SQLite has rolled back itself, such as on a full disk.
 */
export function inTransaction<Result>(database: Database.Database, job: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = job();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
