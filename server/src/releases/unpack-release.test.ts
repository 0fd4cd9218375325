import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { Descriptor } from '@portico/shared/contracts';
import { create, Header, Pax } from 'tar';
import { builtRelease, hashOf } from '../testing/built-release.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { unpackRelease } from './unpack-release.ts';
import { VerifiedRelease } from './verified-release.ts';

const archiveFile = (): string => path.join(scratchFolder(), 'release.tgz');
const pack = async (folder: string, entries: string[] = readdirSync(folder)): Promise<string> => {
  const file = archiveFile();
  await create({ file, cwd: folder, gzip: true }, entries);
  return file;
};
async function unpacked(archive: string): Promise<string> {
  const folder = path.join(scratchFolder(), 'inner');
  mkdirSync(folder);
  await unpackRelease(archive, folder);
  return folder;
}

/** An archive with arbitrary entry names and types, which no tool would write. */
function craft(
  entries: { path: string; type?: 'File' | 'SymbolicLink' | 'Link'; linkpath?: string }[],
): string {
  const file = archiveFile();
  const blocks = entries.map(({ path: name, type = 'File', linkpath }) => {
    const content = type === 'File' ? 'crafted' : '';
    const header = new Header({
      path: name,
      type,
      size: content.length,
      mode: 0o644,
      ...(linkpath ? { linkpath } : {}),
    });
    const block = Buffer.alloc(512);
    header.encode(block);
    return Buffer.concat([block, content ? Buffer.from(content.padEnd(512, '\0')) : Buffer.alloc(0)]);
  });
  writeFileSync(file, gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)])));
  return file;
}

test('a release is unpacked with or without a folder around it', async () => {
  const built = builtRelease({ name: 'mfe-portal', version: '1.0.0' });
  const outer = await pack(path.dirname(built), [path.basename(built)]);
  for (const archive of [await pack(built), outer]) {
    const folder = await unpacked(archive);
    expect((await VerifiedRelease.verify(folder)).descriptor.name).toBe('mfe-portal');
    expect(readFileSync(path.join(folder, 'web', 'main.js'), 'utf8')).toContain('mfe-portal 1.0.0');
  }
});

/** webpack names a server chunk after its modules. */
const LONG_NAME = `vendors-${'node_modules_package_'.repeat(6)}index_js-13d904.js`;

/** A release with a file name that exceeds a plain tar header. */
function releaseWithLongName(): string {
  const folder = builtRelease({ name: 'mfe-portal', version: '1.0.0' });
  const script = 'exports.long = true;';
  writeFileSync(path.join(folder, 'node', LONG_NAME), script);
  const file = path.join(folder, 'remote.json');
  const descriptor = JSON.parse(readFileSync(file, 'utf8')) as Descriptor;
  descriptor.node[LONG_NAME] = hashOf(script);
  writeFileSync(file, JSON.stringify(descriptor));
  return folder;
}

/** An entry as GNU tar writes it: a long name is in an entry of its own before it. */
function gnuEntry(name: string, content: Buffer): Buffer {
  const padded = (bytes: Buffer) => Buffer.concat([bytes], Math.ceil(bytes.length / 512) * 512);
  const header = (fields: { path: string; type: 'File' | 'NextFileHasLongPath'; size: number }) => {
    const block = Buffer.alloc(512);
    new Header({ ...fields, mode: 0o644 }).encode(block);
    return block;
  };
  const long = Buffer.from(`${name}\0`);
  const prefix =
    name.length < 100
      ? []
      : [header({ path: '././@LongLink', type: 'NextFileHasLongPath', size: long.length }), padded(long)];
  return Buffer.concat([
    ...prefix,
    header({ path: name.slice(0, 99), type: 'File', size: content.length }),
    padded(content),
  ]);
}

test('a release with long file names is unpacked from the PAX and from the GNU format', async () => {
  const built = releaseWithLongName();
  const names = ['remote.json', 'web/main.js', 'node/main.js', 'node/package.json', `node/${LONG_NAME}`];
  const gnu = archiveFile();
  const entries = names.map((name) => gnuEntry(`./release/${name}`, readFileSync(path.join(built, name))));
  writeFileSync(gnu, gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)])));
  for (const archive of [await pack(built), gnu]) {
    const folder = await unpacked(archive);
    const { descriptor, files } = await VerifiedRelease.verify(folder);
    expect(descriptor.version).toBe('1.0.0');
    expect(files).toContain(`node/${LONG_NAME}`);
  }
});

test('the name and size of a PAX header apply, and are validated like others', async () => {
  const content = Buffer.from('crafted'.repeat(200));
  const withPax = async (name: string) => {
    const file = archiveFile();
    const pax = new Pax({ path: name, size: content.length });
    const header = Buffer.alloc(512);
    // The base-256 size of a file that is too large for the plain field.
    new Header({ path: 'web/short.js', type: 'File', size: 0, mode: 0o644 }).encode(header);
    const end = Buffer.alloc(1024 + 512 * Math.ceil(content.length / 512) - content.length);
    writeFileSync(file, gzipSync(Buffer.concat([pax.encode(), header, content, end])));
    return unpacked(file);
  };
  const folder = await withPax('web/long.js');
  expect(readdirSync(path.join(folder, 'web'))).toEqual(['long.js']);
  expect(readFileSync(path.join(folder, 'web', 'long.js')).equals(content)).toBe(true);
  const outside = await withPax('../../web/escaped.js');
  expect(readdirSync(path.join(outside, 'web'))).toEqual([]);
  expect(readdirSync(path.dirname(outside))).toEqual(['inner']);
});

