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

  test('a failure reaches everyone who waits and is forgotten: the next call tries anew', async () => {
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
});
