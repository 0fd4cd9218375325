import { beforeEach, expect, test } from '@jest/globals';
import { createResponseCache, type ResponseCache } from './response-cache.ts';

let version: string;
let computed: number;
let cache: ResponseCache;
beforeEach(() => {
  version = '1';
  computed = 0;
  cache = createResponseCache({ of: () => version });
});

const request = (name: string, { bytes = 1, provider = 'demo' } = {}) =>
  cache.getOrCompute({ provider, name }, async () => {
    computed += 1;
    return new Uint8Array(bytes);
  });
const KB = 1024;

test('a response is computed once, for each provider, until its content changes', async () => {
  const first = await request('a');
  expect(await request('a')).toBe(first);
  expect(computed).toBe(1);
  await request('a', { provider: 'other' });
  expect(computed).toBe(2);
  version = '2';
  expect(await request('a')).not.toBe(first);
  expect(computed).toBe(3);
});

test('a computation that began before a change is not cached', async () => {
  await cache.getOrCompute({ provider: 'demo', name: 'a' }, async () => {
    version = '2';
    return new Uint8Array(1);
  });
  await request('a');
  expect(computed).toBe(1);
});

test('concurrent requests share one computation, unless the content changed between them', async () => {
  const asked = Array.from({ length: 16 }, () => request('a'));
  expect(computed).toBe(1);
  version = '2';
  const later = request('a');
  expect(computed).toBe(2);
  const [first] = await Promise.all(asked);
  for (const response of asked) expect(await response).toBe(first);
  expect(await later).not.toBe(first);
  expect(await request('a')).toBe(await later);
  expect(computed).toBe(2);
});

test('memory is bounded: the least recently used response is evicted, and oversized ones are never cached', async () => {
  await request('often', { bytes: 100 * KB });
  for (let number = 0; number < 300; number += 1) {
    await request(`${number}`, { bytes: 100 * KB });
    await request('often');
  }
  computed = 0;
  await request('often');
  await request('299');
  expect(computed).toBe(0);
  await request('0', { bytes: 100 * KB });
  expect(computed).toBe(1);

  await request('large', { bytes: 1025 * KB });
  await request('large', { bytes: 1025 * KB });
  await request('x'.repeat(5000));
  await request('x'.repeat(5000));
  expect(computed).toBe(5);
});

test('a failure is not cached', async () => {
  const failing = cache.getOrCompute({ provider: 'demo', name: 'a' }, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await request('a');
  expect(computed).toBe(1);
});

test('a computation is aborted once all callers have cancelled, and not before', async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const ended: string[] = [];
  const compute = (signal: AbortSignal) =>
    new Promise<Uint8Array>((resolve) => {
      signal.addEventListener('abort', () => {
        ended.push('ended');
        resolve(new Uint8Array(1));
      });
    });
  const waiting = [one, other].map(({ signal }) =>
    cache.getOrCompute({ provider: 'demo', name: 'slow', signal }, compute),
  );
  one.abort();
  expect(ended).toEqual([]);
  other.abort();
  expect(ended).toEqual(['ended']);
  await Promise.all(waiting);
});
