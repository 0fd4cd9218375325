import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore, RolloutChange, RolloutState } from './release-store.ts';
import { goLive } from './rollout-changes.ts';

/** Who it was, in the history. */
const BY_START = 'server start';

type Versions = readonly (readonly [name: string, version: string])[];

/**
 * Makes live what was built last of each package, in one step: at each start, for whoever builds and starts in one
 * place. What somebody has decided about since is left alone, so that no start brings back what was rolled back.
 */
export async function publishBuilt(releases: ReleaseStore, builtFolder: string): Promise<void> {
  const list = path.join(builtFolder, 'built.json');
  if (!existsSync(list)) return;
  const built = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>);
  const state = { rollout: await releases.rollout(), history: await releases.history() };
  for (const [name, version] of undecided(state, built)) {
    const isThere = await releases.descriptor(name, version).then(
      () => true,
      () => false,
    );
    if (!isThere) await releases.publish(path.join(builtFolder, name, version));
  }
  const at = new Date().toISOString();
  await releases.change((current) => goLiveTogether(current, { versions: undecided(current, built), at }));
}

/** Versions that are not live, and that nobody has published or tried as the last of their package. */
function undecided({ rollout, history }: RolloutState, built: Versions): Versions {
  return built.filter(([name, version]) => {
    const last = history.findLast(
      (event) => event.name === name && (event.action === 'publish' || event.action === 'try'),
    );
    return rollout?.stable.packages[name] !== version && last?.version !== version;
  });
}

function goLiveTogether(
  state: RolloutState,
  { versions, at }: { versions: Versions; at: string },
): RolloutChange | undefined {
  let all: RolloutChange | undefined;
  for (const [name, version] of versions) {
    const rollout = all?.rollout ?? state.rollout;
    const next = goLive({ ...state, rollout }, { name, version, at, by: BY_START });
    if (next) all = { rollout: next.rollout, events: [...(all?.events ?? []), ...next.events] };
  }
  const set = all?.rollout.stable.id ?? '';
  return all && { ...all, events: all.events.map((event) => ({ ...event, set })) };
}
