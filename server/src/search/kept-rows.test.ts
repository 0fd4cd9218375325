import { expect, test } from '@jest/globals';
import { KeptRows } from './kept-rows.ts';
import { SourceStore } from './source-store.ts';

const ROOM = 51_200;
const ROW = 100;

test('rows begin anew when their room is full, and those that an answer has already stay as they are', () => {
  const kept = new KeptRows(ROOM);
  const sources = new SourceStore();
  const first = kept.take(ROW)?.fill('a');
  if (first) kept.of(sources, 'score').set(0, first);
  for (let taken = ROW; taken < ROOM; taken += ROW) kept.take(ROW)?.fill('b');
  expect(kept.of(sources, 'score').get(0)).toBe(first);
  kept.take(ROW)?.fill('c');
  expect(kept.of(sources, 'score').size).toBe(0);
  expect(first?.toString()).toBe('a'.repeat(ROW));
});

test('rows of one shelf, and of one order, are no others', () => {
  const kept = new KeptRows(ROOM);
  const sources = new SourceStore();
  kept.of(sources, 'score').set(0, Buffer.from('{}'));
  expect(kept.of(sources, 'modifiedDate').size).toBe(0);
  expect(kept.of(new SourceStore(), 'score').size).toBe(0);
});

test('a row that would push out too many others is not kept', () => {
  expect(new KeptRows(ROOM).take(ROW + 1)).toBeUndefined();
});
