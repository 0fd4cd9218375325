import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { pagesOf } from '../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { type Provider, providerRepository } from '../providers/providers.ts';
import { deleteProvider, providerWrites, validProvider } from '../records/provider.service.ts';
import { type RecordKind, recordKinds } from '../records/record-kinds.ts';
import { SIGNED_IN_KINDS } from '../resources/auth/end-all-sessions.ts';
import type { Passcodes } from '../resources/privacy/passcodes.ts';
import { USAGE_KINDS } from '../resources/quotas/usage.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../storage/record-store.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { fromArchived, toArchived } from './archived-value.ts';
import { passcodeLines } from './passcode-lines.ts';
import { PASSCODES_PART, PROVIDER_PART, recordsPart } from './provider-export.ts';
import { type ReadArchive, readArchive } from './read-archive.ts';
import { inWorkFolder } from './work-folder.ts';

interface ImportStores {
  config: Config;
  records: RecordStore;
  images: ImageStore;
  passcodes: Passcodes;
}

export interface ProviderImport {
  stores: ImportStores;
  file: string;
  /** Imports under another id. */
  as?: string | undefined;
  /** Imports with other hosts. */
  hosts?: string[] | undefined;
  /** Replaces the content of an existing provider of that id. */
  replace?: boolean | undefined;
  passphrase?: string | undefined;
  /** Ignores the archive's passcodes, for a lost passphrase. */
  withoutPasscodes?: boolean | undefined;
  /** Maximum unpacked size in gigabytes; see `archiveLimits`. */
  maxGb?: number | undefined;
  onRead?: OnProgress;
  onImage?: OnProgress;
  onRecords?: OnProgress;
}

export interface ImportResult {
  provider: Provider;
  /** Number of records written or deleted; unchanged ones are skipped. */
  changes: number;
  counts: Record<string, number>;
  /** Number of private items without a passcode, which only their editors can open. */
  withoutPasscode: number;
}

/** Small batches, so that writes of a running server do not wait long. */
const WRITES_AT_ONCE = 200;

const lineSchema = z.object({ id: z.string().min(1), value: z.unknown() });

interface Staged extends ReadArchive {
  folder: string;
  passcodes: ReadonlyMap<string, string>;
}

/**
 * Imports an archive of `exportProvider` after validating all of it. A new provider appears on its hosts when it is
 * complete; an existing one is replaced in one batch. [OPEN-12]
 */
export const importProvider = (options: ProviderImport): Promise<ImportResult> =>
  inWorkFolder(options.stores.config.dataFolder, async (folder) => {
    const { stores, file, maxGb, onRead } = options;
    const read = await readArchive({
      file,
      archive: 'provider',
      into: folder,
      maxGb,
      onRead,
    });
    const staged = { ...read, folder, passcodes: await readPasscodes(folder, read, options) };
    const provider = await targetOf(staged, options);
    const current = await providerRepository(stores.records).get(SYSTEM_PARTITION, provider.id);
    if (current && !options.replace) {
      throw new ArchiveRefused(
        `There is a provider ${provider.id} already: replace it with --replace, or import the archive under another id with --as.`,
      );
    }
    // Rejects a used host before anything is written.
    await providerWrites(stores.records, provider, current?.revision);
    await storeImages(staged, options);
    const changes = current
      ? await replaceRecords(staged, { ...options, provider, current })
      : await addRecords(staged, { ...options, provider });
    const { counts } = staged.manifest;
    return {
      provider,
      changes,
      counts,
      withoutPasscode: await countWithoutPasscode(staged, options),
    };
  });

async function targetOf({ folder, header }: Staged, { as, hosts }: ProviderImport): Promise<Provider> {
  const settings = JSON.parse(await readFile(path.join(folder, PROVIDER_PART), 'utf8')) as Provider;
  return validProvider({ ...settings, id: as ?? header.provider ?? '', hosts: hosts ?? settings.hosts });
}

async function readPasscodes(
  folder: string,
  { header, manifest }: ReadArchive,
  { passphrase, withoutPasscodes }: ProviderImport,
): Promise<ReadonlyMap<string, string>> {
  const passcodes = new Map<string, string>();
  if (!(PASSCODES_PART in manifest.parts) || withoutPasscodes || !manifest.counts.passcodes) return passcodes;
  if (passphrase === undefined) {
    throw new ArchiveRefused(
      'The archive contains passcodes of private items: pass its passphrase with --passphrase-file, or omit them with --without-passcodes.',
    );
  }
  const lines = passcodeLines(passphrase, header.passcodeSalt);
  for await (const line of linesOf(path.join(folder, PASSCODES_PART))) {
    const { kind, id, passcode } = lines.open(line);
    passcodes.set(`${kind}/${id}`, passcode);
  }
  return passcodes;
}

async function storeImages({ folder }: Staged, { stores, onImage }: ProviderImport): Promise<void> {
  const ids = await readdir(path.join(folder, 'images')).catch(() => []);
  for (const [position, id] of ids.entries()) {
    await stores.images.storeOriginal(id, await readFile(path.join(folder, 'images', id)));
    onImage?.(position + 1, ids.length);
  }
}

interface Target extends ProviderImport {
  provider: Provider;
}

/**
 * Writes in small batches and the provider last, because its records are invisible until then. Overwrites the remains
 * of an interrupted import; removes its own after a failure.
 */
