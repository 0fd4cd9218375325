import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Descriptor, descriptorSchema } from '@portico/shared/contracts';
import { z } from 'zod';
import { openS3Objects, type S3Objects, type S3Settings } from '../storage/s3-objects.ts';
import { DiskReleaseStore } from './disk-release-store.ts';
import { readBuiltRelease } from './read-built-release.ts';
import { checkSameRelease, isReleaseName, SAFE_NAME } from './release-identity.ts';
import { ReleaseNotFound, type ReleaseStore, type WebFile, type WebFileRequest } from './release-store.ts';
import { S3Rollouts } from './s3-rollouts.ts';
import { StoreWithRollouts } from './store-with-rollouts.ts';

/** Files that travel at a time. */
const AT_ONCE = 8;
/** ms; what is live is asked for with every answer. */
const ROLLOUT_HOLDS_MS = 1_000;

const releaseSchema = z.strictObject({
  descriptor: descriptorSchema,
  /** Every file by its path in the release, and the SHA-256 of its bytes in hex, which is its name in the bucket. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
type StoredRelease = z.infer<typeof releaseSchema>;

interface S3ReleaseStoreOptions {
  s3: S3Settings;
  /** Folder of this machine for releases that were fetched; it may be empty at each start. */
  cache: string;
  /** Begins the names of all objects. */
  prefix?: string | undefined;
  rolloutHoldsMs?: number | undefined;
}

/**
 * Releases as objects of a bucket, which several servers share: `files/{hash}` by content, and `{name}/{version}.json`,
 * which is written last and once, so that a release is there whole or not at all. A server fetches a release when it is
 * first asked for one of its files, checks every hash, and gives files from its own disk from then on.
 */
export class S3ReleaseStore extends StoreWithRollouts implements ReleaseStore {
  private readonly objects: S3Objects;
  protected readonly rollouts: S3Rollouts;
  private readonly fetched: DiskReleaseStore;
  private readonly cache: string;
  private readonly known = new Map<string, StoredRelease>();
  private readonly fetching = new Map<string, Promise<void>>();

  constructor({ s3, cache, prefix = 'releases/', rolloutHoldsMs = ROLLOUT_HOLDS_MS }: S3ReleaseStoreOptions) {
    super();
    this.objects = openS3Objects(s3, prefix);
    this.rollouts = new S3Rollouts({ objects: this.objects, holdsForMs: rolloutHoldsMs });
    this.cache = cache;
    this.fetched = new DiskReleaseStore(cache);
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

  async publish(builtFolder: string): Promise<Descriptor> {
    const { descriptor, files } = await readBuiltRelease(builtFolder);
    const { name, version } = descriptor;
    const there = await this.release(name, version);
    if (!there) {
      const hashes = await inBatches(files, async (file) => {
        const bytes = await readFile(path.join(builtFolder, file));
        const hash = hashOf(bytes);
        if (!(await this.objects.isThere(fileName(hash)))) await this.objects.write(fileName(hash), bytes);
        return [file, hash] as const;
      });
      const release = { descriptor, files: Object.fromEntries(hashes) } satisfies StoredRelease;
      const text = Buffer.from(JSON.stringify(release));
      if (await this.objects.writeNew(releaseName(name, version), text)) return descriptor;
    }
    checkSameRelease(await this.descriptor(name, version), descriptor);
    return descriptor;
  }

  /** What is published never changes, so that it is asked for once; undefined when it never was. */
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

  /** Resolves once the release lies on this machine, as it was published. */
  private async fetch(release: StoredRelease): Promise<void> {
    const { name, version } = release.descriptor;
    const key = releaseName(name, version);
    let fetching = this.fetching.get(key);
    if (!fetching) {
      fetching = this.fetchWhole(release);
      this.fetching.set(key, fetching);
      // What failed is tried again by whoever asks next.
      fetching.catch(() => this.fetching.delete(key));
    }
    await fetching;
  }

  private async fetchWhole({ descriptor, files }: StoredRelease): Promise<void> {
    const { name, version } = descriptor;
    const folder = path.join(this.cache, name, version);
    if (await holdsAll(folder, files)) return;
    // What lies there is left from another bucket, or spoilt.
    await rm(folder, { recursive: true, force: true });
    const arriving = path.join(this.cache, `_arriving-${randomUUID()}`);
    try {
      for (const place of ['web', 'node']) await mkdir(path.join(arriving, place), { recursive: true });
      await inBatches(Object.entries(files), async ([file, hash]) => {
        const bytes = await this.objects.read(fileName(hash));
        if (!bytes || hashOf(bytes) !== hash) {
          throw new Error(`${name} ${version}: ${file} is not in the bucket as it was published.`);
        }
        await writeFile(path.join(arriving, file), bytes);
      });
      await writeFile(path.join(arriving, 'remote.json'), JSON.stringify(descriptor));
      await this.fetched.publish(arriving);
    } finally {
      await rm(arriving, { recursive: true, force: true });
    }
  }
}

const fileName = (hash: string): string => `files/${hash}`;
const releaseName = (name: string, version: string): string => `${name}/${version}.json`;
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Whether a folder has every file with its hash. */
async function holdsAll(folder: string, files: StoredRelease['files']): Promise<boolean> {
  const found = await inBatches(Object.entries(files), async ([file, hash]) => {
    const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
    return bytes !== undefined && hashOf(bytes) === hash;
  });
  return found.every(Boolean);
}

/** Few at a time, in their order. */
async function inBatches<Item, Result>(
  items: readonly Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(job))));
  return results;
}
