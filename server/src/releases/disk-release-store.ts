import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Descriptor,
  descriptorSchema,
  type ReleaseSet,
  releaseSetSchema,
} from '@portico/shared/contracts';
import { ReleaseNotFound, type ReleaseStore, type WebFile, type WebFileRequest } from './release-store.ts';

const SAFE_NAME = /^[\w.+-]+$/;
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Releases as folders `{root}/{name}/{version}` with web/, node/ and remote.json; `live.json` names the live ones. */
export class DiskReleaseStore implements ReleaseStore {
  private known: { modified: number; set: ReleaseSet } | undefined;
  private hasLooked = false;
  private readonly descriptors = new Map<string, Descriptor>();

  constructor(private readonly root: string) {}

  async live(): Promise<ReleaseSet | undefined> {
    if (this.known && this.hasLooked) return this.known.set;
    this.hasLooked = true;
    setImmediate(() => {
      this.hasLooked = false;
    });
    const file = this.liveFile();
    // Every answer asks, at times twice: once a turn, and at once, as a thread would take longer than all the rest.
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified === undefined) return undefined;
    if (this.known?.modified !== modified) {
      this.known = { modified, set: releaseSetSchema.parse(JSON.parse(await readFile(file, 'utf8'))) };
    }
    return this.known.set;
  }

  async descriptor(name: string, version: string): Promise<Descriptor> {
    const key = `${name}/${version}`;
    const known = this.descriptors.get(key);
    if (known) return known;
    const text = await readFile(path.join(this.folder(name, version), 'remote.json'), 'utf8').catch(() => {
      throw new ReleaseNotFound(name, version);
    });
    const descriptor = descriptorSchema.parse(JSON.parse(text));
    this.descriptors.set(key, descriptor);
    return descriptor;
  }

  async readWebFile({ name, version, file, encodings }: WebFileRequest): Promise<WebFile | undefined> {
    if (![name, version, file].every((part) => SAFE_NAME.test(part))) return undefined;
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

  async publish(builtFolder: string): Promise<ReleaseSet> {
    const built = descriptorSchema.parse(
      JSON.parse(await readFile(path.join(builtFolder, 'remote.json'), 'utf8')),
    );
    const folder = this.folder(built.name, built.version);
    const isPublished = await stat(path.join(folder, 'remote.json')).then(
      () => true,
      () => false,
    );
    if (!isPublished) {
      const unfinished = `${folder}.unfinished`;
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(path.dirname(folder), { recursive: true });
      await cp(builtFolder, unfinished, { recursive: true });
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
    }
    const current = await this.live();
    return this.activate({ ...current?.packages, [built.name]: built.version });
  }

  async activate(packages: Readonly<Record<string, string>>): Promise<ReleaseSet> {
    for (const [name, version] of Object.entries(packages)) await this.descriptor(name, version);
    const set: ReleaseSet = { id: releaseSetId(packages), packages: { ...packages } };
    if ((await this.live())?.id === set.id) return set;
    const unfinished = `${this.liveFile()}.unfinished`;
    await mkdir(this.root, { recursive: true });
    await writeFile(unfinished, `${JSON.stringify(set, null, 2)}\n`);
    await rename(unfinished, this.liveFile());
    this.known = undefined;
    return set;
  }

  private liveFile = (): string => path.join(this.root, 'live.json');
  private folder = (name: string, version: string): string => path.join(this.root, name, version);
}

/** The same versions always make the same id. */
export function releaseSetId(packages: Readonly<Record<string, string>>): string {
  const names = Object.keys(packages).sort();
  const text = names.map((name) => `${name}@${packages[name]}`).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
