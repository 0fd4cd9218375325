import type { Descriptor } from '@portico/shared/contracts';
import type { KnownReleases } from '../release-store.ts';
import type { SmokeSite } from './smoke-site.ts';

/** A built release that wants to go live, and those it would be live with. */
export interface ReleaseUnderCheck {
  /** Absolute; with web/, node/ and remote.json, as checked. */
  folder: string;
  descriptor: Descriptor;
  /** The version that is live now; undefined for a package that is new. */
  former: Descriptor | undefined;
  /** The other packages that are live, the shell among them unless it is what is checked. */
  others: readonly Descriptor[];
  releases: KnownReleases;
  /** A site to render pages on; without one nothing is rendered. */
  site: SmokeSite | undefined;
}

/** The shell of the would-be set; undefined before one was published. */
export const shellOf = ({ descriptor, others }: ReleaseUnderCheck): Descriptor | undefined =>
  [descriptor, ...others].find(({ kind }) => kind === 'shell');
