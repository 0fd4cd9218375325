import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Path of the records within a data folder, and their name in a backup. */
export const RECORDS_PART = 'records/portico.db';

/** The one file with all records. */
export const recordsFile = ({ dataFolder }: { dataFolder: string }): string =>
  path.join(dataFolder, RECORDS_PART);

/** The store of releases. */
export const releasesFolder = ({ dataFolder }: { dataFolder: string }): string =>
  path.join(dataFolder, 'releases');

/**
 * Makes a folder and what is missing above it, and checks that files can be written there; throws the system's error.
 * Not by mkdir's own `recursive`: on file systems that refuse new folders, such as /proc, Node tries for ever.
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

/** Bits of a file's mode that nobody may have, by who else may read the data folder. */
export const FORBIDDEN_MODES = { owner: 0o077, group: 0o007 } as const;

/** Who besides the owner may read and write what the process creates from now on: records hold hashes of passwords. */
export function restrictNewFiles({ fileAccess }: { fileAccess: keyof typeof FORBIDDEN_MODES }): void {
  process.umask(FORBIDDEN_MODES[fileAccess]);
}
