import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';

/** Copies the records of a file as a consistent snapshot with every acknowledged write, while others read and write. */
export function snapshotRecords(file: string, into: string): void {
  mkdirSync(path.dirname(into), { recursive: true });
  const database = new Database(file, { readonly: true });
  try {
    database.prepare('VACUUM INTO ?').run(into);
  } finally {
    database.close();
  }
}

/** Counts the records of a file without writers. */
export function countRecords(file: string): number {
  const database = new Database(file, { readonly: true });
  try {
    const row = database.prepare('SELECT count(*) AS records FROM record').get() as { records: number };
    return row.records;
  } finally {
    database.close();
  }
}

/**
 * Whether another process, such as a server, has the records open. Tries to leave WAL mode, which needs exclusive
 * access, so it depends on no lock file that a crash leaves behind.
 */
export function isInUse(file: string): boolean {
  const database = new Database(file);
  try {
    database.pragma('journal_mode = DELETE');
    database.pragma('journal_mode = WAL');
    return false;
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return true;
    throw error;
  } finally {
    database.close();
  }
}
