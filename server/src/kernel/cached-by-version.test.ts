import { expect, jest, test } from '@jest/globals';
import { cachedByVersion } from './cached-by-version.ts';

test('computes a value once for each key and version', async () => {
  let version = '1';
  const compute = jest.fn(async (key: string) => `${key} ${version}`);
  const read = cachedByVersion(() => version, compute);
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 1']);
  expect(compute).toHaveBeenCalledTimes(2);
  version = '2';
  expect(await read('a')).toBe('a 2');
});

test('a version that changes during the computation makes its value outdated', async () => {
  let version = 0;
  const read = cachedByVersion(
    () => `${version}`,
    async () => ++version,
  );
  expect([await read('a'), await read('a')]).toEqual([1, 2]);
});

test('a failed computation is tried again', async () => {
  const compute = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValueOnce('value');
  const read = cachedByVersion(() => '1', compute);
  await expect(read('a')).rejects.toThrow('unavailable');
  expect(await read('a')).toBe('value');
});
