import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { recordsFile, releasesFolder } from '../../config/data-folder.ts';
import { openRecordStore } from '../../storage/open-record-store.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { StoreLocation } from '../../storage/store-location.ts';
import { openDiskPlace } from './disk-place.ts';
import { addressOf, bucketOf } from './engine-address.ts';
import type { FilePlace } from './file-place.ts';
import { openLibsqlTables } from './libsql-tables.ts';
import { openPostgresTables } from './postgres-tables.ts';
import type { RecordTables } from './record-tables.ts';
import { diskReleases, type ReleasePlace, s3Releases } from './release-place.ts';
import { openS3Place } from './s3-place.ts';

/** One side of a migration. Parts that are not configured are undefined. */
export interface Side {
  records: StoreLocation | undefined;
  /** Name for messages. */
  recordsName: string;
  files: Files | undefined;
  filesName: string;
}

export interface Files {
  images: FilePlace;
  releases: ReleasePlace;
}

/** The data folder, and the configured engines. `scratch` is for temporary copies of releases. */
export function sidesOf(config: Config, scratch: string): { embedded: Side; engines: Side } {
  const { dataFolder, databaseUrl, s3 } = config;
  return {
    embedded: {
      records: { file: recordsFile(config) },
      recordsName: `the data folder ${dataFolder}`,
      files: {
        images: openDiskPlace(path.join(dataFolder, 'images')),
        releases: diskReleases(releasesFolder(config)),
      },
      filesName: `the data folder ${dataFolder}`,
    },
    engines: {
      records: databaseUrl === undefined ? undefined : { url: databaseUrl },
      recordsName: databaseUrl === undefined ? '' : addressOf(databaseUrl),
      files: s3 && { images: openS3Place(s3, 'images/'), releases: s3Releases(s3, scratch) },
      filesName: s3 ? bucketOf(s3) : '',
    },
  };
}

export const openTables = async (place: StoreLocation): Promise<RecordTables> =>
  'url' in place ? openPostgresTables(place.url) : openLibsqlTables(place.file);

/** Opens the target's tables, created if missing, and its store. */
export async function openTarget(
  place: StoreLocation,
): Promise<{ tables: RecordTables; store: RecordStore }> {
  const store = await openRecordStore(place);
  try {
    return { tables: await openTables(place), store };
  } catch (error) {
    await store.close();
    throw error;
  }
}
