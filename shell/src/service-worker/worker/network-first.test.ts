import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { networkFirst } from './network-first.ts';

const response = (from: string) => ({ from }) as unknown as Response;
const never = new Promise<Response>(() => undefined);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('prefers the network', async () => {
  const cached = jest.fn(async () => response('cached'));
  await expect(
    networkFirst({ network: Promise.resolve(response('network')), cached, timeoutMs: 10 }),
  ).resolves.toEqual({
    from: 'network',
  });
  expect(cached).not.toHaveBeenCalled();
});

test('serves the cached response if the network fails', async () => {
  const network = Promise.reject(new TypeError('no network'));
  const cached = async () => response('cached');
  await expect(networkFirst({ network, cached, timeoutMs: 10 })).resolves.toEqual({ from: 'cached' });
});

test('serves the cached response after the timeout', async () => {
  const first = networkFirst({ network: never, cached: async () => response('cached'), timeoutMs: 4_000 });
  await jest.advanceTimersByTimeAsync(4_000);
  await expect(first).resolves.toEqual({ from: 'cached' });
});

test('waits for the network if nothing is cached, and rejects as it does', async () => {
  let fail = (_error: Error): void => undefined;
  const network = new Promise<Response>((_resolve, reject) => {
    fail = reject;
  });
  const first = networkFirst({ network, cached: async () => undefined, timeoutMs: 4_000 });
  const outcome = expect(first).rejects.toThrow('no network');
  await jest.advanceTimersByTimeAsync(4_000);
  fail(new TypeError('no network'));
  await outcome;
});
