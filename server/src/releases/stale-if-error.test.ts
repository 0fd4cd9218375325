import { expect, test } from '@jest/globals';
import type { Rollout } from '@portico/shared/contracts';
import type { ReleaseStore } from './release-store.ts';
import { withStaleIfError } from './stale-if-error.ts';

const live = (id: string): Rollout => ({ stable: { id, packages: {} }, pins: {} });

test('the last rollout is given while the store fails, which is reported once', async () => {
  let answer: () => Promise<Rollout | undefined> = async () => live('one');
  const told: unknown[] = [];
  const store = { rollout: () => answer() } as ReleaseStore;
  const cached = withStaleIfError(store, (error) => told.push(error));
  expect((await cached.rollout())?.stable.id).toBe('one');
  answer = () => Promise.reject(new Error('gone'));
  for (let times = 0; times < 3; times += 1) expect((await cached.rollout())?.stable.id).toBe('one');
  expect(told).toEqual([new Error('gone')]);
  answer = async () => live('two');
  expect((await cached.rollout())?.stable.id).toBe('two');
  answer = () => Promise.reject(new Error('gone again'));
  await cached.rollout();
  expect(told).toHaveLength(2);
});

test('the history stays with what was live, and both together are told of once', async () => {
  let isAway = false;
  const or = <Value>(value: Value) => (isAway ? Promise.reject(new Error('gone')) : Promise.resolve(value));
  const store = { rollout: () => or(live('one')), history: () => or([]) } as unknown as ReleaseStore;
  const told: unknown[] = [];
  const cached = withStaleIfError(store, (error) => told.push(error));
  await Promise.all([cached.rollout(), cached.history()]);
  isAway = true;
  expect(await cached.history()).toEqual([]);
  expect((await cached.rollout())?.stable.id).toBe('one');
  expect(told).toHaveLength(1);
});

test('a start that cannot say what is live fails, and one before anything is published does not', async () => {
  const broken = { rollout: () => Promise.reject(new Error('gone')) } as unknown as ReleaseStore;
  await expect(withStaleIfError(broken, () => undefined).rollout()).rejects.toThrow('gone');
  const empty = { rollout: async () => undefined } as unknown as ReleaseStore;
  expect(await withStaleIfError(empty, () => undefined).rollout()).toBeUndefined();
});
