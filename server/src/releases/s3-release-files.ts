import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Descriptor, descriptorSchema } from '@portico/shared/contracts';
import { z } from 'zod';
import type { S3Objects } from '../storage/s3-objects.ts';
import { DiskReleaseFiles } from './disk-release-files.ts';
import {
  type ReleaseFiles,
  type ReleaseKey,
  ReleaseNotFound,
  type WebFile,
  type WebFileRequest,
} from './release-files.ts';
import { checkSameRelease, isReleaseName, SAFE_NAME } from './release-identity.ts';
import { ReleaseRefused } from './release-refused.ts';
import { SIGNATURE_FILE } from './release-signature.ts';
import type { RolloutFiles } from './rollout-log.ts';
import { VerifiedRelease } from './verified-release.ts';

/** Concurrent file transfers. */
const AT_ONCE = 8;
/**
 * Publishing and deleting exclude each other, because releases share files: each writes a marker object and aborts when
 * it finds the other's.
 */
const PUBLISHING = '_publishing/';
const DELETING = '_deleting/';
/** ms after which a marker is considered abandoned. */
const MARK_HOLDS_MS = 60 * 60 * 1_000;
/** Maximum objects per delete request of S3. */
const DELETED_AT_ONCE = 1_000;
const RELEASE = /^([^/]+)\/([^/]+)\.json$/;

