import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { networkFirst } from './network-first.ts';

const answer = (from: string) => ({ from }) as unknown as Response;
const never = new Promise<Response>(() => undefined);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the network comes first', async () => {
  const kept = jest.fn(async () => answer('kept'));
  await expect(
    networkFirst({ network: Promise.resolve(answer('network')), kept, patienceMs: 10 }),
  ).resolves.toEqual({
    from: 'network',
  });
  expect(kept).not.toHaveBeenCalled();
});

test('a network that fails is made up for by what is kept', async () => {
  const network = Promise.reject(new TypeError('no network'));
  const kept = async () => answer('kept');
  await expect(networkFirst({ network, kept, patienceMs: 10 })).resolves.toEqual({ from: 'kept' });
});

test('a network that says nothing is waited for only so long', async () => {
  const first = networkFirst({ network: never, kept: async () => answer('kept'), patienceMs: 4_000 });
  await jest.advanceTimersByTimeAsync(4_000);
  await expect(first).resolves.toEqual({ from: 'kept' });
});

test('where nothing is kept, the network is waited for, and its failure is the answer', async () => {
  let fail = (_error: Error): void => undefined;
  const network = new Promise<Response>((_resolve, reject) => {
    fail = reject;
  });
  const first = networkFirst({ network, kept: async () => undefined, patienceMs: 4_000 });
  const outcome = expect(first).rejects.toThrow('no network');
  await jest.advanceTimersByTimeAsync(4_000);
  fail(new TypeError('no network'));
  await outcome;
});
