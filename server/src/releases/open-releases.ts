import path from 'node:path';
import type { Config } from '../config/config.ts';
import { releasesFolder } from '../config/data-folder.ts';
import type { SigningKeys } from '../config/signing-keys.ts';
import type { S3Settings } from '../config/storage-settings.ts';
import { openS3Objects } from '../storage/s3-objects.ts';
import { DiskReleaseFiles, diskRollouts } from './disk-release-files.ts';
import { ReleaseStore } from './release-store.ts';
import { RolloutLog } from './rollout-log.ts';
import { S3ReleaseFiles, s3Rollouts } from './s3-release-files.ts';

/** ms for which the last read state of the bucket is used. */
const S3_MAX_AGE_MS = 1_000;

interface Options {
  /** Without keys, signatures are neither verified nor created. */
  keys?: SigningKeys | undefined;
  /** Called once per outage of the disk or bucket; the live releases stay live meanwhile. */
  onOutage?: ((error: unknown) => void) | undefined;
}

/** Opens the configured release store: a bucket that servers share, or the data folder. */
export function openReleases(
  config: Pick<Config, 's3' | 'dataFolder' | 'releaseKeys'>,
  onOutage?: Options['onOutage'],
): ReleaseStore {
  return openConfigured(config, { keys: config.releaseKeys, onOutage });
}

/** The same without verifying signatures, for the commands that sign. */
export const openUnverifiedReleases = (config: Pick<Config, 's3' | 'dataFolder'>): ReleaseStore =>
  openConfigured(config, {});

function openConfigured(config: Pick<Config, 's3' | 'dataFolder'>, options: Options): ReleaseStore {
  const { s3, dataFolder } = config;
  return s3
    ? openS3Releases({ s3, cache: path.join(dataFolder, 'releases-fetched'), ...options })
    : openDiskReleases(releasesFolder(config), options);
}

/** Releases as folders of `root`. */
export const openDiskReleases = (root: string, { keys, onOutage }: Options = {}): ReleaseStore =>
  new ReleaseStore({
    files: new DiskReleaseFiles(root),
    rollouts: new RolloutLog({ files: diskRollouts(root), onOutage }),
    keys,
  });

interface S3ReleasesOptions extends Options {
  s3: S3Settings;
  /** Local cache folder for fetched releases; it may be empty at each start. */
  cache: string;
  /** Prefix of all object names. */
  prefix?: string;
  /** ms after which `rollout` refreshes in the background; 0 refreshes on every call. */
  maxAgeMs?: number;
}

/** Releases as objects of a bucket. */
export function openS3Releases({
  s3,
  cache,
  prefix = 'releases/',
  maxAgeMs = S3_MAX_AGE_MS,
  keys,
  onOutage,
}: S3ReleasesOptions): ReleaseStore {
  const objects = openS3Objects(s3, prefix);
  return new ReleaseStore({
    files: new S3ReleaseFiles({ objects, cache }),
    rollouts: new RolloutLog({ files: s3Rollouts(objects), maxAgeMs, onOutage }),
    keys,
  });
}
