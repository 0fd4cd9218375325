import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { create, Header } from 'tar';
import { builtRelease } from '../testing/built-release.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { readBuiltRelease } from './read-built-release.ts';
import { unpackRelease } from './unpack-release.ts';

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

/** An archive with entries of any name and kind, as no tool would write it. */
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

test('a packed release is the release, with or without a folder around it', async () => {
  const built = builtRelease({ name: 'mfe-portal', version: '1.0.0' });
  const outer = await pack(path.dirname(built), [path.basename(built)]);
  for (const archive of [await pack(built), outer]) {
    const folder = await unpacked(archive);
    expect((await readBuiltRelease(folder)).descriptor.name).toBe('mfe-portal');
    expect(readFileSync(path.join(folder, 'web', 'main.js'), 'utf8')).toContain('mfe-portal 1.0.0');
  }
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

test('links are not made, so that nothing is read or written through them', async () => {
  const archive = craft([
    { path: 'web/main.js', type: 'SymbolicLink', linkpath: '/etc/passwd' },
    { path: 'node/main.js', type: 'Link', linkpath: '/etc/passwd' },
    { path: 'web/dir', type: 'SymbolicLink', linkpath: '/tmp' },
  ]);
  const folder = await unpacked(archive);
  expect(readdirSync(path.join(folder, 'web'))).toEqual([]);
  expect(readdirSync(path.join(folder, 'node'))).toEqual([]);
});

test('what is cut off, is no archive or has a file twice is refused', async () => {
  const cut = await pack(builtRelease({ name: 'shell', version: '1.0.0' }));
  truncateSync(cut, 300);
  await expect(unpacked(cut)).rejects.toThrow('cannot be unpacked');
  const text = archiveFile();
  writeFileSync(text, 'no archive');
  await expect(unpacked(text)).rejects.toThrow('cannot be unpacked');
  await expect(unpacked(craft([{ path: 'web/a.js' }, { path: 'web/a.js' }]))).rejects.toThrow('twice');
  await expect(unpacked(`${text}.missing.tgz`)).rejects.toThrow('There is no file');
});

test('what unpacks to more than a release may have is refused before it is written', async () => {
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
    /not valid/,
  ],
])('a release with %s is none', async (_what, spoil, sentence) => {
  const folder = builtRelease({ name: 'mfe-portal', version: '1.0.0' });
  spoil(folder);
  await expect(readBuiltRelease(folder)).rejects.toThrow(sentence);
});
