import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Path of the records in a data folder, and their name in a backup. */
export const RECORDS_PART = 'records/portico.db';

/** Path of the file with all records. */
export const recordsFile = ({ dataFolder }: { dataFolder: string }): string =>
  path.join(dataFolder, RECORDS_PART);

/** Folder of the release store. */
export const releasesFolder = ({ dataFolder }: { dataFolder: string }): string =>
  path.join(dataFolder, 'releases');

/**
 * Creates a folder with its missing parents and checks that it is writable; throws the system's error. Avoids mkdir's
 * `recursive`: on file systems that reject new folders, such as /proc, Node loops for ever.
 */
export function ensureWritableFolder(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Permission bits that files must not have, by who may access the data folder. */
export const FORBIDDEN_MODES = { owner: 0o077, group: 0o007 } as const;

/** Sets the umask for files that the process creates: records contain password hashes. */
export function restrictNewFiles({ fileAccess }: { fileAccess: keyof typeof FORBIDDEN_MODES }): void {
  process.umask(FORBIDDEN_MODES[fileAccess]);
}
