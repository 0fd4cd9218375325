import type { GateFinding } from '../gate-finding.ts';
import type { KnownReleases } from '../release-store.ts';
import type { VerifiedRelease } from '../verified-release.ts';
import { gates } from './gates.ts';
import type { ReleaseUnderCheck } from './release-under-check.ts';
import type { SmokeSite } from './smoke-site.ts';

export interface CheckInput {
  release: VerifiedRelease;
  /** Package name to live version; empty before the first release. */
  live: Readonly<Record<string, string>>;
  releases: KnownReleases;
  /** The site to render its pages on; without it nothing is rendered. */
  site?: SmokeSite | undefined;
}

/**
 * Runs all gates: whether the release, or what is live beside it, would fail for visitors. Blocking findings come
 * first.
 */
export async function checkRelease(input: CheckInput): Promise<GateFinding[]> {
  const underCheck = await withOthers(input);
  const findings: GateFinding[] = [];
  for (const gate of gates) findings.push(...(await gate(underCheck)));
  return findings.sort((a, b) => Number(b.isBlocking) - Number(a.isBlocking));
}

async function withOthers({ release, live, releases, site }: CheckInput): Promise<ReleaseUnderCheck> {
  const { name: own } = release.descriptor;
  const all = await Promise.all(
    Object.entries(live).map(([name, version]) => releases.descriptor(name, version)),
  );
  const others = all.filter(({ name }) => name !== own);
  const former = all.find(({ name }) => name === own);
  return { release, former, others, releases, site };
}
