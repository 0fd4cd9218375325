import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';

/**
 * Copies the records of one file into a new one, as they are at this moment: everything that was acknowledged before, and
 * no half of a batch. Others read and write meanwhile.
 */
export function snapshotRecords(file: string, into: string): void {
  mkdirSync(path.dirname(into), { recursive: true });
  const database = new Database(file, { readonly: true });
  try {
    database.prepare('VACUUM INTO ?').run(into);
  } finally {
    database.close();
  }
}

/** Records in a file that nobody writes to. */
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
 * Whether another process has the records open, such as a running server. Leaving the log mode needs the file for
 * oneself, so the system itself answers: no lock file that a crash leaves behind.
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
