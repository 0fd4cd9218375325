import type { Descriptor, ReleaseSet, Rollout } from '@portico/shared/contracts';
import type { GateFinding } from './gate-finding.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';
import { type Decision, goLive, startCanary } from './rollout-changes.ts';
import type { VerifiedRelease } from './verified-release.ts';

export interface ReleaseToPublish {
  releases: ReleaseStore;
  release: VerifiedRelease;
  /** Runs the gates; `live` are the versions that it would be live with. */
  check: (input: {
    release: VerifiedRelease;
    live: ReleaseSet['packages'];
  }) => Promise<readonly GateFinding[]>;
  /** Percentage of visitors for a canary; undefined for all visitors. */
  percent: number | undefined;
  decision: Decision;
}

export interface Publication {
  descriptor: Descriptor;
  rollout: Rollout;
  findings: readonly GateFinding[];
  /** False when it was live already, or a pin prevents it. */
  isChanged: boolean;
}

/**
 * Publishes a release and makes it live, for all visitors or as a canary. Throws `ReleaseRefused` and changes nothing
 * when its signature is missing, a gate blocks it, or the live state does not allow it.
 */
export async function publishRelease({
  releases,
  release,
  check,
  percent,
  decision,
}: ReleaseToPublish): Promise<Publication> {
  releases.requireSignature(release);
  const live = (await releases.rollout())?.stable.packages ?? {};
  const findings = await check({ release, live });
  refuseBlocked(findings, 'The release was not published.');
  const { descriptor } = release;
  const { name, version } = descriptor;
  await releases.publish(release);
  let isChanged = false;
  const rollout = await releases.change((state) => {
    const decided = { ...decision, name, version };
    const change =
      percent === undefined ? goLive(state, decided) : startCanary(state, { ...decided, percent });
    isChanged = change !== undefined;
    return change;
  });
  if (!rollout) throw new ReleaseRefused('Nothing is live yet.');
  return { descriptor, rollout, findings, isChanged };
}

/** Throws `ReleaseRefused` with this sentence and the blocking findings, if there are any. */
export function refuseBlocked(findings: readonly GateFinding[], sentence: string): void {
  const lines = findings
    .filter(({ isBlocking }) => isBlocking)
    .map(({ code, message, solution }) => `${code} ${message} ${solution}`);
  if (lines.length > 0) throw new ReleaseRefused([sentence, ...lines].join('\n'));
}
