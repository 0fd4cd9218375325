import type { PageBoot, PageOverride } from '@portico/shared/contracts';
import { OverrideFailure, type RemoteElsewhere, readRemoteJson } from './read-remote-json.ts';

/** What came of loading one remote from elsewhere. */
export type OverrideState =
  | { kind: 'taken'; version: string; isVerified: boolean; changes: string | undefined }
  /** The live release stands in its place. */
  | { kind: 'failed'; code: string };

export interface OverriddenBoot {
  boot: PageBoot;
  state: OverrideState;
}

/** The page's boot with one remote as its reader's own origin has it; as it is when that has nothing to take. */
export async function takeOverride(
  boot: PageBoot,
  { remote, origin }: PageOverride,
): Promise<OverriddenBoot> {
  try {
    const elsewhere = await readRemoteJson(remote, origin);
    const { listing, changes } = elsewhere;
    const isLive = boot.remotes.some(({ name }) => name === remote);
    const remotes = isLive
      ? boot.remotes.map((one) => (one.name === remote ? listing : one))
      : [...boot.remotes, listing];
    const integrity = boot.integrity && listHashes({ ...boot.integrity, ...integrityOf(elsewhere, origin) });
    return {
      boot: { ...boot, remotes, integrity },
      state: { kind: 'taken', version: listing.version, isVerified: isVerified(elsewhere), changes },
    };
  } catch (error) {
    if (!(error instanceof OverrideFailure)) throw error;
    console.warn(`[portico] ${error.code} ${remote} cannot be taken from ${origin}:`, error.message);
    return { boot, state: { kind: 'failed', code: error.code } };
  }
}

const isVerified = ({ integrity }: RemoteElsewhere): boolean => Object.keys(integrity).length > 0;

/** Hashes of its files; without any, its entry is not checked, as its reader chose this origin. */
export const integrityOf = (elsewhere: RemoteElsewhere, origin: string): Record<string, string> =>
  isVerified(elsewhere) ? elsewhere.integrity : { [origin]: '' };

/** Adds to the table where webpack's own loading of chunks looks, as every entry did; gives the whole. */
function listHashes(hashes: Record<string, string>): Record<string, string> {
  const page = globalThis as { __PORTICO_INTEGRITY__?: Record<string, string> };
  page.__PORTICO_INTEGRITY__ ??= {};
  return Object.assign(page.__PORTICO_INTEGRITY__, hashes);
}
