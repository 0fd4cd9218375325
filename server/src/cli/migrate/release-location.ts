import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { S3Settings } from '../../config/storage-settings.ts';
import { openDiskReleases, openS3Releases } from '../../releases/open-releases.ts';
import { isReleaseName } from '../../releases/release-identity.ts';
import type { ReleaseStore } from '../../releases/release-store.ts';
import type { FileLocation } from './file-location.ts';
import { openDiskFiles } from './open-disk-files.ts';
import { openS3Files } from './open-s3-files.ts';

const PREFIX = 'releases/';
const UNFINISHED = /\.unfinished$/;
/** `{name}/{version}.json`, which is written last. */
const IN_BUCKET = /^([^/]+)\/([^/]+)\.json$/;

export interface ReleaseName {
  name: string;
  version: string;
}

/** Releases and rollouts of a store, on a disk or in a bucket. */
export interface ReleaseLocation {
  /** A new store without cached state. */
  store(): ReleaseStore;
  /** The numbered rollouts. */
  files: FileLocation;
  list(): Promise<ReleaseName[]>;
  /** Runs work with the release's folder, read from the store. */
  withFolder<Result>(release: ReleaseName, work: (folder: string) => Promise<Result>): Promise<Result>;
}

export function diskReleases(root: string): ReleaseLocation {
  const folders = (folder: string) => readdir(folder).catch(() => []);
  return {
    store: () => openDiskReleases(root),
    files: openDiskFiles(root),
    async list() {
      const names = await folders(root);
      const found = await Promise.all(
        names.map(async (name) =>
          (await folders(path.join(root, name))).map((version) => ({ name, version })),
        ),
      );
      return found
        .flat()
        .filter(({ name, version }) => isReleaseName(name, version) && !UNFINISHED.test(version));
    },
    withFolder: ({ name, version }, work) => work(path.join(root, name, version)),
  };
}

/** `scratch` is for temporary copies of releases. */
export function s3Releases(s3: S3Settings, scratch: string): ReleaseLocation {
  const files = openS3Files(s3, PREFIX);
  const open = (cache: string) => openS3Releases({ s3, cache, maxAgeMs: 0 });
  return {
    store: () => open(scratch),
    files,
    async list() {
      const found: ReleaseName[] = [];
      for await (const { name: key } of files.list()) {
        const [, name = '', version = ''] = IN_BUCKET.exec(key) ?? [];
        if (isReleaseName(name, version)) found.push({ name, version });
      }
      return found;
    },
    async withFolder({ name, version }, work) {
      // A new cache each time, so that every file is downloaded and verified.
      const cache = await mkdtemp(path.join(scratch, 'release-'));
      try {
        return await work(path.dirname(await open(cache).serverFolder(name, version)));
      } finally {
        await rm(cache, { recursive: true, force: true });
      }
    },
  };
}
