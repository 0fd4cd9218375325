import path from 'node:path';
import type { Config } from '../config/config.ts';
import { releasesFolder } from '../config/data-folder.ts';
import { DiskReleaseStore } from './disk-release-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3ReleaseStore } from './s3-release-store.ts';
import { signedReleases } from './signed-releases.ts';

/** The releases as configured: in a bucket that servers share, or in the data folder. */
export function openReleases(config: Pick<Config, 's3' | 'dataFolder' | 'releaseKeys'>): ReleaseStore {
  return signedReleases(openUnverifiedReleases(config), config.releaseKeys);
}

/** The same without a look at signatures, for the commands that make them. */
export function openUnverifiedReleases(config: Pick<Config, 's3' | 'dataFolder'>): ReleaseStore {
  const { s3, dataFolder } = config;
  return s3
    ? new S3ReleaseStore({ s3, cache: path.join(dataFolder, 'releases-fetched') })
    : new DiskReleaseStore(releasesFolder(config));
}
