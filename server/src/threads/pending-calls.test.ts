import { expect, test } from '@jest/globals';
import { PendingCalls } from './pending-calls.ts';

test('a call is pending under its own id until it is taken, once', async () => {
  const calls = new PendingCalls<string, { url: string }>();
  const first = calls.add({ url: '/a' });
  const second = calls.add({ url: '/b' });
  expect(calls.entries().map(([id, { note }]) => [id, note.url])).toEqual([
    [first.id, '/a'],
    [second.id, '/b'],
  ]);
  calls.take(second.id)?.resolve('rendered');
  await expect(second.result).resolves.toBe('rendered');
  expect([calls.take(second.id), calls.size]).toEqual([undefined, 1]);
  calls.take(first.id)?.reject(new Error('the worker ended'));
  await expect(first.result).rejects.toThrow('the worker ended');
});

test('ids of messages without a result are not those of calls', () => {
  const calls = new PendingCalls<string, undefined>();
  const { id } = calls.add(undefined);
  expect(calls.nextId()).not.toBe(id);
  expect(calls.size).toBe(1);
});
