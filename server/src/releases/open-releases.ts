import path from 'node:path';
import type { Config, S3Settings } from '../config/config.ts';
import { releasesFolder } from '../config/data-folder.ts';
import type { SigningKeys } from '../config/signing-keys.ts';
import { openS3Objects } from '../storage/s3-objects.ts';
import { DiskReleaseFiles, diskRollouts } from './disk-release-files.ts';
import { ReleaseStore } from './release-store.ts';
import { RolloutLog } from './rollout-log.ts';
import { S3ReleaseFiles, s3Rollouts } from './s3-release-files.ts';

/** ms for which a server shows the state of the bucket it read last. */
const S3_MAX_AGE_MS = 1_000;

interface Options {
  /** Without them releases are neither checked for a signature nor signed. */
  keys?: SigningKeys | undefined;
  /** Called once per outage of the disk or bucket, during which what was live stays live. */
  onOutage?: ((error: unknown) => void) | undefined;
}

/** The releases as configured: in a bucket that servers share, or in the data folder. */
export function openReleases(
  config: Pick<Config, 's3' | 'dataFolder' | 'releaseKeys'>,
  onOutage?: Options['onOutage'],
): ReleaseStore {
  return openConfigured(config, { keys: config.releaseKeys, onOutage });
}

/** The same without a check of signatures, for the commands that sign. */
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
  /** Folder of this machine for releases that were fetched; it may be empty at each start. */
  cache: string;
  /** Prefix of all object names. */
  prefix?: string;
  /** ms after which a server looks for changes of what is live, in the background; 0 looks on every call. */
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
