import { expect, test } from '@jest/globals';
import { SerializedRowCache } from './row-cache.ts';
import { SourceStore } from './source-store.ts';

const ROOM = 51_200;
const ROW = 100;

test('a full buffer empties the cache, and rows that a response already refers to stay as they are', () => {
  const cache = new SerializedRowCache(ROOM);
  const sources = new SourceStore();
  const first = cache.allocate(ROW)?.fill('a');
  if (first) cache.of(sources, 'score').set(0, first);
  for (let taken = ROW; taken < ROOM; taken += ROW) cache.allocate(ROW)?.fill('b');
  expect(cache.of(sources, 'score').get(0)).toBe(first);
  cache.allocate(ROW)?.fill('c');
  expect(cache.of(sources, 'score').size).toBe(0);
  expect(first?.toString()).toBe('a'.repeat(ROW));
});

test('rows are cached per segment and order', () => {
  const cache = new SerializedRowCache(ROOM);
  const sources = new SourceStore();
  cache.of(sources, 'score').set(0, Buffer.from('{}'));
  expect(cache.of(sources, 'modifiedDate').size).toBe(0);
  expect(cache.of(new SourceStore(), 'score').size).toBe(0);
});

test('a row that is too long is not cached', () => {
  expect(new SerializedRowCache(ROOM).allocate(ROW + 1)).toBeUndefined();
});
