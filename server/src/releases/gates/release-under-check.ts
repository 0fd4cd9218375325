import type { Descriptor } from '@portico/shared/contracts';
import type { KnownReleases } from '../release-store.ts';
import type { VerifiedRelease } from '../verified-release.ts';
import type { SmokeSite } from './smoke-site.ts';

/** A release to check, with the releases that it would be live with. */
export interface ReleaseUnderCheck {
  release: VerifiedRelease;
  /** The live version; undefined for a new package. */
  former: Descriptor | undefined;
  /** The other live packages, including the shell unless it is the one to check. */
  others: readonly Descriptor[];
  releases: KnownReleases;
  /** A site to render pages on; without it nothing is rendered. */
  site: SmokeSite | undefined;
}

/** The shell of the resulting set; undefined before one was published. */
export const shellOf = ({ release, others }: ReleaseUnderCheck): Descriptor | undefined =>
  [release.descriptor, ...others].find(({ kind }) => kind === 'shell');
