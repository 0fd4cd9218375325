import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ReleaseEvent, Rollout } from '@portico/shared/contracts';
import { releaseSetOf } from './release-set.ts';
import { abortCanary, goLive, pin, promote, rollBack, startCanary, unpin } from './rollout-changes.ts';
import type { RolloutChange, RolloutState } from './rollout-log.ts';

const nok = { by: 'nok', at: '2026-11-21T05:00:00.000Z' };
let state: RolloutState;

const apply = (change: RolloutChange | undefined): Rollout | undefined => {
  if (change) state = { rollout: change.rollout, history: [...state.history, ...change.events] };
  return state.rollout;
};
const live = (name: string, version: string) => apply(goLive(state, { name, version, ...nok }));
const canary = (name: string, version: string, percent = 10, at = nok.at) =>
  apply(startCanary(state, { name, version, percent, by: 'nok', at }));
const back = (name?: string) => apply(rollBack(state, { name, ...nok }));
const packages = () => state.rollout?.stable.packages;
const lastEvent = () => state.history.at(-1) as ReleaseEvent;

beforeEach(() => {
  state = { rollout: undefined, history: [] };
  live('shell', '1');
  live('mfe-portal', '1');
});

describe('a release for all visitors', () => {
  test('changes only its package, and its event names the replaced version', () => {
    live('mfe-portal', '2');
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '2' });
    const set = releaseSetOf({ shell: '1', 'mfe-portal': '2' }).id;
    expect(lastEvent()).toEqual({
      action: 'publish',
      name: 'mfe-portal',
      version: '2',
      from: '1',
      set,
      ...nok,
    });
  });

  test('changes nothing when it is live', () => {
    expect(goLive(state, { name: 'shell', version: '1', ...nok })).toBeUndefined();
  });

  test('of another package retains the canary, on top of the new set', () => {
    canary('mfe-portal', '2');
    live('shell', '2');
    expect(state.rollout?.candidate).toMatchObject({ name: 'mfe-portal', version: '2', percent: 10 });
    expect(state.rollout?.candidate?.set).toEqual(releaseSetOf({ shell: '2', 'mfe-portal': '2' }));
  });

  test("of the canary's package ends the canary", () => {
    canary('mfe-portal', '2');
    live('mfe-portal', '3');
    expect(state.rollout).toEqual({ stable: releaseSetOf({ shell: '1', 'mfe-portal': '3' }), pins: {} });
  });
});

describe('a canary', () => {
  test('does not change the set of the other visitors', () => {
    canary('mfe-portal', '2', 25);
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
    expect(state.rollout?.candidate).toEqual({
      set: releaseSetOf({ shell: '1', 'mfe-portal': '2' }),
      name: 'mfe-portal',
      version: '2',
      percent: 25,
      since: nok.at,
      by: 'nok',
    });
  });

  test('a new share continues the canary; another version starts a new one', () => {
    canary('mfe-portal', '2', 10);
    canary('mfe-portal', '2', 50, '2026-11-21T06:00:00.000Z');
    expect(state.rollout?.candidate).toMatchObject({ percent: 50, since: nok.at });
    canary('mfe-portal', '3', 10, '2026-11-21T07:00:00.000Z');
    expect(state.rollout?.candidate).toMatchObject({ version: '3', since: '2026-11-21T07:00:00.000Z' });
  });

  test('may be a package that was not live before', () => {
    canary('mfe-events', '1');
    expect(state.rollout?.candidate?.set.packages).toEqual({
      shell: '1',
      'mfe-portal': '1',
      'mfe-events': '1',
    });
    expect(lastEvent()).not.toHaveProperty('from');
  });

  test.each<[string, () => unknown, RegExp]>([
    [
      'before anything is live',
      () => startCanary({ rollout: undefined, history: [] }, canaryOf('x', '1')),
      /yet/,
    ],
    ['of a live version', () => canary('shell', '1'), /live for all visitors already/],
    [
      'while another package is a canary',
      () => [canary('shell', '2'), canary('mfe-portal', '2')],
      /shell 2 is/,
    ],
    ['of a pinned package', () => [pinned('shell', '1'), canary('shell', '2')], /pinned to 1/],
  ])('is refused %s', (_when, attempt, sentence) => {
    expect(attempt).toThrow(sentence);
  });

  test('can be promoted to all visitors', () => {
    canary('mfe-portal', '2');
    apply(promote(state, nok));
    expect(state.rollout).toEqual({ stable: releaseSetOf({ shell: '1', 'mfe-portal': '2' }), pins: {} });
    expect(lastEvent()).toMatchObject({ action: 'promote', version: '2', from: '1' });
    expect(() => promote(state, nok)).toThrow('There is no canary.');
  });

  test('aborts only the named canary', () => {
    const set = canary('mfe-portal', '2')?.candidate?.set.id ?? '';
    const decision = { action: 'automatic-rollback', reason: 'It fails.', ...nok } as const;
    expect(abortCanary(state, { set: 'another', ...decision })).toBeUndefined();
    apply(abortCanary(state, { set, ...decision }));
    expect(state.rollout).toEqual({ stable: releaseSetOf({ shell: '1', 'mfe-portal': '1' }), pins: {} });
    expect(lastEvent()).toMatchObject({ version: '1', from: '2', reason: 'It fails.' });
    expect(abortCanary(state, { set, ...decision })).toBeUndefined();
  });
});