async function addRecords(staged: Staged, target: Target): Promise<number> {
  const { stores, provider } = target;
  let waiting: RecordWrite[] = [];
  let changes = 0;
  const flush = async () => {
    await stores.records.batch(waiting);
    waiting = [];
  };
  try {
    for await (const write of differences(staged, target)) {
      changes++;
      if (waiting.push(write) === WRITES_AT_ONCE) await flush();
    }
    await flush();
    await stores.records.batch(await providerWrites(stores.records, provider));
  } catch (error) {
    const isThere = await providerRepository(stores.records).get(SYSTEM_PARTITION, provider.id);
    // Not if a provider of this id was created meanwhile.
    if (!isThere) await deleteProvider({ ...stores, id: provider.id }).catch(() => undefined);
    throw error;
  }
  return changes;
}

/** Replaces the records in one batch, so that readers see the old site or the new one. */
async function replaceRecords(
  staged: Staged,
  target: Target & { current: StoredRecord<Provider> },
): Promise<number> {
  const { stores, provider, current } = target;
  const writes: RecordWrite[] = [];
  for await (const write of differences(staged, target)) writes.push(write);
  // The archive may contain lower session epochs, which would revive ended sessions.
  const endings = writes.some((write) => kindOf(write) === 'user')
    ? await deletionsOf(stores, provider.id, SIGNED_IN_KINDS)
    : [];
  // Usage is counted again from the imported records.
  const usage = await deletionsOf(stores, provider.id, USAGE_KINDS);
  await stores.records.batch([
    ...writes,
    ...endings,
    ...usage,
    ...(await providerWrites(stores.records, provider, current.revision)),
  ]);
  return writes.length;
}

const kindOf = (write: RecordWrite): string => ('put' in write ? write.put.kind : write.delete.kind);

async function deletionsOf(
  { records }: ImportStores,
  provider: string,
  kinds: readonly string[],
): Promise<RecordWrite[]> {
  const found = await Promise.all(kinds.map((kind) => records.list({ provider, kind })));
  return found.flat().map(({ kind, id }) => ({ delete: { provider, kind, id } }));
}

/** The writes that turn the provider's records into the archive's. */
async function* differences(staged: Staged, target: Target): AsyncGenerator<RecordWrite> {
  const { stores, provider, onRecords } = target;
  const total = Object.values(staged.manifest.counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const kind of recordKinds(stores.records)) {
    if (!kind.archived) continue;
    const ids = new Set<string>();
    for await (const { id, value } of archivedRecords(staged, kind)) {
      ids.add(id);
      const write = await writeOf({ id, value, kind, staged, target });
      if (write) yield write;
      onRecords?.(++done, total);
    }
    const key = { provider: provider.id, kind: kind.collection.kind };
    for await (const page of pagesOf(stores.records, key)) {
      for (const { id, revision } of page) {
        if (!ids.has(id)) yield { delete: { ...key, id, expectedRevision: revision } };
      }
    }
  }
}

interface WriteOf {
  id: string;
  value: unknown;
  kind: RecordKind;
  staged: Staged;
  target: Target;
}

async function writeOf({
  id,
  value: archivedValue,
  kind,
  staged,
  target,
}: WriteOf): Promise<RecordWrite | undefined> {
  const { stores, provider } = target;
  const { collection, archived = {} } = kind;
  const value = cleanValue(archivedValue, id, kind);
  const current = await collection.get(provider.id, id);
  const passcode = staged.passcodes.get(`${collection.kind}/${id}`);
  if (current) {
    const stored = toArchived(current.value, archived);
    const storedPasscode = stored.sealed === undefined ? undefined : stores.passcodes.open(stored.sealed);
    const isSame = JSON.stringify(stored.value) === JSON.stringify(value) && storedPasscode === passcode;
    if (isSame) return undefined;
  }
  const sealed = passcode === undefined ? undefined : stores.passcodes.seal(passcode);
  return collection.write({
    provider: provider.id,
    id,
    value: fromArchived(value, archived, { provider: provider.id, sealed }),
    expectedRevision: current?.revision ?? 0,
  });
}

/** Throws ArchiveRefused for a value that its kind does not allow. */
function cleanValue(value: unknown, id: string, { collection, archived }: RecordKind): unknown {
  if (!archived?.clean) return value;
  try {
    return archived.clean(value as never);
  } catch {
    throw new ArchiveRefused(`The archive cannot be imported: its ${collection.kind} ${id} is not valid.`);
  }
}

async function* archivedRecords({ folder, manifest }: Staged, kind: RecordKind) {
  const name = recordsPart(kind);
  // Archives of an older Portico lack newer kinds.
  if (!(name in manifest.parts)) return;
  for await (const line of linesOf(path.join(folder, name))) yield lineSchema.parse(JSON.parse(line));
}

async function countWithoutPasscode(staged: Staged, { stores }: ProviderImport): Promise<number> {
  let count = 0;
  for (const kind of recordKinds(stores.records)) {
    if (!kind.archived?.sealedAt) continue;
    for await (const { id, value } of archivedRecords(staged, kind)) {
      const isPrivate = (value as { isPrivate?: boolean }).isPrivate === true;
      if (isPrivate && !staged.passcodes.has(`${kind.collection.kind}/${id}`)) count++;
    }
  }
  return count;
}

/** Maximum characters of a record; a portal with everything in it has a few million. */
const MAX_LINE_LENGTH = 64_000_000;

/** Splits at line feeds only: Node's readline also splits at U+2028, which texts may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH)
      throw new ArchiveRefused('The archive cannot be imported: one of its records is too large.');
    yield* lines;
  }
}
