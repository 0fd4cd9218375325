import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { recordsLocation, type StoreLocation } from '../../storage/store-location.ts';
import { CliError } from '../cli-io.ts';
import { fingerprintOf } from './engine-address.ts';
import { isNewTarget, refuseForeignFiles } from './foreign-target.ts';
import { type MigrationNote, readNote, removeNote, writeNote } from './migration-note.ts';
import { type Files, openTables, openTarget, type Side, sidesOf } from './migration-sides.ts';
import { openS3Files } from './open-s3-files.ts';
import { type Part, partsToMove } from './parts-to-move.ts';
import type { RecordTables } from './record-tables.ts';

/** Marker object in a bucket that is being filled, with the migration's id. */
const MARK = 'portico-migrate.json';

export interface OpenMigration {
  /** Names for messages. */
  names: { source: string; target: string };
  /** The records of the source installation, even if they are not migrated: they show whether a server is running. */
  installation: RecordTables;
  records: { source: RecordTables; target: RecordTables; store: RecordStore } | undefined;
  files: { source: Files; target: Files } | undefined;
  /** Claims the target for this migration. Throws `CliError` and changes nothing if it is not empty. */
  begin(): Promise<void>;
  /** Releases the target for normal use. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

interface OpenOptions {
  config: Config;
  isBack: boolean;
  only?: Part | undefined;
  /** Folder for temporary files. */
  scratch: string;
}

export async function openMigration(options: OpenOptions): Promise<OpenMigration> {
  const { config, isBack, only, scratch } = options;
  const { dataFolder, s3 } = config;
  const parts = partsToMove({ ...config, only });
  const { embedded, engines } = sidesOf(config, scratch);
  const [source, target] = isBack ? [engines, embedded] : [embedded, engines];
  const location = parts.has('records') ? source.records : recordsLocation(config);
  refuseNothing(location, dataFolder);
  const { note, isKnown } = await noteOf(options, parts);

  const installation = await openTables(location);
  const opened = parts.has('records') ? await openOrClose(target, installation) : undefined;
  const files =
    parts.has('files') && source.files && target.files
      ? { source: source.files, target: target.files }
      : undefined;
  // A data folder is marked by its note.
  const mark = files && s3 && !isBack ? openS3Files(s3, '') : undefined;

  return {
    names: { source: nameOf(source, parts), target: nameOf(target, parts) },
    installation,
    records: opened && { source: installation, target: opened.tables, store: opened.store },
    files,

    async begin() {
      const isNew =
        opened &&
        (await isNewTarget({ ...opened, source: installation, id: note.id, name: target.recordsName }));
      const isMarked = mark ? (await mark.read(MARK))?.toString() === note.id : isKnown;
      if (files && !isMarked) await refuseForeignFiles(files.target, target.filesName);
      await writeNote(dataFolder, note);
      if (isNew) await opened?.tables.begin({ id: note.id, copiedUpTo: 0, at: new Date().toISOString() });
      if (!isMarked) await mark?.write(MARK, Buffer.from(note.id));
    },

    async finish() {
      await opened?.tables.finish(await installation.lastGiven());
      await mark?.remove([MARK]);
      await removeNote(dataFolder);
    },

    async close() {
      await installation.close();
      await opened?.tables.close();
      await opened?.store.close();
    },
  };
}

function refuseNothing(
  location: StoreLocation | undefined,
  dataFolder: string,
): asserts location is StoreLocation {
  if (location && ('url' in location || existsSync(location.file))) return;
  throw new CliError(
    `There are no records in ${dataFolder}: name the installation's folder with PORTICO_DATA, or its database with DATABASE_URL.`,
  );
}

/** The note of the migration to resume, or of a new one. */
async function noteOf({ config, isBack }: OpenOptions, parts: ReadonlySet<Part>) {
  const direction = isBack ? 'back' : 'up';
  const engines = fingerprintOf({
    databaseUrl: parts.has('records') ? config.databaseUrl : undefined,
    s3: parts.has('files') ? config.s3 : undefined,
  });
  const known = await readNote(config.dataFolder);
  const isKnown = known?.direction === direction && known.engines === engines;
  const note: MigrationNote = isKnown ? known : { id: randomUUID(), direction, engines };
  return { note, isKnown };
}

async function openOrClose({ records }: Side, installation: RecordTables) {
  try {
    return await openTarget(records as StoreLocation);
  } catch (error) {
    await installation.close();
    throw error;
  }
}

const nameOf = (side: Side, parts: ReadonlySet<Part>): string => {
  const names = [parts.has('records') ? side.recordsName : '', parts.has('files') ? side.filesName : ''];
  return [...new Set(names.filter(Boolean))].join(' and ');
};
