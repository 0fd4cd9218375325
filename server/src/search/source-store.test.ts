import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readColumnFile, writeColumnFile } from './column-file.ts';
import { SOURCES, SourceStore } from './source-store.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-sources-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Texts of two MB in all, which a snapshot leaves in its file. */
const TEXTS = Array.from({ length: 2000 }, (_, at) => `${at} ตลาด ${'x'.repeat(1000)}`);

function filled(texts: readonly string[]): SourceStore {
  const store = new SourceStore();
  for (const text of texts) store.add(text);
  return store;
}
const textsOf = (store: SourceStore, count: number) =>
  Array.from({ length: count }, (_, at) => store.bytes(at).toString());
const write = (name: string, store: SourceStore) => {
  const file = path.join(folder, name);
  const [left] = writeColumnFile(file, 'key', [{ facts: null, columns: store.pack() }], SOURCES);
  return { file, left };
};

test('texts of a large snapshot are read from its file, and later ones from memory', () => {
  const { file } = write('large', filled(TEXTS));
  const [packed] = readColumnFile(file, 'key', SOURCES) ?? [];
  expect(packed?.onDisk?.[SOURCES]?.byteLength).toBeGreaterThan(2_000_000);
  expect(packed?.columns[SOURCES]).toBeUndefined();
  if (!packed) throw new Error('no snapshot');
  const store = SourceStore.unpack(packed);
  store.add('later');
  // Another snapshot replaces the file; the open one is still read.
  write('large', filled(['another']));
  expect(textsOf(store, TEXTS.length + 1)).toEqual([...TEXTS, 'later']);
  expect(textsOf(SourceStore.unpack({ facts: null, columns: store.pack() }), 1)).toEqual([TEXTS[0]]);
});

test('texts have the same numbers after they moved to the written file', () => {
  const store = filled(TEXTS);
  const { left } = write('moved', store);
  if (!left) throw new Error('nothing was left in the file');
  store.moveTo(left);
  store.add('later');
  const target = Buffer.alloc(8);
  expect(store.copy(TEXTS.length, target, 3)).toBe(5);
  expect(target.toString()).toBe('\0\0\0later');
  expect(textsOf(store, TEXTS.length)).toEqual(TEXTS);
});

test('a small snapshot is read into memory, and needs no open file', () => {
  const { file, left } = write('small', filled(['one', 'two']));
  expect(left).toBeUndefined();
  const [packed] = readColumnFile(file, 'key', SOURCES) ?? [];
  expect(packed?.onDisk).toEqual({});
  if (packed) expect(textsOf(SourceStore.unpack(packed), 2)).toEqual(['one', 'two']);
});

test('a byte that changed among the texts makes the file invalid', () => {
  const { file } = write('damaged', filled(TEXTS));
  const bytes = readFileSync(file);
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(readColumnFile(file, 'key', SOURCES)).toBeUndefined();
});