test.each([
  ['inside a file', (bytes: Buffer) => bytes.subarray(0, 512 + 100)],
  ['after a file', (bytes: Buffer) => bytes.subarray(0, 1024)],
  ['inside a header', (bytes: Buffer) => bytes.subarray(0, 1024 + 100)],
  [
    'inside a long name',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 1024), gnuEntry(LONG_NAME, bytes).subarray(0, 600)]),
  ],
])('a tar file that ends %s is refused', async (_, cut) => {
  const file = path.join(scratchFolder(), 'release.tar');
  const whole = Buffer.concat([
    gnuEntry('web/a.js', Buffer.alloc(500, 'a')),
    gnuEntry('web/b.js', Buffer.alloc(500, 'b')),
    Buffer.alloc(1024),
  ]);
  writeFileSync(file, whole);
  await unpacked(file);
  writeFileSync(file, cut(whole));
  await expect(unpacked(file)).rejects.toThrow('cannot be unpacked');
  // Compressed as well, with an intact outer stream.
  writeFileSync(`${file}.tgz`, gzipSync(cut(whole)));
  await expect(unpacked(`${file}.tgz`)).rejects.toThrow('cannot be unpacked');
});

test('more entries than a release may have are refused, of any type', async () => {
  const entries = Array.from({ length: 5_001 }, (_, index) => ({ path: `docs/${index}` }));
  await expect(unpacked(craft(entries))).rejects.toThrow('too large');
});

test.each([
  '../escaped.js',
  '../../web/escaped.js',
  '/tmp/web/escaped.js',
  'web/../../escaped.js',
  'web/..',
  'node/deep/er/escaped.js',
  'web/.hidden.js',
])('an entry %s is not written, neither inside nor outside', async (name) => {
  const folder = await unpacked(craft([{ path: name }]));
  expect(readdirSync(path.dirname(folder))).toEqual(['inner']);
  expect(readdirSync(path.join(folder, 'web'))).toEqual([]);
  expect(readdirSync(path.join(folder, 'node'))).toEqual([]);
});

test('links are not created, so that nothing is read or written through them', async () => {
  const archive = craft([
    { path: 'web/main.js', type: 'SymbolicLink', linkpath: '/etc/passwd' },
    { path: 'node/main.js', type: 'Link', linkpath: '/etc/passwd' },
    { path: 'web/dir', type: 'SymbolicLink', linkpath: '/tmp' },
  ]);
  const folder = await unpacked(archive);
  expect(readdirSync(path.join(folder, 'web'))).toEqual([]);
  expect(readdirSync(path.join(folder, 'node'))).toEqual([]);
});

test('a truncated file, one that is no archive and an archive with a duplicate file are refused', async () => {
  const cut = await pack(builtRelease({ name: 'shell', version: '1.0.0' }));
  truncateSync(cut, 300);
  await expect(unpacked(cut)).rejects.toThrow('cannot be unpacked');
  const text = archiveFile();
  writeFileSync(text, 'no archive');
  await expect(unpacked(text)).rejects.toThrow('cannot be unpacked');
  await expect(unpacked(craft([{ path: 'web/a.js' }, { path: 'web/a.js' }]))).rejects.toThrow('twice');
  await expect(unpacked(`${text}.missing.tgz`)).rejects.toThrow('There is no file');
});

test('an archive above the size limit is refused before it is written', async () => {
  const header = new Header({ path: 'web/large.js', type: 'File', size: 101 * 1024 * 1024, mode: 0o644 });
  const block = Buffer.alloc(512);
  header.encode(block);
  const file = archiveFile();
  writeFileSync(file, gzipSync(Buffer.concat([block, Buffer.alloc(101 * 1024 * 1024)])));
  await expect(unpacked(file)).rejects.toThrow('too large');
});

test.each<[string, (folder: string) => void, RegExp]>([
  ['a changed script', (folder) => writeFileSync(path.join(folder, 'web/main.js'), 'x'), /web\/main\.js is/],
  [
    'a changed server script',
    (folder) => writeFileSync(path.join(folder, 'node/main.js'), 'x'),
    /node\/main/,
  ],
  [
    'a compressed script that is another one',
    (folder) => writeFileSync(path.join(folder, 'web/main.js.gz'), gzipSync('x')),
    /main\.js\.gz is not/,
  ],
  [
    'a compressed script that is none',
    (folder) => writeFileSync(path.join(folder, 'web/main.js.br'), 'x'),
    /main\.js\.br is not/,
  ],
  ['a script more', (folder) => writeFileSync(path.join(folder, 'node/more.js'), ''), /does not name/],
  ['a link', (folder) => symlinkSync('/etc/passwd', path.join(folder, 'web/a.txt')), /not a plain file/],
  ['a folder', (folder) => mkdirSync(path.join(folder, 'web/deep')), /not a plain file/],
  [
    'no descriptor that is one',
    (folder) => writeFileSync(path.join(folder, 'remote.json'), '{}'),
    /is not a valid descriptor/,
  ],
])('a release with %s is refused', async (_what, spoil, sentence) => {
  const folder = builtRelease({ name: 'mfe-portal', version: '1.0.0' });
  spoil(folder);
  await expect(VerifiedRelease.verify(folder)).rejects.toThrow(sentence);
});
