import path from 'node:path';
import Database from 'libsql';
import { RECORDS_PART } from '../config/data-folder.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { countFiles } from './backup.ts';
import { type ReadArchive, readArchive } from './read-archive.ts';
import { countRecords } from './snapshot.ts';
import { inWorkFolder } from './work-folder.ts';

interface ReadBackup {
  file: string;
  /** An empty folder for the parts. */
  into: string;
  /** Maximum unpacked size in gigabytes; see `archiveLimits`. */
  maxGb?: number | undefined;
  onRead?: OnProgress | undefined;
}

/** Unpacks a backup and verifies it: hashes and counts of its parts, its records and their tables. */
export const readBackup = (options: ReadBackup): Promise<ReadArchive> => readParts(options);

interface VerifyBackup extends Omit<ReadBackup, 'into'> {
  dataFolder: string;
}

/**
 * Verifies a backup as a restore would, without restoring it; only the records are unpacked, into the data folder.
 * Throws ArchiveRefused for one that a restore would reject.
 */
export const verifyBackup = ({ dataFolder, ...options }: VerifyBackup): Promise<ReadArchive> =>
  inWorkFolder(dataFolder, (into) => readParts({ ...options, into }, [RECORDS_PART]));

async function readParts(
  { file, into, maxGb, onRead }: ReadBackup,
  only?: readonly string[],
): Promise<ReadArchive> {
  const read = await readArchive({ file, archive: 'backup', into, only, maxGb, onRead });
  const { parts, counts } = read.manifest;
  if (!(RECORDS_PART in parts)) throw new ArchiveRefused(`${file} holds no records: it cannot be restored.`);
  const records = path.join(into, RECORDS_PART);
  await checkRecords(records, file);
  const found: Record<string, number> = { records: countRecords(records), ...countFiles(Object.keys(parts)) };
  for (const [what, count] of Object.entries(counts)) {
    if (found[what] === count) continue;
    throw new ArchiveRefused(`${file} should hold ${count} ${what} and holds ${found[what] ?? 'none'}.`);
  }
  return read;
}

/** Checks the integrity of the file and the version of its tables. */
async function checkRecords(file: string, archive: string): Promise<void> {
  try {
    const database = new Database(file);
    const [response] = database.pragma('integrity_check') as { integrity_check: string }[];
    database.close();
    if (response?.integrity_check !== 'ok') throw new Error(response?.integrity_check);
    await openLibsqlRecordStore({ file }).close();
  } catch (error) {
    throw new ArchiveRefused(`The records in ${archive} cannot be used: ${(error as Error).message}`);
  }
}
