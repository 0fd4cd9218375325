import type { ReleaseEvent } from '@portico/shared/contracts';
import { effectiveChanges } from './effective-changes.ts';
import type { ReleaseKey } from './release-files.ts';
import { releasesOf } from './release-identity.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';
import { keyOf, removedReleases } from './removed-releases.ts';
import type { Decision } from './rollout-changes.ts';
import type { RolloutChange, RolloutState } from './rollout-log.ts';

/*
 * A release is removed in two steps: an event in the history, decided on the same state as every other change, and then
 * the files. A version that the history lists as removed never goes live again, so no concurrent change can overlook a
 * removal.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention of releases; see `removalsOf`. */
export interface RemovalRule {
  /** Versions per package that rollbacks can return to and that are retained. */
  keep: number;
  /** Days since a release was last live: an open page may still load its files. */
  minAgeDays: number;
}

/** Removes one release. Throws `ReleaseRefused` while it is needed. */
export function removeRelease(
  state: RolloutState,
  { name, version, minAgeDays, ...decision }: ReleaseKey & Decision & Pick<RemovalRule, 'minAgeDays'>,
): RolloutChange | undefined {
  const release = { name, version };
  if (removedReleases(state.history).has(keyOf(release))) return undefined;
  const reason = reasonToRetain(state, { release, keep: 1, minAgeDays, at: decision.at });
  if (reason !== undefined) throw new ReleaseRefused(`${keyOf(release)} ${reason}.`);
  return removal(state, [release], decision);
}

/**
 * The ones of these releases that the rule allows to remove. A release that was never live stays, because it may be
 * about to go live.
 */
export function removalsOf(
  state: RolloutState,
  { there, at, keep, minAgeDays }: RemovalRule & { there: readonly ReleaseKey[]; at: string },
): ReleaseKey[] {
  const known = new Set(
    state.history.flatMap(({ name, version, from }) => [keyOf({ name, version }), `${name} ${from}`]),
  );
  return there.filter(
    (release) =>
      known.has(keyOf(release)) &&
      !removedReleases(state.history).has(keyOf(release)) &&
      reasonToRetain(state, { release, keep, minAgeDays, at }) === undefined,
  );
}

/** Removes all releases that the rule allows to remove. */
export function pruneReleases(
  state: RolloutState,
  { there, keep, minAgeDays, ...decision }: Decision & RemovalRule & { there: readonly ReleaseKey[] },
): RolloutChange | undefined {
  const releases = removalsOf(state, { there, keep, minAgeDays, at: decision.at });
  return releases.length === 0 ? undefined : removal(state, releases, decision);
}

/** Appends the removals of `decide` to the history, then deletes the files, including those of interrupted removals. */
export async function applyRemovals(
  releases: ReleaseStore,
  decide: (state: RolloutState) => RolloutChange | undefined,
): Promise<{ events: readonly ReleaseEvent[]; deleted: readonly ReleaseKey[] }> {
  let events: readonly ReleaseEvent[] = [];
  await releases.change((state) => {
    const change = decide(state);
    events = change?.events ?? [];
    return change;
  });
  return { events, deleted: await releases.deleteRemoved() };
}

function removal(
  { rollout }: RolloutState,
  releases: readonly ReleaseKey[],
  decision: Decision,
): RolloutChange {
  if (!rollout) throw new ReleaseRefused('Nothing is live yet.');
  const set = rollout.stable.id;
  return {
    rollout,
    events: releases.map(({ name, version }) => ({ action: 'remove', ...decision, name, version, set })),
  };
}

interface RetentionCheck extends RemovalRule {
  release: ReleaseKey;
  /** ISO time. */
  at: string;
}

/** Why a release must stay, as the end of a sentence; undefined when it may be removed. */
function reasonToRetain(
  state: RolloutState,
  { release, keep, minAgeDays, at }: RetentionCheck,
): string | undefined {
  const { rollout, history } = state;
  const { name, version } = release;
  if (rollout && releasesOf(rollout).some(([live, one]) => live === name && one === version))
    return 'is live';
  if (rollout?.pins[name] === version) return 'is pinned';
  const back = effectiveChanges(history).filter((change) => change.name === name);
  if (keep > 0 && back.slice(-keep).some(({ from }) => from === version))
    return 'is what a rollback leads to';
  const until = lastLive(history).get(keyOf(release));
  if (until !== undefined && Date.parse(until) > Date.parse(at) - minAgeDays * DAY_MS) {
    return `was live until ${until.slice(0, 10)}, so that open pages may still load its files`;
  }
  return undefined;
}

/** When each release that is no longer live was last live, as ISO time. */
export function lastLive(history: readonly ReleaseEvent[]): Map<string, string> {
  const until = new Map<string, string>();
  const live = new Map<string, string | undefined>();
  const canaries = new Map<string, string>();
  for (const { action, name, version, from, at } of history) {
    const before = [live.get(name), canaries.get(name), from];
    switch (action) {
      case 'publish':
      case 'promote':
      case 'pin':
        live.set(name, version);
        canaries.delete(name);
        break;
      case 'try':
        live.set(name, from);
        canaries.set(name, version);
        break;
      case 'rollback':
      case 'automatic-rollback':
        if (canaries.has(name)) canaries.delete(name);
        else live.set(name, from === undefined ? undefined : version);
        // Without a previous version, the event names the removed one.
        before.push(version);
        break;
      case 'unpin':
      case 'remove':
        break;
    }
    for (const one of before)
      if (one !== undefined && one !== live.get(name) && one !== canaries.get(name))
        until.set(`${name} ${one}`, at);
  }
  return until;
}
