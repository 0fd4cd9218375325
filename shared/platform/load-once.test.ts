import { describe, expect, jest, test } from '@jest/globals';
import { LoadOnce } from './load-once.ts';

describe('LoadOnce', () => {
  test('loads once for all who ask, also while it is on the way', async () => {
    const load = jest.fn(async () => 'page');
    const module = new LoadOnce(load);
    expect(module.current).toBeUndefined();
    expect(await Promise.all([module.ready(), module.ready()])).toEqual(['page', 'page']);
    expect(await module.ready()).toBe('page');
    expect(load).toHaveBeenCalledTimes(1);
    expect(module.current).toBe('page');
  });

  test('a failure reaches everyone who waits and is forgotten: the next call tries again', async () => {
    const load = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue('page');
    const module = new LoadOnce(load);
    const answers = await Promise.allSettled([module.ready(), module.ready()]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([module.current, String(module.failure)]).toEqual([undefined, 'Error: lost']);

    expect(await module.ready()).toBe('page');
    expect(module.failure).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('renewed, loads again for the next call and keeps what is there until that has come', async () => {
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

  test('renewed to something that does not come, stays what it is', async () => {
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockRejectedValue('lost');
    const module = new LoadOnce(load);
    await module.ready();
    module.renew();
    await expect(module.ready()).rejects.toBe('lost');
    expect(module.current).toBe('first');
  });
});
