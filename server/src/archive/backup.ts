import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { RECORDS_PART, recordsFile } from '../data-folder.ts';
import { ROLLOUTS_FOLDER } from '../releases/numbered-rollouts.ts';
import { ARCHIVE_FORMAT } from './archive-format.ts';
import { ArchiveRefused } from './archive-refused.ts';
import type { OnProgress } from './on-progress.ts';
import { snapshotRecords } from './snapshot.ts';
import { inWorkFolder } from './work-folder.ts';
import { type ArchivePart, writeArchive } from './write-archive.ts';

interface Backup {
  config: Config;
  file: string;
  now: Date;
  onPart?: OnProgress;
}

/** A database has tools of its own, which copy it as it is at one moment and restore it to any other. */
export const refuseDatabase = ({ databaseUrl }: Config, command: string): void => {
  if (databaseUrl === undefined) return;
  throw new ArchiveRefused(
    `${command} is for records in the data folder, and these are in the database of DATABASE_URL: use pg_dump and pg_restore for them, and copy the folders images and releases; or \`export\` and \`import\` each provider.`,
  );
};

/**
 * Writes the whole installation into one archive, while its server goes on: every write that was acknowledged before is in
 * it. Sizes of images are left out, they are made again. [OPEN-12]
 */
export const backUp = ({ config, file, now, onPart }: Backup): Promise<Record<string, number>> =>
  inWorkFolder(config.dataFolder, async (folder) => {
    const { dataFolder } = config;
    const source = recordsFile(config);
    if (!existsSync(source)) throw new ArchiveRefused(`There is no Portico in ${dataFolder} yet.`);
    const counts: Record<string, number> = { images: 0, releaseFiles: 0 };

    async function* parts(): AsyncGenerator<ArchivePart> {
      const packed = new Set<string>();
      // Before the records and after: an image that is deleted meanwhile may still be shown by them, and so may a new one.
      yield* newImages(dataFolder, packed, onPart);
      const snapshot = path.join(folder, 'snapshot.db');
      snapshotRecords(source, snapshot);
      yield { name: RECORDS_PART, content: { file: snapshot } };
      yield* newImages(dataFolder, packed, onPart);
      counts.images = packed.size;
      for await (const part of releaseParts(dataFolder)) {
        counts.releaseFiles = (counts.releaseFiles ?? 0) + 1;
        yield part;
      }
      const secret = await readIfThere(path.join(dataFolder, 'secret'));
      if (secret) yield { name: 'secret', content: secret };
    }

    const header = {
      archive: 'backup' as const,
      format: ARCHIVE_FORMAT,
      createdAt: now.toISOString(),
      secretFingerprint: secretFingerprint(config.secret),
    };
    await writeArchive({ file, header, parts: parts(), counts: () => counts });
    return counts;
  });

/** Says whether two secrets are the same without telling them: they are random, so that nobody can try them all. */
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
    const content = await readIfThere(path.join(dataFolder, 'images', 'originals', name));
    packed.add(name);
    if (content) yield { name: `images/originals/${name}`, content };
    onPart(packed.size, total);
  }
}

/** What says what is live is looked for first: every release that it names is there by then. */
async function* releaseParts(dataFolder: string): AsyncGenerator<ArchivePart> {
  const folder = path.join(dataFolder, 'releases');
  const rollouts = (await filesIn(path.join(folder, ROLLOUTS_FOLDER))).map(
    (name) => `${ROLLOUTS_FOLDER}/${name}`,
  );
  const others = (await filesIn(folder)).filter((name) => !name.startsWith(`${ROLLOUTS_FOLDER}/`));
  for (const name of [...others, ...rollouts]) {
    const content = await readIfThere(path.join(folder, name));
    if (content) yield { name: `releases/${name}`, content };
  }
}

/** Paths below a folder, with slashes; what is still being written is left out. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !/\.(part|unfinished)(\/|$)/.test(name))
    .sort();
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
