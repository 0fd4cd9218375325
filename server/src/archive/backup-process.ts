import { mkdir, open, rename } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { type BackupSource, backUp } from './backup.ts';
import { verifyBackup } from './read-backup.ts';

/** Order of the server for the process that writes a scheduled backup. */
export interface BackupOrder {
  source: BackupSource;
  /** An empty folder for temporary files, on the same disk as the archive. */
  workFolder: string;
  /** Path of the archive, which appears once it is written and verified. */
  file: string;
  /** ISO time. */
  now: string;
}

/** Result that the process reports. */
export type BackupOutcome = { counts: Record<string, number>; bytes: number } | { failure: string };

/** Writes and verifies a backup; renames it only when both succeeded and it is on disk. */
async function writeVerified({ source, workFolder, file, now }: BackupOrder): Promise<BackupOutcome> {
  const unverified = path.join(workFolder, path.basename(file));
  await mkdir(workFolder, { recursive: true });
  const counts = await backUp({ config: source, file: unverified, now: new Date(now), workIn: workFolder });
  // No unpack limit, because this process has just written it.
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

// Yields to the server's requests.
setPriority(constants.priority.PRIORITY_LOW);
// The server ended.
process.once('disconnect', () => process.exit(1));
process.once('message', (order: BackupOrder) => {
  const response = (outcome: BackupOutcome) => process.send?.(outcome, () => process.exit(0));
  writeVerified(order).then(response, (error: unknown) =>
    response({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
