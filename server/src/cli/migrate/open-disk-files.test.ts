import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { compareFiles } from './compare-files.ts';
import { createDifferences } from './differences.ts';
import type { FileLocation } from './file-location.ts';
import { moveFiles } from './move-files.ts';
import { openDiskFiles } from './open-disk-files.ts';

function locationOf(files: Record<string, string>): FileLocation {
  const folder = scratchFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return openDiskFiles(folder);
}

const namesOf = async (files: FileLocation): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  return names;
};

const compared = async (source: FileLocation, target: FileLocation) => {
  const differences = createDifferences();
  const { hash } = await compareFiles({ source, target, what: 'The file', differences });
  return { isSame: hash.source === hash.target, sentences: differences.sentences() };
};

test('files are listed sorted by full name, without unfinished ones', async () => {
  const files = locationOf({ 'a/b': '', 'a.c': '', 'a-d': '', 'a/e.1.part': '', 'ab/c': '' });
  expect(await namesOf(files)).toEqual(['a-d', 'a.c', 'a/b', 'ab/c']);
  expect(await namesOf(openDiskFiles('/none/such'))).toEqual([]);
});

test('files are copied and removed until both sides match, and matching files stay', async () => {
  const source = locationOf({ 'o/one': '1', 'o/two': '22', 'v/one.webp': 'w' });
  const target = locationOf({ 'o/two': '2', 'o/gone': 'x' });
  expect((await compared(source, target)).sentences).toEqual([
    'The file o/gone is only at the target.',
    'The file o/one is missing at the target.',
    'The file o/two has other contents at the target.',
    'The file v/one.webp is missing at the target.',
  ]);
  expect(await moveFiles({ source, target })).toBe(4);
  expect(await compared(source, target)).toEqual({ isSame: true, sentences: [] });
  expect(await moveFiles({ source, target })).toBe(0);
});

test('different bytes of the same name and size are detected by reading them', async () => {
  const [source, target] = [locationOf({ one: 'abc' }), locationOf({ one: 'abd' })];
  expect(await moveFiles({ source, target })).toBe(0);
  expect(await compared(source, target)).toEqual({
    isSame: false,
    sentences: ['The file one has other contents at the target.'],
  });
});
