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
const trial = (name: string, version: string, percent = 10, at = nok.at) =>
  apply(startCanary(state, { name, version, percent, by: 'nok', at }));
const back = (name?: string) => apply(rollBack(state, { name, ...nok }));
const packages = () => state.rollout?.stable.packages;
const lastEvent = () => state.history.at(-1) as ReleaseEvent;

beforeEach(() => {
  state = { rollout: undefined, history: [] };
  live('shell', '1');
  live('mfe-portal', '1');
});

describe('a release for everybody', () => {
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

  test('of another package leaves what is tried, upon the new set', () => {
    trial('mfe-portal', '2');
    live('shell', '2');
    expect(state.rollout?.candidate).toMatchObject({ name: 'mfe-portal', version: '2', percent: 10 });
    expect(state.rollout?.candidate?.set).toEqual(releaseSetOf({ shell: '2', 'mfe-portal': '2' }));
  });

  test('of the package that is tried takes its place', () => {
    trial('mfe-portal', '2');
    live('mfe-portal', '3');
    expect(state.rollout).toEqual({ stable: releaseSetOf({ shell: '1', 'mfe-portal': '3' }), pins: {} });
  });
});

describe('a release for a share of the visitors', () => {
  test('leaves everybody else what they have', () => {
    trial('mfe-portal', '2', 25);
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

  test('goes on being the same trial when its share changes, and is another with another version', () => {
    trial('mfe-portal', '2', 10);
    trial('mfe-portal', '2', 50, '2026-11-21T06:00:00.000Z');
    expect(state.rollout?.candidate).toMatchObject({ percent: 50, since: nok.at });
    trial('mfe-portal', '3', 10, '2026-11-21T07:00:00.000Z');
    expect(state.rollout?.candidate).toMatchObject({ version: '3', since: '2026-11-21T07:00:00.000Z' });
  });

  test('may be a package that nobody had', () => {
    trial('mfe-events', '1');
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
      () => startCanary({ rollout: undefined, history: [] }, trialOf('x', '1')),
      /yet/,
    ],
    ['of what everybody has', () => trial('shell', '1'), /live for everybody already/],
    ['while another package is tried', () => [trial('shell', '2'), trial('mfe-portal', '2')], /shell 2 is/],
    ['of what is pinned', () => [pinned('shell', '1'), trial('shell', '2')], /pinned to 1/],
  ])('is refused %s', (_when, attempt, sentence) => {
    expect(attempt).toThrow(sentence);
  });

  test('is promoted: everybody has it', () => {
    trial('mfe-portal', '2');
    apply(promote(state, nok));
    expect(state.rollout).toEqual({ stable: releaseSetOf({ shell: '1', 'mfe-portal': '2' }), pins: {} });
    expect(lastEvent()).toMatchObject({ action: 'promote', version: '2', from: '1' });
    expect(() => promote(state, nok)).toThrow('There is no canary.');
  });

  test('is withdrawn, and only that very trial', () => {
    const set = trial('mfe-portal', '2')?.candidate?.set.id ?? '';
    const decision = { action: 'automatic-rollback', reason: 'It fails.', ...nok } as const;
    expect(abortCanary(state, { set: 'another', ...decision })).toBeUndefined();
    apply(abortCanary(state, { set, ...decision }));
    expect(state.rollout).toEqual({ stable: releaseSetOf({ shell: '1', 'mfe-portal': '1' }), pins: {} });
    expect(lastEvent()).toMatchObject({ version: '1', from: '2', reason: 'It fails.' });
    expect(abortCanary(state, { set, ...decision })).toBeUndefined();
  });
});

const trialOf = (name: string, version: string) => ({ name, version, percent: 10, ...nok });
const pinned = (name: string, version: string) => apply(pin(state, { name, version, ...nok }));

describe('a rollback', () => {
  test('takes back what is tried, and nothing else', () => {
    live('mfe-portal', '2');
    trial('mfe-portal', '3');
    back();
    expect(state.rollout).toEqual({ stable: releaseSetOf({ shell: '1', 'mfe-portal': '2' }), pins: {} });
  });

  test('else takes back what changed last, and leads further back each time', () => {
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

  test('of one package passes over the others', () => {
    live('mfe-portal', '2');
    live('shell', '2');
    trial('shell', '3');
    back('mfe-portal');
    expect(packages()).toEqual({ shell: '2', 'mfe-portal': '1' });
    expect(state.rollout?.candidate?.name).toBe('shell');
    back('shell');
    back('shell');
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
  });

  test('after a new release leads to what was there before that one', () => {
    live('mfe-portal', '2');
    back();
    live('mfe-portal', '3');
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
  });

  test('of a promoted release gives everybody what they had', () => {
    trial('mfe-portal', '2');
    apply(promote(state, nok));
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
  });

  test('of a package that was in no set before takes it out, tried or live', () => {
    trial('mfe-events', '1');
    back();
    expect(lastEvent()).toMatchObject({ action: 'rollback', name: 'mfe-events', version: '1' });
    live('mfe-events', '1');
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
    live('mfe-portal', '2');
    back();
    expect(packages()).toEqual({ shell: '1', 'mfe-portal': '1' });
  });

  test('is refused where there is nothing to go back to, and for what is pinned', () => {
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
  test('puts a package at a version and keeps it there until it is taken off', () => {
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

  test('ends a trial of that package', () => {
    trial('mfe-portal', '2');
    pinned('mfe-portal', '1');
    expect(state.rollout?.candidate).toBeUndefined();
    expect(lastEvent()).not.toHaveProperty('from');
  });

  test('needs a package that is live, and one that is pinned to be taken off', () => {
    expect(() => pinned('mfe-events', '1')).toThrow('mfe-events is not live');
    expect(() => unpin(state, { name: 'shell', ...nok })).toThrow('shell is not pinned.');
  });
});
