import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { pack } from 'tar-stream';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { tarEntries, type UnpackLimits } from './tar-entries.ts';

const MEGABYTE = 1024 * 1024;

/** A decompression bomb: small on the disk and large when unpacked. */
async function bomb(bytes: number): Promise<string> {
  const file = path.join(scratchFolder(), 'bomb.tar.gz');
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 1 }), createWriteStream(file));
  const zeros = Buffer.alloc(MEGABYTE);
  const parts = Array.from({ length: bytes / MEGABYTE }, () => zeros);
  await pipeline(Readable.from(parts), tar.entry({ name: 'zeros', size: bytes }));
  tar.finalize();
  await written;
  return file;
}

async function read(file: string, limits: UnpackLimits): Promise<number> {
  let bytes = 0;
  for await (const { content } of tarEntries({ file, isCompressed: true, limits })) {
    for await (const chunk of content) bytes += chunk.length;
  }
  return bytes;
}

test('a file above the ratio or size limit is refused at the point where it exceeds it', async () => {
  const bytes = 280 * MEGABYTE;
  const file = await bomb(bytes);
  await expect(read(file, { bytes: 10 * MEGABYTE, entries: 9 })).rejects.toMatchObject({ limit: 'bytes' });
  await expect(read(file, { bytes: Infinity, entries: 9, ratio: 100 })).rejects.toMatchObject({
    limit: 'ratio',
  });
  expect(await read(file, { bytes: Infinity, entries: 9 })).toBe(bytes);
});

test('entries are counted, and need not be read', async () => {
  const file = path.join(scratchFolder(), 'entries.tar.gz');
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(file));
  for (const name of ['a', 'b', 'c']) tar.entry({ name }, 'content');
  tar.finalize();
  await written;
  const names: string[] = [];
  for await (const { name } of tarEntries({
    file,
    isCompressed: true,
    limits: { bytes: Infinity, entries: 3 },
  }))
    names.push(name);
  expect(names).toEqual(['a', 'b', 'c']);
  await expect(read(file, { bytes: Infinity, entries: 2 })).rejects.toMatchObject({ limit: 'entries' });
});
