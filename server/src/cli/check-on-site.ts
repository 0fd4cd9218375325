import type { Config } from '../config/config.ts';
import { type GateFinding, warning } from '../releases/gate-finding.ts';
import { type CheckInput, checkRelease } from '../releases/gates/check-release.ts';
import { hasRecords } from '../storage/store-location.ts';
import { openSmokeSite } from './open-smoke-site.ts';

export interface SiteCheckInput extends Pick<CheckInput, 'releases'> {
  config: Config;
  /** Releases to check, each with the others that it would be live with. */
  checks: readonly Pick<CheckInput, 'release' | 'live'>[];
  /** Whether to render pages; false causes a warning. */
  rendersPages: boolean;
}

/** Runs the gates on releases, with the content in the data folder. Blocking findings come first. */
export async function checkOnSite({
  config,
  rendersPages,
  releases,
  checks,
}: SiteCheckInput): Promise<GateFinding[]> {
  const site = rendersPages && hasRecords(config) ? await openSmokeSite(config) : undefined;
  try {
    const findings: GateFinding[] = [];
    for (const check of checks) findings.push(...(await checkRelease({ ...check, releases, site })));
    if (!site) findings.push(notRendered(rendersPages));
    return findings.sort((a, b) => Number(b.isBlocking) - Number(a.isBlocking));
  } finally {
    await site?.close();
  }
}

const notRendered = (isWanted: boolean): GateFinding =>
  warning(
    'PG-113',
    `None of its pages was rendered by the gates: ${isWanted ? 'there is no content in this data folder yet' : '--no-render is set'}.`,
    'Open its pages once it is live, or publish it for a share of the visitors first.',
  );