const canaryOf = (name: string, version: string) => ({ name, version, percent: 10, ...nok });
const pinned = (name: string, version: string) => apply(pin(state, { name, version, ...nok }));

describe('a rollback', () => {
  test('rolls back the canary only', () => {
    live('mfe-portal', '2');
    canary('mfe-portal', '3');
    back();
    expect(state.rollout).toEqual({ stable: releaseSetOf({ shell: '1', 'mfe-portal': '2' }), pins: {} });
  });

  test('without a canary, each rollback goes one change further back', () => {
    live('mfe-portal', '2');
    live('shell', '2');
    live('mfe-portal', '3');
    back();
    expect(packages()).toEqual({ shell: '2', 'mfe-portal': '2' });
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '2' });
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
  });

  test('of one package skips changes of the others', () => {
    live('mfe-portal', '2');
    live('shell', '2');
    canary('shell', '3');
    back('mfe-portal');
    expect(packages()).toEqual({ shell: '2', 'mfe-portal': '1' });
    expect(state.rollout?.candidate?.name).toBe('shell');
    back('shell');
    back('shell');
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
  });

  test('after a new release restores the version before it', () => {
    live('mfe-portal', '2');
    back();
    live('mfe-portal', '3');
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
  });

  test('of a promoted release restores the previous version for all visitors', () => {
    canary('mfe-portal', '2');
    apply(promote(state, nok));
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
  });

  test('of a new package removes it from the set, as a canary or live', () => {
    canary('mfe-events', '1');
    back();
    expect(lastEvent()).toMatchObject({ action: 'rollback', name: 'mfe-events', version: '1' });
    live('mfe-events', '1');
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
    live('mfe-portal', '2');
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
  });

  test('is refused without an earlier version, and for a pinned package', () => {
    back('mfe-portal');
    expect(() => back()).toThrow('no earlier version of the shell');
    expect(() => back('mfe-events')).toThrow('There is no earlier version of mfe-events to roll back to.');
    live('shell', '2');
    pinned('shell', '2');
    expect(() => back('shell')).toThrow('shell is pinned to 2');
    expect(() => rollBack({ rollout: undefined, history: [] }, { name: undefined, ...nok })).toThrow(
      'There is no earlier release set to roll back to.',
    );
  });
});

describe('a pin', () => {
  test('fixes a package at a version until it is unpinned', () => {
    live('mfe-portal', '2');
    pinned('mfe-portal', '1');
    live('mfe-portal', '3');
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
    apply(unpin(state, { name: 'mfe-portal', ...nok }));
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
    live('mfe-portal', '3');
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '3' });
    back();
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '2' });
  });

  test('ends a canary of that package', () => {
    canary('mfe-portal', '2');
    pinned('mfe-portal', '1');
    expect(state.rollout?.candidate).toBeUndefined();
    expect(lastEvent()).not.toHaveProperty('from');
  });

  test('needs a live package, and unpinning needs a pinned one', () => {
    expect(() => pinned('mfe-events', '1')).toThrow('mfe-events is not live');
    expect(() => unpin(state, { name: 'shell', ...nok })).toThrow('shell is not pinned.');
  });
});
