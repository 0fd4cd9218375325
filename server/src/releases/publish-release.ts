import type { Descriptor, ReleaseSet, Rollout } from '@portico/shared/contracts';
import type { GateFinding } from './gate-finding.ts';
import { readBuiltRelease } from './read-built-release.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';
import { type Decision, goLive, tryOut } from './rollout-changes.ts';

export interface ReleaseToPublish {
  releases: ReleaseStore;
  folder: string;
  /** Asks the gates: `live` is what it would be live with. */
  check: (question: { folder: string; live: ReleaseSet['packages'] }) => Promise<readonly GateFinding[]>;
  /** Share of the visitors who get it; everybody unless given. */
  percent: number | undefined;
  decision: Decision;
}

export interface Publication {
  descriptor: Descriptor;
  rollout: Rollout;
  /** Warnings of the gates. */
  findings: readonly GateFinding[];
  /** False when it was live already, or is kept back by a pin. */
  isChanged: boolean;
}

/**
 * Takes a built release in and makes it live, for everybody or for a share. Throws `ReleaseRefused` where the release is
 * not whole, a gate stops it, or what is live does not allow it; then nothing has changed.
 */
export async function publishRelease({
  releases,
  folder,
  check,
  percent,
  decision,
}: ReleaseToPublish): Promise<Publication> {
  await releases.requireSignature(folder);
  const live = (await releases.rollout())?.stable.packages ?? {};
  const findings = await check({ folder, live });
  refuseBlocked(findings, 'The release was not published.');
  const { descriptor } = await readBuiltRelease(folder);
  const { name, version } = descriptor;
  await releases.publish(folder);
  let isChanged = false;
  const rollout = await releases.change((state) => {
    const release = { ...decision, name, version };
    const change = percent === undefined ? goLive(state, release) : tryOut(state, { ...release, percent });
    isChanged = change !== undefined;
    return change;
  });
  if (!rollout) throw new ReleaseRefused('Nothing is live yet.');
  return { descriptor, rollout, findings, isChanged };
}

/** Throws `ReleaseRefused` with this sentence and the findings that block, if any do. */
export function refuseBlocked(findings: readonly GateFinding[], sentence: string): void {
  const lines = findings
    .filter(({ isBlocking }) => isBlocking)
    .map(({ code, message, wayOut }) => `${code} ${message} ${wayOut}`);
  if (lines.length > 0) throw new ReleaseRefused([sentence, ...lines].join('\n'));
}
