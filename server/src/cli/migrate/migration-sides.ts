import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { recordsFile, releasesFolder } from '../../config/data-folder.ts';
import { openRecordStore } from '../../storage/open-record-store.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { StoreLocation } from '../../storage/store-location.ts';
import { addressOf, bucketOf } from './engine-address.ts';
import type { FileLocation } from './file-location.ts';
import { openLibsqlTables } from './libsql-tables.ts';
import { openDiskFiles } from './open-disk-files.ts';
import { openS3Files } from './open-s3-files.ts';
import { openPostgresTables } from './postgres-tables.ts';
import type { RecordTables } from './record-tables.ts';
import { diskReleases, type ReleaseLocation, s3Releases } from './release-location.ts';

/** One side of a migration. Parts that are not configured are undefined. */
export interface Side {
  records: StoreLocation | undefined;
  /** Name for messages. */
  recordsName: string;
  files: Files | undefined;
  filesName: string;
}

export interface Files {
  images: FileLocation;
  releases: ReleaseLocation;
}

/** The data folder, and the configured engines. `scratch` is for temporary copies of releases. */
export function sidesOf(config: Config, scratch: string): { embedded: Side; engines: Side } {
  const { dataFolder, databaseUrl, s3 } = config;
  return {
    embedded: {
      records: { file: recordsFile(config) },
      recordsName: `the data folder ${dataFolder}`,
      files: {
        images: openDiskFiles(path.join(dataFolder, 'images')),
        releases: diskReleases(releasesFolder(config)),
      },
      filesName: `the data folder ${dataFolder}`,
    },
    engines: {
      records: databaseUrl === undefined ? undefined : { url: databaseUrl },
      recordsName: databaseUrl === undefined ? '' : addressOf(databaseUrl),
      files: s3 && { images: openS3Files(s3, 'images/'), releases: s3Releases(s3, scratch) },
      filesName: s3 ? bucketOf(s3) : '',
    },
  };
}

export const openTables = async (location: StoreLocation): Promise<RecordTables> =>
  'url' in location ? openPostgresTables(location.url) : openLibsqlTables(location.file);

/** Opens the target's tables, created if missing, and its store. */
export async function openTarget(
  location: StoreLocation,
): Promise<{ tables: RecordTables; store: RecordStore }> {
  const store = await openRecordStore(location);
  try {
    return { tables: await openTables(location), store };
  } catch (error) {
    await store.close();
    throw error;
  }
}
