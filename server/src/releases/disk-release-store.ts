import { randomUUID } from 'node:crypto';
import { copyFile, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Descriptor, descriptorSchema } from '@portico/shared/contracts';
import { makeFolderDurably, sync, writeDurably } from '../storage/durable-files.ts';
import { DiskRollouts } from './disk-rollouts.ts';
import { checkSameRelease, isReleaseName, SAFE_NAME } from './release-identity.ts';
import { readSignature, SIGNATURE_FILE } from './release-signature.ts';
import {
  type ReleaseKey,
  ReleaseNotFound,
  type ReleaseStore,
  type WebFile,
  type WebFileRequest,
} from './release-store.ts';
import { keyOf, removedReleases, wasRemoved } from './removals.ts';
import { StoreWithRollouts } from './store-with-rollouts.ts';
import type { VerifiedRelease } from './verified-release.ts';

/** Ends the name of a folder that is being written or deleted. */
const UNFINISHED = '.unfinished';
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Releases as folders `{root}/{name}/{version}` with web/, node/ and remote.json, and what is live beside them. */
export class DiskReleaseStore extends StoreWithRollouts implements ReleaseStore {
  protected readonly rollouts: DiskRollouts;
  private readonly descriptors = new Map<string, Descriptor>();

  constructor(private readonly root: string) {
    super();
    this.rollouts = new DiskRollouts(root);
  }

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

  async publish({ folder: source, descriptor, files, signature }: VerifiedRelease): Promise<void> {
    const { name, version } = descriptor;
    const folder = this.folder(name, version);
    if (await this.isRemoved(descriptor)) throw wasRemoved(descriptor);
    if (await this.isThere(descriptor)) return;
    // Its own, so that two who publish the same at once do not take each other's files away.
    const unfinished = `${folder}.${randomUUID()}${UNFINISHED}`;
    try {
      const places = ['web', 'node'].map((place) => path.join(unfinished, place));
      for (const place of places) await makeFolderDurably(place);
      for (const file of [...files, 'remote.json', ...(signature === undefined ? [] : [SIGNATURE_FILE])]) {
        await copyFile(path.join(source, file), path.join(unfinished, file));
        await sync(path.join(unfinished, file));
      }
      for (const place of [...places, unfinished]) await sync(place);
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

  async deleteRemoved(): Promise<ReleaseKey[]> {
    const removed = removedReleases(await this.history());
    const there = (await this.list()).filter((release) => removed.has(keyOf(release)));
    for (const { name, version } of there) {
      // Renamed first, so that the release goes as a whole.
      const unfinished = `${this.folder(name, version)}.${randomUUID()}${UNFINISHED}`;
      await rename(this.folder(name, version), unfinished).catch(absent);
      await rm(unfinished, { recursive: true, force: true });
      this.descriptors.delete(`${name}/${version}`);
    }
    return there;
  }

  /** Whether this very release is there; throws when its version is taken by another one. */
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

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
};

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(absent)) ?? [];
