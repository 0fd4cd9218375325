import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { ensureWritableFolder } from './data-folder.ts';

test('a data folder is created with its parents, and may exist already', () => {
  const folder = path.join(scratchFolder(), 'a', 'b');
  ensureWritableFolder(folder);
  ensureWritableFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test('a data folder below a file is refused', () => {
  const file = path.join(scratchFolder(), 'file');
  writeFileSync(file, '');
  expect(() => ensureWritableFolder(path.join(file, 'data'))).toThrow('ENOTDIR');
});

test('a data folder that cannot be created is refused without endless retries', () => {
  expect(() => ensureWritableFolder('/proc/portico/data')).toThrow();
});
