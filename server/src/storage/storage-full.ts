/** Of Node.js for a full disk and a used-up quota of the file system, and of SQLite. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];

/** Whether a write failed because there is no room; what was stored before is still readable. */
export const isStorageFull = (error: unknown): boolean =>
  CODES.includes((error as { code?: unknown } | undefined)?.code);
