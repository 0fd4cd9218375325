import type { Config } from '../../config.ts';
import { hasRecords } from '../../storage/records-place.ts';
import { type CheckInput, checkRelease } from './check-release.ts';
import { type GateFinding, warning } from './gate-finding.ts';
import { openSmokeSite } from './open-smoke-site.ts';

export interface SiteCheckInput extends Omit<CheckInput, 'site'> {
  config: Config;
  /** False where its pages are not to be drawn before it goes live, which is warned of. */
  drawsPages: boolean;
}

/** Asks the gates about a release, on the content in the data folder. */
export async function checkOnSite({ config, drawsPages, ...input }: SiteCheckInput): Promise<GateFinding[]> {
  const site = drawsPages && hasRecords(config) ? await openSmokeSite(config) : undefined;
  try {
    const findings = await checkRelease({ ...input, site });
    return site ? findings : [...findings, notDrawn(drawsPages)];
  } finally {
    await site?.close();
  }
}

const notDrawn = (isWanted: boolean): GateFinding =>
  warning(
    'PG-113',
    `None of its pages was drawn before it went live: ${isWanted ? 'there is no content in this data folder yet' : 'that was asked for'}.`,
    'Open its pages once it is live, or publish it for a share of the visitors first.',
  );
