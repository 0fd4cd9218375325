import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { ensureWritableFolder } from './data-folder.ts';

test('a data folder is made with what is missing above it, and may be there already', () => {
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

test('a data folder where the system lets none be made is refused, not tried for ever', () => {
  expect(() => ensureWritableFolder('/proc/portico/data')).toThrow();
});
