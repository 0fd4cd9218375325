import { mkdir, open, rename } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { type BackupSource, backUp } from './backup.ts';
import { verifyBackup } from './read-backup.ts';

/** What the server tells the process that writes one of its scheduled backups. */
export interface BackupOrder {
  source: BackupSource;
  /** An empty folder for unfinished things; on the same disk as the archive. */
  workFolder: string;
  /** The archive, which appears once it is written and verified. */
  file: string;
  /** ISO time. */
  now: string;
}

/** What the process says when it is done. */
export type BackupOutcome = { counts: Record<string, number>; bytes: number } | { failure: string };

/** Writes and verifies a backup; the archive has its name only when both succeeded, and is on disk then. */
async function writeVerified({ source, workFolder, file, now }: BackupOrder): Promise<BackupOutcome> {
  const unverified = path.join(workFolder, path.basename(file));
  await mkdir(workFolder, { recursive: true });
  const counts = await backUp({ config: source, file: unverified, now: new Date(now), workIn: workFolder });
  // Our own archive: however small its texts were packed, it may be as large as it is.
  await verifyBackup({ dataFolder: workFolder, file: unverified, maxGb: Infinity });
  await rename(unverified, file);
  const folder = await open(path.dirname(file));
  await folder.sync();
  await folder.close();
  const written = await open(file);
  const { size: bytes } = await written.stat();
  await written.close();
  return { counts, bytes };
}

// Requests go first.
setPriority(constants.priority.PRIORITY_LOW);
// The server ended without waiting for this.
process.once('disconnect', () => process.exit(1));
process.once('message', (order: BackupOrder) => {
  const response = (outcome: BackupOutcome) => process.send?.(outcome, () => process.exit(0));
  writeVerified(order).then(response, (error: unknown) =>
    response({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
