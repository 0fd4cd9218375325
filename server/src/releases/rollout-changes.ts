import type { Candidate, ReleaseEvent, ReleaseSet, Rollout } from '@portico/shared/contracts';
import { effectiveChanges } from './effective-changes.ts';
import { ReleaseRefused } from './release-refused.ts';
import { releaseSetOf } from './release-set.ts';
import type { RolloutChange, RolloutState } from './rollout-log.ts';

/*
 * Every rollout change as a pure function of the state; a store applies it. Returns undefined for no change, and throws
 * `ReleaseRefused` where an operator must decide first.
 */

/** Author, time (ISO) and optional reason. */
export interface Decision {
  by: string;
  at: string;
  reason?: string;
}

export interface ReleaseDecision extends Decision {
  name: string;
  version: string;
}

/** Makes the version live for everyone. A package that is pinned to another version stays there. */
export function goLive(
  { rollout }: RolloutState,
  { name, version, ...decision }: ReleaseDecision,
): RolloutChange | undefined {
  const pinned = rollout?.pins[name];
  const from = rollout?.stable.packages[name];
  if ((pinned !== undefined && pinned !== version) || from === version) return undefined;
  const next = withStable(rollout, { ...rollout?.stable.packages, [name]: version }, name);
  return { rollout: next, events: [event('publish', { next, name, version, from, ...decision })] };
}

/** Makes the version live for a percentage of visitors; for a running canary it changes the percentage. */
export function startCanary(
  { rollout }: RolloutState,
  { name, version, percent, ...decision }: ReleaseDecision & { percent: number },
): RolloutChange | undefined {
  if (!rollout) {
    throw new ReleaseRefused(`Nothing is live yet: publish ${name} for all visitors first.`);
  }
  const { stable, candidate, pins } = rollout;
  const from = stable.packages[name];
  if (pins[name] !== undefined) throw pinnedTo(name, pins[name]);
  if (from === version) throw new ReleaseRefused(`${name} ${version} is live for all visitors already.`);
  if (candidate && candidate.name !== name) {
    throw new ReleaseRefused(
      `${candidate.name} ${candidate.version} is a canary for ${candidate.percent} %: promote it or roll it back first.`,
    );
  }
  const isSame = candidate?.version === version;
  if (isSame && candidate.percent === percent) return undefined;
  const next: Rollout = {
    ...rollout,
    candidate: {
      set: releaseSetOf({ ...stable.packages, [name]: version }),
      name,
      version,
      percent,
      since: isSame ? candidate.since : decision.at,
      by: decision.by,
    },
  };
  return { rollout: next, events: [event('try', { next, name, version, from, percent, ...decision })] };
}

/** Makes the canary live for everyone. */
export function promote({ rollout }: RolloutState, decision: Decision): RolloutChange {
  if (!rollout?.candidate) throw new ReleaseRefused('There is no canary.');
  const { name, version } = rollout.candidate;
  const from = rollout.stable.packages[name];
  const next = withStable(rollout, rollout.candidate.set.packages, name);
  return { rollout: next, events: [event('promote', { next, name, version, from, ...decision })] };
}

/** Ends the canary. `set` identifies it: returns undefined if it has ended already. */
export function abortCanary(
  { rollout }: RolloutState,
  { set, action, ...decision }: Decision & { set: string; action: 'rollback' | 'automatic-rollback' },
): RolloutChange | undefined {
  const { candidate, ...rest } = rollout ?? {};
  if (!rollout || candidate?.set.id !== set) return undefined;
  const { name } = candidate;
  const next: Rollout = { ...rest, stable: rollout.stable, pins: rollout.pins };
  const version = rollout.stable.packages[name];
  // A new package has no previous version.
  const versions =
    version === undefined ? { version: candidate.version } : { version, from: candidate.version };
  return { rollout: next, events: [event(action, { next, name, ...versions, ...decision })] };
}

/**
 * Aborts the canary or, without one, reverts the last change of the stable set, of one package if given; repeated calls
 * go further back. A package that was new is removed from the set.
 */
export function rollBack(
  { rollout, history }: RolloutState,
  { name, ...decision }: Decision & { name: string | undefined },
): RolloutChange | undefined {
  const candidate = rollout?.candidate;
  if (candidate && (name ?? candidate.name) === candidate.name) {
    return abortCanary({ rollout, history }, { set: candidate.set.id, action: 'rollback', ...decision });
  }
  const last = effectiveChanges(history).findLast((change) => name === undefined || change.name === name);
  const live = last && rollout?.stable.packages[last.name];
  if (!rollout || !last || live === undefined) {
    throw new ReleaseRefused(
      name === undefined
        ? 'There is no earlier release set to roll back to.'
        : `There is no earlier version of ${name} to roll back to.`,
    );
  }
  if (rollout.pins[last.name] !== undefined) throw pinnedTo(last.name, live);
  const { [last.name]: _live, ...others } = rollout.stable.packages;
  if (last.from === undefined && last.name === 'shell') {
    throw new ReleaseRefused('There is no earlier version of the shell, and pages need a shell.');
  }
  const packages = last.from === undefined ? others : { ...others, [last.name]: last.from };
  const next = withStable(rollout, packages, last.name);
  const versions = last.from === undefined ? { version: live } : { version: last.from, from: live };
  return { rollout: next, events: [event('rollback', { next, name: last.name, ...versions, ...decision })] };
}

/** Makes this version live and keeps it, whatever is published. */
export function pin(
  { rollout }: RolloutState,
  { name, version, ...decision }: ReleaseDecision,
): RolloutChange | undefined {
  const from = rollout?.stable.packages[name];
  if (!rollout || from === undefined) throw new ReleaseRefused(`${name} is not live: publish it first.`);
  if (rollout.pins[name] === version) return undefined;
  const next = withStable(rollout, { ...rollout.stable.packages, [name]: version }, name);
  next.pins = { ...rollout.pins, [name]: version };
  return { rollout: next, events: [event('pin', { next, name, version, from, ...decision })] };
}

/** Ends a pin; the version stays until the package's next release. */
export function unpin(
  { rollout }: RolloutState,
  { name, ...decision }: Decision & { name: string },
): RolloutChange {
  const { [name]: version, ...pins } = rollout?.pins ?? {};
  if (!rollout || version === undefined) throw new ReleaseRefused(`${name} is not pinned.`);
  const next: Rollout = { ...rollout, pins };
  return { rollout: next, events: [event('unpin', { next, name, version, ...decision })] };
}

const pinnedTo = (name: string, version: string): ReleaseRefused =>
  new ReleaseRefused(`${name} is pinned to ${version}: unpin it first.`);

/** Changes the stable set. A running canary is rebased on it, unless the change is about the same package. */
function withStable(
  rollout: Rollout | undefined,
  packages: Readonly<Record<string, string>>,
  name: string,
): Rollout {
  const stable: ReleaseSet = releaseSetOf(packages);
  const pins = rollout?.pins ?? {};
  const candidate = rollout?.candidate;
  if (!candidate || candidate.name === name) return { stable, pins };
  const set = releaseSetOf({ ...packages, [candidate.name]: candidate.version });
  return { stable, pins, candidate: { ...candidate, set } satisfies Candidate };
}

interface EventFacts extends ReleaseDecision {
  next: Rollout;
  from?: string | undefined;
  percent?: number;
}

function event(action: ReleaseEvent['action'], { next, from, ...facts }: EventFacts): ReleaseEvent {
  const isOther = from !== undefined && from !== facts.version;
  return { action, ...facts, ...(isOther ? { from } : {}), set: next.stable.id };
}
