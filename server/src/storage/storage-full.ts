/** Error codes of a full disk and an exhausted quota, of Node.js and of SQLite. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];

/** Whether a write failed for lack of disk space; existing data stays readable. */
export const isStorageFull = (error: unknown): boolean =>
  CODES.includes((error as { code?: unknown } | undefined)?.code);
