import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Descriptor, descriptorSchema, releaseSetSchema } from '@portico/shared/contracts';
import { makeFolderDurably, sync, writeDurably, writeSynced } from '../storage/durable-files.ts';
import {
  type ReleaseFiles,
  type ReleaseKey,
  ReleaseNotFound,
  type WebFile,
  type WebFileRequest,
} from './release-files.ts';
import { checkSameRelease, isReleaseName, SAFE_NAME } from './release-identity.ts';
import { readSignature, SIGNATURE_FILE } from './release-signature.ts';
import type { RolloutFiles } from './rollout-log.ts';
import type { VerifiedRelease } from './verified-release.ts';

/** Suffix of a folder that is being written or deleted. */
const UNFINISHED = '.unfinished';
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Releases as folders `{root}/{name}/{version}` with web/, node/ and remote.json. */
export class DiskReleaseFiles implements ReleaseFiles {
  private readonly descriptors = new Map<string, Descriptor>();

  constructor(private readonly root: string) {}

  async descriptor(name: string, version: string): Promise<Descriptor> {
    const key = `${name}/${version}`;
    const known = this.descriptors.get(key);
    if (known) return known;
    if (!isReleaseName(name, version)) throw new ReleaseNotFound(name, version);
    const text = await readFile(path.join(this.folder(name, version), 'remote.json'), 'utf8').catch(() => {
      throw new ReleaseNotFound(name, version);
    });
    const descriptor = descriptorSchema.parse(JSON.parse(text));
    this.descriptors.set(key, descriptor);
    return descriptor;
  }

  async readWebFile({ name, version, file, encodings }: WebFileRequest): Promise<WebFile | undefined> {
    if (!isReleaseName(name, version) || !SAFE_NAME.test(file)) return undefined;
    const address = path.join(this.folder(name, version), 'web', file);
    for (const encoding of encodings) {
      const body = await readFile(`${address}${SUFFIX[encoding]}`).catch(() => undefined);
      if (body) return { body, encoding };
    }
    const body = await readFile(address).catch(() => undefined);
    return body && { body, encoding: undefined };
  }

  async serverFolder(name: string, version: string): Promise<string> {
    return path.join(this.folder(name, version), 'node');
  }

  async write(release: VerifiedRelease): Promise<void> {
    const { descriptor, files, signature } = release;
    const { name, version } = descriptor;
    const folder = this.folder(name, version);
    if (await this.isThere(descriptor)) return;
    // A folder per process, so that two processes publishing the same version do not delete each other's files.
    const unfinished = `${folder}.${randomUUID()}${UNFINISHED}`;
    try {
      const folders = ['web', 'node'].map((target) => path.join(unfinished, target));
      for (const made of folders) await makeFolderDurably(made);
      for (const file of [...files, 'remote.json'])
        await writeSynced(path.join(unfinished, file), await release.read(file));
      if (signature !== undefined) await writeSynced(path.join(unfinished, SIGNATURE_FILE), `${signature}\n`);
      for (const made of [...folders, unfinished]) await sync(made);
      await rename(unfinished, folder);
      await sync(path.dirname(folder));
    } catch (error) {
      if (!(await this.isThere(descriptor))) throw error;
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }

  async signature(name: string, version: string): Promise<string | undefined> {
    return isReleaseName(name, version) ? readSignature(this.folder(name, version)) : undefined;
  }

  async sign(name: string, version: string, signature: string): Promise<void> {
    await this.descriptor(name, version);
    const file = path.join(this.folder(name, version), SIGNATURE_FILE);
    await writeDurably({ file, bytes: `${signature}\n` });
  }

  async list(): Promise<ReleaseKey[]> {
    const releases: ReleaseKey[] = [];
    for (const name of await namesIn(this.root)) {
      for (const version of await namesIn(path.join(this.root, name)))
        if (isReleaseName(name, version) && !version.endsWith(UNFINISHED)) releases.push({ name, version });
    }
    return releases;
  }

  async delete(releases: readonly ReleaseKey[]): Promise<void> {
    for (const { name, version } of releases) {
      // Renamed first, so that the release disappears atomically.
      const unfinished = `${this.folder(name, version)}.${randomUUID()}${UNFINISHED}`;
      await rename(this.folder(name, version), unfinished).catch(absent);
      await rm(unfinished, { recursive: true, force: true });
      this.descriptors.delete(`${name}/${version}`);
    }
  }

  /** Whether the same release exists; throws when its version is used by another one. */
  private async isThere(descriptor: Descriptor): Promise<boolean> {
    const { name, version } = descriptor;
    const published = await this.descriptor(name, version).catch((error: unknown) => {
      if (error instanceof ReleaseNotFound) return undefined;
      throw error;
    });
    if (!published) return false;
    checkSameRelease(published, descriptor);
    return true;
  }

  private folder = (name: string, version: string): string => path.join(this.root, name, version);
}

/** The rollout log as files of the release folder. */
export const diskRollouts = (root: string): RolloutFiles => ({
  read: (name) => readFile(path.join(root, name), 'utf8').catch(absent),

  writeNew: (name, text) => writeDurably({ file: path.join(root, name), bytes: text, isNew: true }),

  /** Installations older than the rollout log have one live set in live.json. */
  async initial() {
    const text = await readFile(path.join(root, 'live.json'), 'utf8').catch(absent);
    return text === undefined ? undefined : { stable: releaseSetSchema.parse(JSON.parse(text)), pins: {} };
  },

  existsSync: (name) => statSync(path.join(root, name), { throwIfNoEntry: false }) !== undefined,
});

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
};

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(absent)) ?? [];