const releaseSchema = z.strictObject({
  descriptor: descriptorSchema,
  /** SHA-256 in hex by path in the release; the hash is also the object's name. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
type StoredRelease = z.infer<typeof releaseSchema>;

interface S3ReleaseFilesOptions {
  objects: S3Objects;
  /** Local cache folder for fetched releases; it may be empty at each start. */
  cache: string;
}

/**
 * Releases in a shared bucket: `files/{hash}`, addressed by content, and `{name}/{version}.json`, written last and
 * once, so that a release exists whole or not at all. A server fetches a release on the first request for one of its
 * files, verifies every hash, and serves it from its own disk.
 */
export class S3ReleaseFiles implements ReleaseFiles {
  private readonly objects: S3Objects;
  private readonly fetched: DiskReleaseFiles;
  private readonly cache: string;
  private readonly known = new Map<string, StoredRelease>();
  private readonly fetching = new Map<string, Promise<void>>();

  constructor({ objects, cache }: S3ReleaseFilesOptions) {
    this.objects = objects;
    this.cache = cache;
    this.fetched = new DiskReleaseFiles(cache);
  }

  async descriptor(name: string, version: string): Promise<Descriptor> {
    const release = await this.release(name, version);
    if (!release) throw new ReleaseNotFound(name, version);
    return release.descriptor;
  }

  async readWebFile(request: WebFileRequest): Promise<WebFile | undefined> {
    const { name, version, file } = request;
    if (!SAFE_NAME.test(file)) return undefined;
    const release = await this.release(name, version);
    if (!release || !Object.hasOwn(release.files, `web/${file}`)) return undefined;
    await this.fetch(release);
    return this.fetched.readWebFile(request);
  }

  async serverFolder(name: string, version: string): Promise<string> {
    const release = await this.release(name, version);
    if (!release) throw new ReleaseNotFound(name, version);
    await this.fetch(release);
    return this.fetched.serverFolder(name, version);
  }

  async write(release: VerifiedRelease): Promise<void> {
    const { descriptor } = release;
    const { name, version } = descriptor;
    const published = await this.release(name, version);
    if (!published && (await this.whileMarked(PUBLISHING, () => this.upload(release)))) return;
    checkSameRelease(await this.descriptor(name, version), descriptor);
  }

  async signature(name: string, version: string): Promise<string | undefined> {
    if (!isReleaseName(name, version)) return undefined;
    return (await this.objects.read(signatureName(name, version)))?.toString().trim();
  }

  async sign(name: string, version: string, signature: string): Promise<void> {
    await this.descriptor(name, version);
    await this.objects.write(signatureName(name, version), Buffer.from(`${signature}\n`));
  }

  async list(): Promise<ReleaseKey[]> {
    const releases: ReleaseKey[] = [];
    for await (const object of this.names()) {
      const [, name = '', version = ''] = RELEASE.exec(object) ?? [];
      if (isReleaseName(name, version)) releases.push({ name, version });
    }
    return releases;
  }

  async delete(releases: readonly ReleaseKey[]): Promise<void> {
    await this.whileMarked(DELETING, async () => {
      const namesOf = ({ name, version }: ReleaseKey) => [
        releaseName(name, version),
        signatureName(name, version),
      ];
      await this.objects.remove(releases.flatMap(namesOf));
      for (const { name, version } of releases) this.known.delete(releaseName(name, version));
      const unused = new Set<string>();
      for await (const object of this.names()) if (object.startsWith('files/')) unused.add(object);
      for (const { name, version } of await this.list()) {
        const bytes = await this.objects.read(releaseName(name, version));
        const files = bytes ? releaseSchema.parse(JSON.parse(bytes.toString())).files : {};
        for (const hash of Object.values(files)) unused.delete(fileName(hash));
      }
      const names = [...unused];
      for (let from = 0; from < names.length; from += DELETED_AT_ONCE)
        await this.objects.remove(names.slice(from, from + DELETED_AT_ONCE));
    });
  }

  /** Runs work under a marker object. Throws `ReleaseRefused` when the opposite marker exists. */
  private async whileMarked<Result>(
    kind: typeof PUBLISHING | typeof DELETING,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const mark = `${kind}${randomUUID()}`;
    await this.objects.write(mark, Buffer.from(new Date().toISOString()));
    try {
      const other = kind === PUBLISHING ? DELETING : PUBLISHING;
      for await (const object of this.names(other)) {
        const since = Date.parse((await this.objects.read(object))?.toString() ?? '');
        if (since > Date.now() - MARK_HOLDS_MS) {
          const what = other === DELETING ? 'Releases are being removed' : 'A release is being published';
          throw new ReleaseRefused(`${what} at this moment: try again in a minute.`);
        }
      }
      return await work();
    } finally {
      await this.objects.remove([mark]);
    }
  }

  /** False, and nothing is published, when the version was published concurrently. */
  private async upload(release: VerifiedRelease): Promise<boolean> {
    const { descriptor, files, signature } = release;
    const hashes = await chunk(files, async (file) => {
      const bytes = await release.read(file);
      const hash = hashOf(bytes);
      if (!(await this.objects.isThere(fileName(hash)))) await this.objects.write(fileName(hash), bytes);
      return [file, hash] as const;
    });
    const stored = { descriptor, files: Object.fromEntries(hashes) } satisfies StoredRelease;
    const text = Buffer.from(JSON.stringify(stored));
    const { name, version } = descriptor;
    if (!(await this.objects.writeNew(releaseName(name, version), text))) return false;
    if (signature !== undefined) await this.sign(name, version, signature);
    return true;
  }

  /** Names of all objects with the prefix. */
  private async *names(start = ''): AsyncGenerator<string> {
    let last = start;
    for (;;) {
      const page = await this.objects.listAfter(last);
      for (const { name } of page) {
        if (!name.startsWith(start)) return;
        yield name;
      }
      const end = page.at(-1)?.name;
      if (end === undefined) return;
      last = end;
    }
  }

  /** Immutable, so cached once found; undefined when it was never published. */
  private async release(name: string, version: string): Promise<StoredRelease | undefined> {
    if (!isReleaseName(name, version)) return undefined;
    const key = releaseName(name, version);
    const known = this.known.get(key);
    if (known) return known;
    const bytes = await this.objects.read(key);
    if (!bytes) return undefined;
    const release = releaseSchema.parse(JSON.parse(bytes.toString()));
    this.known.set(key, release);
    return release;
  }

  /** Resolves once the release is on this machine and verified. */
  private async fetch(release: StoredRelease): Promise<void> {
    const { name, version } = release.descriptor;
    const key = releaseName(name, version);
    let fetching = this.fetching.get(key);
    if (!fetching) {
      fetching = this.fetchWhole(release);
      this.fetching.set(key, fetching);
      // After a failure the next request retries.
      fetching.catch(() => this.fetching.delete(key));
    }
    await fetching;
  }

  private async fetchWhole({ descriptor, files }: StoredRelease): Promise<void> {
    const { name, version } = descriptor;
    const folder = path.join(this.cache, name, version);
    if (await holdsAll(folder, files)) return;
    // The folder is corrupt, or from another bucket.
    await rm(folder, { recursive: true, force: true });
    const arriving = path.join(this.cache, `_arriving-${randomUUID()}`);
    try {
      for (const target of ['web', 'node']) await mkdir(path.join(arriving, target), { recursive: true });
      await chunk(Object.entries(files), async ([file, hash]) => {
        const bytes = await this.objects.read(fileName(hash));
        if (!bytes || hashOf(bytes) !== hash) {
          throw new Error(`${name} ${version}: ${file} is not in the bucket as it was published.`);
        }
        await writeFile(path.join(arriving, file), bytes);
      });
      await writeFile(path.join(arriving, 'remote.json'), JSON.stringify(descriptor));
      const signature = await this.signature(name, version);
      if (signature !== undefined) await writeFile(path.join(arriving, SIGNATURE_FILE), `${signature}\n`);
      await this.fetched.write(await VerifiedRelease.verify(arriving));
    } finally {
      await rm(arriving, { recursive: true, force: true });
    }
  }
}

/** The rollout log as objects of the bucket. */
export const s3Rollouts = (objects: S3Objects): RolloutFiles => ({
  read: async (name) => (await objects.read(name))?.toString(),
  writeNew: (name, text) => objects.writeNew(name, Buffer.from(text)),
  initial: async () => undefined,
});

const fileName = (hash: string): string => `files/${hash}`;
const releaseName = (name: string, version: string): string => `${name}/${version}.json`;
const signatureName = (name: string, version: string): string => `${name}/${version}.sig`;
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Whether a folder contains every file with its hash. */
async function holdsAll(folder: string, files: StoredRelease['files']): Promise<boolean> {
  const found = await chunk(Object.entries(files), async ([file, hash]) => {
    const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
    return bytes !== undefined && hashOf(bytes) === hash;
  });
  return found.every(Boolean);
}

/** Maps items with limited concurrency, in order. */
async function chunk<Item, Result>(
  items: readonly Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(job))));
  return results;
}
