import { describe, expect, jest, test } from '@jest/globals';
import { SearchUnavailable } from '../resources/search/search-engine.ts';
import type { RecordChange } from '../storage/record-store.ts';
import { FollowState } from './follow-state.ts';

const change = (sequence: number) =>
  ({ provider: 'demo', kind: 'portal', id: `p${sequence}`, sequence }) as RecordChange;

function open() {
  const onLate = jest.fn<(changes: readonly RecordChange[]) => void>();
  return { state: new FollowState({ onLate }), onLate };
}
const isSettled = async (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);

describe('a write', () => {
  test('is followed once its sequence is applied, and is not late when the engine was not behind', async () => {
    const { state, onLate } = open();
    state.caughtUp();
    const write = state.addWrite([change(4), change(5)], 100);
    state.appliedUpTo(4);
    expect(await isSettled(write.isFollowed)).toBe(false);
    expect(state.behindSince).toBe(100);
    state.appliedUpTo(5);
    expect(await isSettled(write.isFollowed)).toBe(true);
    expect([state.applied, state.behindSince]).toEqual([5, undefined]);
    expect(onLate).not.toHaveBeenCalled();
  });

  test.each([
    { when: 'while the index is filled', behind: (_state: FollowState) => {} },
    {
      when: 'after the engine failed',
      behind(state: FollowState) {
        state.caughtUp();
        state.failed(new Error('away'));
      },
    },
  ])('$when is late, and reported once searches find it', ({ behind }) => {
    const { state, onLate } = open();
    behind(state);
    state.addWrite([change(7)], 100);
    expect(state.isBehind).toBe(true);
    state.appliedUpTo(7);
    expect(onLate.mock.calls).toEqual([[[change(7)]]]);
  });

  test('that is acknowledged late puts the engine behind until it has caught up', () => {
    const { state, onLate } = open();
    state.caughtUp();
    state.acknowledgeLate(state.addWrite([change(7)], 100));
    expect(state.isBehind).toBe(true);
    state.appliedUpTo(7);
    state.caughtUp();
    expect(onLate).toHaveBeenCalledTimes(1);
    expect(state.isBehind).toBe(false);
  });

  test('stops waiting when the engine fails, and is still followed later', async () => {
    const { state, onLate } = open();
    state.caughtUp();
    const write = state.addWrite([change(7)], 100);
    state.failed(new Error('away'));
    expect(await isSettled(write.isFollowed)).toBe(true);
    expect(state.behindSince).toBe(100);
    state.appliedUpTo(7);
    expect(onLate).toHaveBeenCalledTimes(1);
  });
});

describe('the first filling', () => {
  test('is awaited until the engine has caught up', async () => {
    const { state } = open();
    const filled = state.whenFilled();
    expect(await isSettled(filled)).toBe(false);
    state.caughtUp();
    await expect(filled).resolves.toBeUndefined();
    await expect(state.whenFilled()).resolves.toBeUndefined();
  });

  test('is not awaited while the engine fails', async () => {
    const { state } = open();
    const filled = state.whenFilled();
    state.failed(new Error('away'));
    await expect(filled).rejects.toThrow('away');
    await expect(state.whenFilled()).rejects.toBeInstanceOf(SearchUnavailable);
  });

  test('is awaited again after the engine has lost its indices', async () => {
    const { state } = open();
    state.caughtUp();
    state.lost();
    expect(state.isFilled).toBe(false);
    expect(await isSettled(state.whenFilled())).toBe(false);
  });
});

test('a failure is reported once until the engine has caught up again', () => {
  const { state } = open();
  expect([state.failed(new Error('away')), state.failed(new Error('away'))]).toEqual([true, false]);
  state.caughtUp();
  expect(state.failed(new Error('away'))).toBe(true);
});
