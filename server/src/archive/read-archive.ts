import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
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
import type { OnProgress } from './on-progress.ts';
import { type TarEntry, tarEntries } from './tar-entries.ts';

export interface ReadArchive {
  header: ArchiveHeader;
  manifest: ArchiveManifest;
}

interface ReadOptions {
  file: string;
  archive: ArchiveHeader['archive'];
  /** An empty folder, which gets every part under its name. */
  into: string;
  /** In bytes of the file. */
  onRead?: OnProgress | undefined;
}

/** Names that stay inside the folder: plain segments, none of them dots alone. */
const SAFE_NAME = /^(?!.*(^|\/)\.+(\/|$))[\w.+-]+(\/[\w.+-]+)*$/;

/**
 * Unpacks an archive and checks every part by its hash. Refuses what is damaged, cut off, of another sort or of a newer
 * format; nothing of it may be used unless this returns.
 */
export async function readArchive({ file, archive, into, onRead }: ReadOptions): Promise<ReadArchive> {
  const found: ArchiveManifest['parts'] = {};
  let header: ArchiveHeader | undefined;

  async function keep({ name, isFile, content }: TarEntry): Promise<void> {
    if (!isFile || !SAFE_NAME.test(name) || name in found) throw damaged(file);
    if (!header && name !== HEADER_PART) throw damaged(file);
    const address = path.join(into, name);
    await mkdir(path.dirname(address), { recursive: true });
    const hash = createHash('sha256');
    let bytes = 0;
    const target = await open(address, 'w');
    try {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        await target.writeFile(chunk);
      }
    } finally {
      await target.close();
    }
    found[name] = { bytes, sha256: hash.digest('hex') };
    header ??= await readHeader(address, file, archive);
  }

  await eachEntry(file, { keep, onRead });
  if (!header || !(MANIFEST_PART in found)) throw damaged(file);
  const manifest = archiveManifestSchema.safeParse(await readJson(path.join(into, MANIFEST_PART)));
  const { [MANIFEST_PART]: _, ...parts } = found;
  if (!manifest.success || !isSame(manifest.data.parts, parts)) throw damaged(file);
  return { header, manifest: manifest.data };
}

async function eachEntry(file: string, { keep, onRead }: EachEntry): Promise<void> {
  const source = createReadStream(file);
  const size = existsSync(file) ? statSync(file).size : 0;
  let taken: Promise<void> = Promise.resolve();
  const takeAll = async (bytes: AsyncIterable<Buffer>) => {
    for await (const entry of tarEntries(bytes)) {
      await keep(entry);
      onRead?.(source.bytesRead, size);
    }
  };
  try {
    await pipeline(source, createGunzip(), (bytes: AsyncIterable<Buffer>) => (taken = takeAll(bytes)));
  } catch (error) {
    // A stream that fails does not wait for what was being written of it.
    await taken.catch(() => undefined);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ArchiveRefused(`There is no file ${file}.`);
    if (code === 'ENOSPC' || error instanceof ArchiveRefused) throw error;
    throw damaged(file);
  }
}

interface EachEntry {
  keep: (entry: TarEntry) => Promise<void>;
  onRead?: OnProgress | undefined;
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
        ? `${file} holds one provider, not a backup: take it in with \`import\`.`
        : `${file} is a backup of a whole installation: take it in with \`restore\`.`,
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
  new ArchiveRefused(`${file} is damaged or no archive of Portico: nothing was taken from it.`);
