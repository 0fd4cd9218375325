import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { isBatch, writeBatches } from './batches.ts';

const write = (root: string, sources: Record<string, string>): string[] =>
  Object.entries(sources).map(([name, source]) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
    return file;
  });

test('neighbours share a batch, which runs each file once', () => {
  const root = scratchFolder();
  const names = Array.from({ length: 20 }, (_, at) => `shared/${String(at).padStart(2, '0')}.test.ts`);
  const files = write(root, Object.fromEntries(names.map((name) => [name, ''])));
  const { batches, alone } = writeBatches('unit', files.toReversed(), root);
  expect(alone).toEqual([]);
  expect(batches.map(isBatch)).toEqual([true, true]);
  const lines = batches.map((batch) => readFileSync(batch, 'utf8').trim().split('\n').slice(1));
  expect(lines.flat()).toEqual(
    names.map((name) => `runInBatch("${name}", () => require("../../../${name}"));`),
  );
  expect(lines.map(({ length }) => length)).toEqual([16, 4]);
});

test.each([
  ['replaces a module', "jest.mock('./a.ts');"],
  ['forgets its modules', 'jest.resetModules();'],
  ['has an environment of its own', '/** @jest-environment node */'],
  ['says why', '// Runs alone: its state lives in a module.'],
])('a file that %s runs alone', (_name, source) => {
  const root = scratchFolder();
  const [file = '', other = ''] = write(root, {
    'shared/a.test.ts': `\n${source}\n`,
    'shared/b.test.ts': '',
  });
  expect(isBatch(file)).toBe(false);
  const { batches, alone } = writeBatches('unit', [file, other], root);
  expect(alone).toEqual([file]);
  expect(readFileSync(batches[0] ?? '', 'utf8')).not.toContain('a.test.ts');
});
