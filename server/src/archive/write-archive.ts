import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Header } from 'tar';
import { type ArchiveHeader, type ArchiveManifest, HEADER_PART, MANIFEST_PART } from './archive-format.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { paddingOf, TAR_BLOCK_BYTES } from './tar-entries.ts';

/** One file of an archive: its bytes, or the file that holds them. */
export interface ArchivePart {
  name: string;
  content: Buffer | { file: string };
}

interface WriteArchive {
  file: string;
  header: ArchiveHeader;
  parts: AsyncIterable<ArchivePart>;
  /** What the archive holds, asked for once all parts are written. */
  counts: () => Record<string, number>;
}

/** Pictures are compressed already, and an archive is written once and read seldom: speed before size. */
const GZIP_LEVEL = 4;
/** A whole archive or none, and for its owner's eyes only: it holds hashes of passwords. */
const PRIVATE_MODE = 0o600;

/** Writes a compressed tar file, a part at a time; it appears under its name once it is whole and on disk. */
export async function writeArchive({ file, header, parts, counts }: WriteArchive): Promise<ArchiveManifest> {
  if (existsSync(file)) throw new ArchiveRefused(`${file} is there already: choose another name.`);
  if (!existsSync(path.dirname(path.resolve(file))))
    throw new ArchiveRefused(`The folder of ${file} does not exist.`);
  const manifest: ArchiveManifest = { counts: {}, parts: {} };

  async function* blocks(): AsyncGenerator<Buffer> {
    yield* entry({ name: HEADER_PART, content: jsonBytes(header) }, manifest);
    for await (const part of parts) yield* entry(part, manifest);
    manifest.counts = counts();
    yield* entry({ name: MANIFEST_PART, content: jsonBytes(manifest) }, { counts: {}, parts: {} });
    // Two empty blocks end a tar file.
    yield Buffer.alloc(2 * TAR_BLOCK_BYTES);
  }
  const unfinished = `${file}.part`;
  try {
    const gzip = createGzip({ level: GZIP_LEVEL });
    await pipeline(blocks, gzip, createWriteStream(unfinished, { mode: PRIVATE_MODE }));
    const written = await open(unfinished, 'r+');
    await written.sync();
    await written.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return manifest;
}

async function* entry({ name, content }: ArchivePart, manifest: ArchiveManifest): AsyncGenerator<Buffer> {
  const isFile = !Buffer.isBuffer(content);
  const size = isFile ? (await stat(content.file)).size : content.length;
  yield tarHeader(name, size);
  const hash = createHash('sha256');
  let bytes = 0;
  // A file that grows meanwhile is taken as long as it was.
  const chunks = isFile && size > 0 ? createReadStream(content.file, { end: size - 1 }) : [content];
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    if (!Buffer.isBuffer(chunk)) continue;
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes !== size) throw new ArchiveRefused(`${name} changed while it was being read: try again.`);
  manifest.parts[name] = { bytes, sha256: hash.digest('hex') };
  yield Buffer.alloc(paddingOf(size));
}

function tarHeader(name: string, size: number): Buffer {
  // No time of its own, so that the same parts are the same bytes.
  const header = new Header({ path: name, size, mode: PRIVATE_MODE, type: 'File', mtime: new Date(0) });
  header.type = 'File';
  const block = Buffer.alloc(TAR_BLOCK_BYTES);
  if (header.encode(block)) throw new ArchiveRefused(`${name} is too long a name for an archive.`);
  return block;
}

const jsonBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
