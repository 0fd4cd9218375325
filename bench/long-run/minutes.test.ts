import { expect, test } from '@jest/globals';
import { failuresOf, summarise } from './minutes.ts';

test('a part of a run counts what was due in it', () => {
  const completed = [
    { kind: 'home', at: 999, took: 500, failure: 'status 500' },
    { kind: 'home', at: 1000, took: 10 },
    { kind: 'home', at: 1500, took: 30 },
    { kind: 'search', at: 1999, took: 20, failure: 'status 500' },
    { kind: 'search', at: 2000, took: 700, failure: 'status 500' },
  ];
  const readings = [
    { at: 500, resident: 900, heap: 900, loopDelay: 900, cpu: 1 },
    { at: 1100, resident: 100, heap: 10, loopDelay: 5, cpu: 1000 },
    { at: 1200, resident: 300, heap: 30, loopDelay: 25, cpu: 1006 },
    { at: 1600, resident: 200, heap: 20, loopDelay: 15, cpu: 1012 },
  ];
  const part = summarise({ completed, readings }, 1000, 2000);
  expect(part).toMatchObject({ requests: 3, errors: 1, resident: 200, heap: 10, loopDelay: 25, cpu: 12 });
  expect(Object.fromEntries(part.times)).toEqual({
    all: { p50: 20, p99: 30 },
    home: { p50: 30, p99: 30 },
    search: { p50: 20, p99: 20 },
  });
});

test('failures are counted by kind, the most frequent first', () => {
  const one = (kind: string, failure?: string) => ({ kind, at: 0, took: 1, failure });
  const completed = [
    one('home', 'status 500'),
    one('item'),
    one('item', 'status 404'),
    one('item', 'status 404'),
  ];
  expect(failuresOf(completed)).toEqual([
    { what: 'item status 404', count: 2 },
    { what: 'home status 500', count: 1 },
  ]);
});
