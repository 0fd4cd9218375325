import { beforeEach, describe, expect, test } from '@jest/globals';
import { lastLive, pruneReleases, removalsOf, removeRelease } from './removals.ts';
import { goLive, pin, promote, rollBack, startCanary } from './rollout-changes.ts';
import type { RolloutChange, RolloutState } from './rollout-log.ts';

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T05:00:00.000Z`;
const by = 'nok';
let state: RolloutState;

const apply = (change: RolloutChange | undefined) => {
  if (change) state = { rollout: change.rollout, history: [...state.history, ...change.events] };
};
const live = (version: string, on: number, name = 'mfe-portal') =>
  apply(goLive(state, { name, version, by, at: day(on) }));
const canary = (version: string, on: number) =>
  apply(startCanary(state, { name: 'mfe-portal', version, percent: 10, by, at: day(on) }));
const back = (on: number) => apply(rollBack(state, { name: 'mfe-portal', by, at: day(on) }));

/** The removable ones of these portal versions. */
const removable = (versions: readonly string[], on: number, keep = 1, minAgeDays = 7) =>
  removalsOf(state, {
    there: versions.map((version) => ({ name: 'mfe-portal', version })),
    at: day(on),
    keep,
    minAgeDays,
  }).map(({ version }) => version);

beforeEach(() => {
  state = { rollout: undefined, history: [] };
  live('1', 1, 'shell');
  live('1', 1);
});

describe('when a release was last live', () => {
  const until = (version: string) => lastLive(state.history).get(`mfe-portal ${version}`);

  test('is when another version replaced it, as the stable version or as a canary', () => {
    live('2', 2);
    canary('3', 3);
    canary('4', 4);
    apply(promote(state, { by, at: day(5) }));
    expect([until('1'), until('2'), until('3'), until('4')]).toEqual([day(2), day(5), day(4), undefined]);
  });

  test('counts from the last time it was live', () => {
    live('2', 2);
    back(3);
    canary('3', 4);
    back(5);
    live('2', 6);
    live('4', 7);
    expect([until('1'), until('2'), until('3'), until('4')]).toEqual([day(6), day(7), day(5), undefined]);
  });

  test('is when the first version of a package was rolled back', () => {
    live('1', 2, 'mfe-events');
    apply(rollBack(state, { name: 'mfe-events', by, at: day(3) }));
    expect(lastLive(state.history).get('mfe-events 1')).toBe(day(3));
  });
});

describe('pruning', () => {
  test('retains live, canary and pinned releases', () => {
    live('2', 2);
    live('3', 3);
    canary('4', 4);
    expect(removable(['1', '2', '3', '4'], 30, 0)).toEqual(['1', '2']);
    back(5);
    apply(pin(state, { name: 'mfe-portal', version: '1', by, at: day(6) }));
    expect(removable(['1', '2', '3', '4'], 30, 0)).toEqual(['2', '3', '4']);
  });

  test('retains the configured number of rollbacks of a package', () => {
    for (const [version, on] of [
      ['2', 2],
      ['3', 3],
      ['4', 4],
    ] as const)
      live(version, on);
    expect(removable(['1', '2', '3', '4'], 30, 2)).toEqual(['1']);
    expect(removable(['1', '2', '3', '4'], 30, 3)).toEqual([]);
  });

  test('retains what open pages may still load', () => {
    live('2', 2);
    live('3', 20);
    expect(removable(['1', '2', '3'], 26, 0)).toEqual(['1']);
    expect(removable(['1', '2', '3'], 28, 0)).toEqual(['1', '2']);
  });

  test('retains what was never live, because it may be about to go live', () => {
    expect(removable(['9'], 30, 0)).toEqual([]);
  });

  test('records each removed release, and nothing when none is removed', () => {
    live('2', 2);
    live('3', 3);
    const there = ['1', '2', '3'].map((version) => ({ name: 'mfe-portal', version }));
    const rule = { there, keep: 1, minAgeDays: 7, by, at: day(30) };
    const change = pruneReleases(state, rule);
    expect(change?.rollout).toEqual(state.rollout);
    expect(change?.events).toEqual([
      { action: 'remove', name: 'mfe-portal', version: '1', set: state.rollout?.stable.id, by, at: day(30) },
    ]);
    apply(change);
    expect(pruneReleases(state, rule)).toBeUndefined();
    // The history continues.
    back(30);
    expect(state.rollout?.stable.packages['mfe-portal']).toBe('2');
  });
});

test('a release that was never live can be removed by its name', () => {
  const change = removeRelease(state, { name: 'mfe-portal', version: '9', minAgeDays: 7, by, at: day(2) });
  expect(change?.events).toHaveLength(1);
});
