import type { OnProgress } from '../../kernel/on-progress.ts';
import { rolloutFile } from '../../releases/rollout-log.ts';
import { VerifiedRelease } from '../../releases/verified-release.ts';
import { CliError } from '../cli-io.ts';
import type { ReleaseLocation } from './release-location.ts';

interface Move {
  source: ReleaseLocation;
  target: ReleaseLocation;
  onRelease?: OnProgress;
}

/**
 * Copies missing releases, then rollouts under their numbers, so that rollbacks keep working. Returns how many of both
 * it copied.
 */
export async function moveReleases({ source, target, onRelease }: Move): Promise<number> {
  const there = new Set((await target.list()).map(({ name, version }) => `${name}/${version}`));
  const missing = (await source.list()).filter(({ name, version }) => !there.has(`${name}/${version}`));
  const store = target.store();
  for (const [at, release] of missing.entries()) {
    await source.withFolder(release, async (folder) => store.publish(await VerifiedRelease.verify(folder)));
    onRelease?.(at + 1, missing.length);
  }
  return missing.length + (await moveRollouts(source, target));
}

async function moveRollouts(source: ReleaseLocation, target: ReleaseLocation): Promise<number> {
  let moved = 0;
  for (let number = 1; ; number++) {
    const name = rolloutFile(number);
    const [text, other] = await Promise.all([source.files.read(name), target.files.read(name)]);
    if (!text) return number === 1 ? moveUnnumbered(source, target) : moved;
    if (other && !other.equals(text)) {
      throw new CliError(
        `The rollout ${number} of the target differs from the source's, because something was published there. Empty the target and begin again.`,
      );
    }
    if (other) continue;
    await target.files.write(name, text);
    moved++;
  }
}

/** For an installation from before numbered rollouts, with one live set. */
async function moveUnnumbered(source: ReleaseLocation, target: ReleaseLocation): Promise<number> {
  const live = await source.store().rollout();
  if (!live) return 0;
  let isNew = false;
  await target.store().change(({ rollout }) => {
    isNew = rollout === undefined;
    return isNew ? { rollout: live, events: [] } : undefined;
  });
  return isNew ? 1 : 0;
}
