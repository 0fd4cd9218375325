import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { RECORDS_PART, recordsFile } from '../config/data-folder.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { ROLLOUTS_FOLDER } from '../releases/rollout-log.ts';
import { ARCHIVE_FORMAT } from './archive-format.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { countRecords, snapshotRecords } from './snapshot.ts';
import { inWorkFolder } from './work-folder.ts';
import { type ArchivePart, writeArchive } from './write-archive.ts';

export type BackupSource = Pick<Config, 'dataFolder' | 'secret'>;

interface Backup {
  config: BackupSource;
  file: string;
  now: Date;
  /** Folder for the temporary copy of the records; by default the data folder. */
  workIn?: string | undefined;
  onPart?: OnProgress;
}

/** Databases have their own backup tools, with point-in-time recovery. */
export const refuseDatabase = ({ databaseUrl }: Config, command: string): void => {
  if (databaseUrl === undefined) return;
  throw new ArchiveRefused(
    `${command} is for records in the data folder, and these are in the database of DATABASE_URL: use pg_dump and pg_restore for them, and copy images and releases afterwards; or \`export\` and \`import\` each provider.`,
  );
};

/**
 * Backs the whole installation up while its server runs. Includes every write that was acknowledged before; sizes of
 * images are omitted, because they can be encoded again. [OPEN-12]
 */
export const backUp = ({ config, file, now, workIn, onPart }: Backup): Promise<Record<string, number>> =>
  inWorkFolder(workIn ?? config.dataFolder, async (folder) => {
    const { dataFolder } = config;
    const source = recordsFile(config);
    if (!existsSync(source)) throw new ArchiveRefused(`There is no Portico in ${dataFolder} yet.`);
    let records = 0;

    async function* parts(): AsyncGenerator<ArchivePart> {
      const packed = new Set<string>();
      // Before the records and after: the snapshot may show an image that is deleted meanwhile, or a new one.
      yield* newImages(dataFolder, packed, onPart);
      const snapshot = path.join(folder, 'snapshot.db');
      snapshotRecords(source, snapshot);
      records = countRecords(snapshot);
      yield { name: RECORDS_PART, content: { file: snapshot } };
      yield* newImages(dataFolder, packed, onPart);
      yield* releaseParts(dataFolder);
      yield { name: 'secret', content: { file: path.join(dataFolder, 'secret') }, mayBeGone: true };
    }

    const header = {
      archive: 'backup' as const,
      format: ARCHIVE_FORMAT,
      createdAt: now.toISOString(),
      secretFingerprint: secretFingerprint(config.secret),
    };
    const counts = (names: readonly string[]) => ({ records, ...countFiles(names) });
    const manifest = await writeArchive({ file, header, parts: parts(), counts });
    return manifest.counts;
  });

const IMAGES = 'images/originals/';
const RELEASES = 'releases/';

/** Counts images and release files among the parts of a backup. */
export const countFiles = (parts: readonly string[]): { images: number; releaseFiles: number } => ({
  images: parts.filter((name) => name.startsWith(IMAGES)).length,
  releaseFiles: parts.filter((name) => name.startsWith(RELEASES)).length,
});

/** A fingerprint for comparing secrets; secrets are random, so it cannot be brute-forced. */
export const secretFingerprint = (secret: string): string =>
  createHash('sha256').update(`portico fingerprint ${secret}`).digest('hex').slice(0, 16);

async function* newImages(
  dataFolder: string,
  packed: Set<string>,
  onPart: OnProgress = () => {},
): AsyncGenerator<ArchivePart> {
  const names = (await filesIn(path.join(dataFolder, 'images', 'originals'))).filter(
    (name) => !packed.has(name),
  );
  const total = packed.size + names.length;
  for (const name of names) {
    packed.add(name);
    const file = path.join(dataFolder, 'images', 'originals', name);
    yield { name: `${IMAGES}${name}`, content: { file }, mayBeGone: true };
    onPart(packed.size, total);
  }
}

/** Lists the rollout log first, so that every release that it names exists by then. */
async function* releaseParts(dataFolder: string): AsyncGenerator<ArchivePart> {
  const folder = path.join(dataFolder, 'releases');
  const rollouts = (await filesIn(path.join(folder, ROLLOUTS_FOLDER))).map(
    (name) => `${ROLLOUTS_FOLDER}/${name}`,
  );
  const others = (await filesIn(folder)).filter((name) => !name.startsWith(`${ROLLOUTS_FOLDER}/`));
  for (const name of [...others, ...rollouts]) {
    yield { name: `${RELEASES}${name}`, content: { file: path.join(folder, name) }, mayBeGone: true };
  }
}

/** Paths below a folder, with slashes; without unfinished files. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !/\.(part|unfinished)(\/|$)/.test(name))
    .sort();
}
