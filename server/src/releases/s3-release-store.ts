import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Descriptor, descriptorSchema } from '@portico/shared/contracts';
import { z } from 'zod';
import type { S3Settings } from '../config/config.ts';
import { openS3Objects, type S3Objects } from '../storage/s3-objects.ts';
import { DiskReleaseStore } from './disk-release-store.ts';
import { checkSameRelease, isReleaseName, SAFE_NAME } from './release-identity.ts';
import { ReleaseRefused } from './release-refused.ts';
import { SIGNATURE_FILE } from './release-signature.ts';
import {
  type ReleaseKey,
  ReleaseNotFound,
  type ReleaseStore,
  type WebFile,
  type WebFileRequest,
} from './release-store.ts';
import { keyOf, removedReleases, wasRemoved } from './removals.ts';
import { S3Rollouts } from './s3-rollouts.ts';
import { StoreWithRollouts } from './store-with-rollouts.ts';
import { VerifiedRelease } from './verified-release.ts';

/** Files that travel at a time. */
const AT_ONCE = 8;
/** Who publishes and who deletes say so by an object, and stop when they see the other's: files are shared by releases. */
const PUBLISHING = '_publishing/';
const DELETING = '_deleting/';
/** ms after which such an object was left by a process that ended. */
const MARK_HOLDS_MS = 60 * 60 * 1_000;
/** Objects that one request deletes, as S3 limits it. */
const DELETED_AT_ONCE = 1_000;
const RELEASE = /^([^/]+)\/([^/]+)\.json$/;
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

  async publish(release: VerifiedRelease): Promise<void> {
    const { descriptor } = release;
    const { name, version } = descriptor;
    if (await this.isRemoved(descriptor)) throw wasRemoved(descriptor);
    const there = await this.release(name, version);
    if (!there && (await this.whileMarked(PUBLISHING, () => this.write(release)))) return;
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

  async deleteRemoved(): Promise<ReleaseKey[]> {
    const removed = removedReleases(await this.history());
    const there = (await this.list()).filter((release) => removed.has(keyOf(release)));
    if (there.length === 0) return [];
    await this.whileMarked(DELETING, async () => {
      const namesOf = ({ name, version }: ReleaseKey) => [
        releaseName(name, version),
        signatureName(name, version),
      ];
      await this.objects.remove(there.flatMap(namesOf));
      const unused = new Set<string>();
      for await (const object of this.names()) if (object.startsWith('files/')) unused.add(object);
      const left = await this.list();
      for (const { name, version } of left) {
        const bytes = await this.objects.read(releaseName(name, version));
        const files = bytes ? releaseSchema.parse(JSON.parse(bytes.toString())).files : {};
        for (const hash of Object.values(files)) unused.delete(fileName(hash));
      }
      const names = [...unused];
      for (let from = 0; from < names.length; from += DELETED_AT_ONCE)
        await this.objects.remove(names.slice(from, from + DELETED_AT_ONCE));
    });
    return there;
  }

  /** Works while an object says so. Throws `ReleaseRefused` when somebody's object says the opposite. */
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

  /** False, and nothing is published, when somebody else has taken the version meanwhile. */
  private async write({ folder, descriptor, files, signature }: VerifiedRelease): Promise<boolean> {
    const hashes = await inBatches(files, async (file) => {
      const bytes = await readFile(path.join(folder, file));
      const hash = hashOf(bytes);
      if (!(await this.objects.isThere(fileName(hash)))) await this.objects.write(fileName(hash), bytes);
      return [file, hash] as const;
    });
    const release = { descriptor, files: Object.fromEntries(hashes) } satisfies StoredRelease;
    const text = Buffer.from(JSON.stringify(release));
    const { name, version } = descriptor;
    if (!(await this.objects.writeNew(releaseName(name, version), text))) return false;
    if (signature !== undefined) await this.sign(name, version, signature);
    return true;
  }

  /** Names of all objects that begin so. */
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

  /** What is published never changes, so that it is asked for once; undefined when it never was. */
  private async release(name: string, version: string): Promise<StoredRelease | undefined> {
    if (!isReleaseName(name, version)) return undefined;
    const key = releaseName(name, version);
    const known = this.known.get(key);
    if (await this.isRemoved({ name, version })) return undefined;
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
      const signature = await this.signature(name, version);
      if (signature !== undefined) await writeFile(path.join(arriving, SIGNATURE_FILE), `${signature}\n`);
      await this.fetched.publish(await VerifiedRelease.verify(arriving));
    } finally {
      await rm(arriving, { recursive: true, force: true });
    }
  }
}

const fileName = (hash: string): string => `files/${hash}`;
const releaseName = (name: string, version: string): string => `${name}/${version}.json`;
const signatureName = (name: string, version: string): string => `${name}/${version}.sig`;
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
