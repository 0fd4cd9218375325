import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OnProgress } from '../kernel/on-progress.ts';
import { type TarEntry, tarEntries, UnpackLimitExceeded } from '../kernel/tar-entries.ts';
import {
  ARCHIVE_FORMAT,
  type ArchiveHeader,
  type ArchiveManifest,
  archiveHeaderSchema,
  archiveManifestSchema,
  HEADER_PART,
  MANIFEST_PART,
} from './archive-format.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { archiveLimits, limitRefusal } from './unpack-limits.ts';

export interface ReadArchive {
  header: ArchiveHeader;
  manifest: ArchiveManifest;
}

interface ReadOptions {
  file: string;
  archive: ArchiveHeader['archive'];
  /** An empty folder for the parts. */
  into: string;
  /** Parts to write into the folder; by default all. The others are only verified. */
  only?: readonly string[] | undefined;
  /** Maximum unpacked size in gigabytes. */
  maxGb?: number | undefined;
  /** Progress in bytes of the file. */
  onRead?: OnProgress | undefined;
}

/** Relative paths of plain segments, without '.' and '..'. */
const SAFE_NAME = /^(?!.*(^|\/)\.+(\/|$))[\w.+-]+(\/[\w.+-]+)*$/;
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Unpacks an archive and verifies every part's hash. Rejects a damaged, truncated, foreign, newer or oversized archive;
 * use the parts only after it returns.
 */
export async function readArchive(options: ReadOptions): Promise<ReadArchive> {
  const { file, archive, into, only } = options;
  const found: ArchiveManifest['parts'] = {};
  let header: ArchiveHeader | undefined;

  async function keep({ name, isFile, size, content }: TarEntry): Promise<void> {
    if (!isFile || !SAFE_NAME.test(name) || name in found) throw damaged(file);
    if (!header && (name !== HEADER_PART || size > MAX_HEADER_BYTES)) throw damaged(file);
    const isWritten =
      only === undefined || name === HEADER_PART || name === MANIFEST_PART || only.includes(name);
    const address = path.join(into, name);
    found[name] = isWritten ? await write(content, address) : await measure(content);
    header ??= await readHeader(address, file, archive);
  }

  await eachEntry(options, keep);
  if (!header || !(MANIFEST_PART in found)) throw damaged(file);
  const manifest = archiveManifestSchema.safeParse(await readJson(path.join(into, MANIFEST_PART)));
  const { [MANIFEST_PART]: _, ...parts } = found;
  if (!manifest.success || !isSame(manifest.data.parts, parts)) throw damaged(file);
  return { header, manifest: manifest.data };
}

type Part = ArchiveManifest['parts'][string];

async function write(content: AsyncIterable<Buffer>, address: string): Promise<Part> {
  await mkdir(path.dirname(address), { recursive: true });
  const target = await open(address, 'wx');
  try {
    return await measure(content, (chunk) => target.writeFile(chunk));
  } finally {
    await target.close();
  }
}

async function measure(
  content: AsyncIterable<Buffer>,
  onChunk?: (chunk: Buffer) => Promise<void>,
): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    await onChunk?.(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function eachEntry(
  { file, into, only, maxGb, onRead }: ReadOptions,
  keep: (entry: TarEntry) => Promise<void>,
): Promise<void> {
  const limits = await archiveLimits(only ? undefined : into, maxGb);
  try {
    for await (const entry of tarEntries({ file, isCompressed: true, limits, onRead })) await keep(entry);
  } catch (error) {
    if (error instanceof UnpackLimitExceeded) throw limitRefusal(file, error, limits);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ArchiveRefused(`There is no file ${file}.`);
    if (code === 'ENOSPC') throw new ArchiveRefused(`The disk of ${into} is full: make room.`);
    if (error instanceof ArchiveRefused) throw error;
    throw damaged(file);
  }
}

async function readHeader(
  address: string,
  file: string,
  archive: ArchiveHeader['archive'],
): Promise<ArchiveHeader> {
  const header = archiveHeaderSchema.safeParse(await readJson(address));
  if (!header.success) throw damaged(file);
  if (header.data.format > ARCHIVE_FORMAT) {
    throw new ArchiveRefused(
      `${file} was written by a newer Portico (format ${header.data.format}): update this one first.`,
    );
  }
  if (header.data.archive !== archive) {
    throw new ArchiveRefused(
      archive === 'backup'
        ? `${file} holds one provider, not a backup: import it with \`import\`.`
        : `${file} is a backup of a whole installation: restore it with \`restore\`.`,
    );
  }
  return header.data;
}

async function readJson(address: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(address, 'utf8'));
  } catch {
    return undefined;
  }
}

function isSame(promised: ArchiveManifest['parts'], found: ArchiveManifest['parts']): boolean {
  const names = Object.keys(promised);
  return (
    names.length === Object.keys(found).length &&
    names.every((name) => promised[name]?.sha256 === found[name]?.sha256)
  );
}

const damaged = (file: string) =>
  new ArchiveRefused(`${file} is damaged or not a Portico archive: nothing was imported.`);
