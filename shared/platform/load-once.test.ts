import { describe, expect, jest, test } from '@jest/globals';
import { LoadOnce } from './load-once.ts';

describe('LoadOnce', () => {
  test('loads once for all callers, also while loading', async () => {
    const load = jest.fn(async () => 'page');
    const module = new LoadOnce(load);
    expect(module.current).toBeUndefined();
    expect(await Promise.all([module.ready(), module.ready()])).toEqual(['page', 'page']);
    expect(await module.ready()).toBe('page');
    expect(load).toHaveBeenCalledTimes(1);
    expect(module.current).toBe('page');
  });

  test('a failure reaches all waiting callers and is not cached: the next call loads again', async () => {
    const load = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue('page');
    const module = new LoadOnce(load);
    const responses = await Promise.allSettled([module.ready(), module.ready()]);
    expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([module.current, String(module.failure)]).toEqual([undefined, 'Error: lost']);

    expect(await module.ready()).toBe('page');
    expect(module.failure).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('after renew the next call loads again, and the old value stays until it has loaded', async () => {
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockResolvedValue('second');
    const module = new LoadOnce(load);
    await module.ready();
    module.renew();
    const renewed = module.ready();
    expect(module.current).toBe('first');
    expect(await renewed).toBe('second');
    expect(module.current).toBe('second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a failed reload after renew keeps the old value', async () => {
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockRejectedValue('lost');
    const module = new LoadOnce(load);
    await module.ready();
    module.renew();
    await expect(module.ready()).rejects.toBe('lost');
    expect(module.current).toBe('first');
  });
});
