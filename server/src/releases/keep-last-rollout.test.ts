import { expect, test } from '@jest/globals';
import type { Rollout } from '@portico/shared/contracts';
import { keepLastRollout } from './keep-last-rollout.ts';
import type { ReleaseStore } from './release-store.ts';

const live = (id: string): Rollout => ({ stable: { id, packages: {} }, pins: {} });

test('what was live last stays so while nobody can say what is, and that is told once', async () => {
  let answer: () => Promise<Rollout | undefined> = async () => live('one');
  const told: unknown[] = [];
  const store = { rollout: () => answer() } as ReleaseStore;
  const kept = keepLastRollout(store, (error) => told.push(error));
  expect((await kept.rollout())?.stable.id).toBe('one');
  answer = () => Promise.reject(new Error('gone'));
  for (let times = 0; times < 3; times += 1) expect((await kept.rollout())?.stable.id).toBe('one');
  expect(told).toEqual([new Error('gone')]);
  answer = async () => live('two');
  expect((await kept.rollout())?.stable.id).toBe('two');
  answer = () => Promise.reject(new Error('gone again'));
  await kept.rollout();
  expect(told).toHaveLength(2);
});

test('the history stays with what was live, and both together are told of once', async () => {
  let isAway = false;
  const or = <Value>(value: Value) => (isAway ? Promise.reject(new Error('gone')) : Promise.resolve(value));
  const store = { rollout: () => or(live('one')), history: () => or([]) } as unknown as ReleaseStore;
  const told: unknown[] = [];
  const kept = keepLastRollout(store, (error) => told.push(error));
  await Promise.all([kept.rollout(), kept.history()]);
  isAway = true;
  expect(await kept.history()).toEqual([]);
  expect((await kept.rollout())?.stable.id).toBe('one');
  expect(told).toHaveLength(1);
});

test('a start that cannot say what is live fails, and one before anything is published does not', async () => {
  const broken = { rollout: () => Promise.reject(new Error('gone')) } as unknown as ReleaseStore;
  await expect(keepLastRollout(broken, () => undefined).rollout()).rejects.toThrow('gone');
  const empty = { rollout: async () => undefined } as unknown as ReleaseStore;
  expect(await keepLastRollout(empty, () => undefined).rollout()).toBeUndefined();
});
