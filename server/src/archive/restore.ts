import { existsSync } from 'node:fs';
import { chmod, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { RECORDS_PART, recordsFile } from '../config/data-folder.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { endAllSessions } from '../resources/auth/end-all-sessions.ts';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { secretFingerprint } from './backup.ts';
import { readBackup } from './read-backup.ts';
import { isInUse } from './snapshot.ts';
import { inWorkFolder } from './work-folder.ts';

interface Restore {
  config: Config;
  file: string;
  /** Moves existing content aside. */
  replace?: boolean | undefined;
  /** Maximum unpacked size in gigabytes; see `archiveLimits`. */
  maxGb?: number | undefined;
  now: Date;
  onRead?: OnProgress;
}

export interface RestoreResult {
  counts: Record<string, number>;
  /** ISO time of the backup; later writes are not in it. */
  createdAt: string;
  /** Number of sessions, session links and codes of the backup that were ended. */
  signedOut: number;
  /** Folder with the previous content of the data folder. */
  setAside?: string | undefined;
  /** The backup was made with another secret and does not contain it: encrypted passcodes cannot be read. */
  hasOtherSecret: boolean;
}

/** What a backup contains and a restore replaces. */
const BROUGHT = ['records', 'images', 'releases', 'secret'] as const;

/**
 * Verifies a backup and restores it into an empty data folder, or with `replace` over content, which is moved aside.
 * Fails while a server is running; everyone has to sign in again. [OPEN-12]
 */
export const restore = ({ config, file, replace, maxGb, now, onRead }: Restore): Promise<RestoreResult> => {
  const { dataFolder } = config;
  const isThere = existsSync(recordsFile(config));
  if (isThere && !replace) {
    throw new ArchiveRefused(
      `There is a Portico in ${dataFolder}: set PORTICO_DATA to an empty folder, or move its content aside with --replace.`,
    );
  }
  refuseWhileRunning(dataFolder);
  return inWorkFolder(dataFolder, async (folder) => {
    const { header, manifest } = await readBackup({ file, into: folder, maxGb, onRead });
    const signedOut = await endSessionsIn(path.join(folder, RECORDS_PART), now);
    const bringsSecret = existsSync(path.join(folder, 'secret'));
    if (bringsSecret) await chmod(path.join(folder, 'secret'), 0o600);
    // A server may have been started since.
    refuseWhileRunning(dataFolder);
    const setAside = isThere ? path.join(dataFolder, `before-restore-${fileTime(now)}`) : undefined;
    if (setAside) await mkdir(setAside);
    for (const name of BROUGHT) {
      const current = path.join(dataFolder, name);
      if (setAside && existsSync(current) && (name !== 'secret' || bringsSecret))
        await rename(current, path.join(setAside, name));
      if (existsSync(path.join(folder, name))) await rename(path.join(folder, name), current);
    }
    const known = [config.secret, config.formerSecret].filter((secret) => secret !== undefined);
    const hasOtherSecret =
      !bringsSecret && !known.some((secret) => header.secretFingerprint === secretFingerprint(secret));
    return { counts: manifest.counts, createdAt: header.createdAt, signedOut, setAside, hasOtherSecret };
  });
};

function refuseWhileRunning(dataFolder: string): void {
  const file = recordsFile({ dataFolder });
  if (existsSync(file) && isInUse(file)) {
    throw new ArchiveRefused(`A server or another command is using ${dataFolder}: stop it first.`);
  }
}

async function endSessionsIn(file: string, now: Date): Promise<number> {
  const records = openLibsqlRecordStore({ file });
  try {
    return (await endAllSessions(records, now)).ended;
  } finally {
    await records.close();
  }
}

const fileTime = (time: Date): string => time.toISOString().replace(/[:.]/g, '-');
