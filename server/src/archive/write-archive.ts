import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { isStorageFull } from '../storage/storage-full.ts';
import { type ArchiveHeader, type ArchiveManifest, HEADER_PART, MANIFEST_PART } from './archive-format.ts';
import { ArchiveRefused } from './archive-refused.ts';

/** One file of an archive: its bytes, or the path of a file to stream. */
export interface ArchivePart {
  name: string;
  content: Buffer | { file: string };
  /** Skips the part if its file was deleted after it was listed. */
  mayBeGone?: boolean;
}

interface WriteArchive {
  file: string;
  header: ArchiveHeader;
  parts: AsyncIterable<ArchivePart>;
  /** Counts for the manifest, from the names of the parts; called after all parts are written. */
  counts: (parts: readonly string[]) => Record<string, number>;
}

/** Low, because pictures are compressed already: favours speed over size. */
const GZIP_LEVEL = 4;
/** Readable by the owner only, because it contains password hashes. */
const PRIVATE_MODE = 0o600;

/** Writes a compressed tar file part by part; renames it when it is complete and on disk. */
export async function writeArchive({ file, header, parts, counts }: WriteArchive): Promise<ArchiveManifest> {
  if (existsSync(file)) throw new ArchiveRefused(`${file} is there already: choose another name.`);
  if (!existsSync(path.dirname(path.resolve(file))))
    throw new ArchiveRefused(`The folder of ${file} does not exist.`);
  const manifest: ArchiveManifest = { counts: {}, parts: {} };
  const tar = pack();

  async function pour(): Promise<void> {
    await add(tar, { name: HEADER_PART, content: jsonBytes(header) }, manifest);
    for await (const part of parts) await add(tar, part, manifest);
    manifest.counts = counts(Object.keys(manifest.parts));
    await add(tar, { name: MANIFEST_PART, content: jsonBytes(manifest) }, { counts: {}, parts: {} });
    tar.finalize();
  }
  const unfinished = `${file}.part`;
  try {
    const gzip = createGzip({ level: GZIP_LEVEL });
    const written = pipeline(tar, gzip, createWriteStream(unfinished, { mode: PRIVATE_MODE }));
    const poured = pour().catch((error: Error) => {
      tar.destroy(error);
      throw error;
    });
    await bothOf(written, poured);
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (isStorageFull(error))
      throw new ArchiveRefused(`${file} was not written, because the disk is full: make room.`);
    throw error;
  }
  return manifest;
}

/** Waits for both, so that nothing is written after a failure; throws the first error. */
async function bothOf(first: Promise<void>, second: Promise<void>): Promise<void> {
  let failure: { error: unknown } | undefined;
  const note = (error: unknown) => {
    failure ??= { error };
  };
  await Promise.all([first.catch(note), second.catch(note)]);
  if (failure) throw failure.error;
}

async function add(tar: Pack, part: ArchivePart, manifest: ArchiveManifest): Promise<void> {
  const { name, content } = part;
  if (Buffer.isBuffer(content)) return addStream({ tar, name, size: content.length, manifest }, [content]);
  const handle = await openPart(content.file, part.mayBeGone === true);
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    // A file that grows meanwhile is cut at its initial size.
    const chunks = size > 0 ? handle.createReadStream({ autoClose: false, end: size - 1 }) : [];
    await addStream({ tar, name, size, manifest }, chunks);
  } finally {
    await handle.close();
  }
}

async function openPart(file: string, mayBeGone: boolean): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    if (mayBeGone && (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

interface Entry {
  tar: Pack;
  name: string;
  size: number;
  manifest: ArchiveManifest;
}

async function addStream(
  { tar, name, size, manifest }: Entry,
  chunks: Iterable<Buffer> | Readable,
): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    if (bytes !== size) throw new ArchiveRefused(`${name} changed while it was being read: try again.`);
  }
  // A fixed time, so that equal parts produce equal bytes.
  const entry = tar.entry({ name, size, mode: PRIVATE_MODE, mtime: new Date(0), type: 'file' });
  await pipeline(Readable.from(measured()), entry);
  manifest.parts[name] = { bytes, sha256: hash.digest('hex') };
}

const jsonBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
