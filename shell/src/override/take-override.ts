import type { PageBoot, PageOverride } from '@portico/shared/contracts';
import { OverrideFailure, type RemoteElsewhere, readRemoteJson } from './read-remote-json.ts';

/** Result of loading a remote from another origin. */
export type OverrideState =
  | { kind: 'taken'; version: string; isVerified: boolean; changes: string | undefined }
  /** The live release is used instead. */
  | { kind: 'failed'; code: string };

export interface OverriddenBoot {
  boot: PageBoot;
  state: OverrideState;
}

/** The page's boot data with one remote from the origin that the admin chose; unchanged if that origin fails. */
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

/**
 * Hashes of the remote's files. If the origin lists none, its files are not checked, because the admin chose the
 * origin.
 */
export const integrityOf = (elsewhere: RemoteElsewhere, origin: string): Record<string, string> =>
  isVerified(elsewhere) ? elsewhere.integrity : { [origin]: '' };

/** Adds hashes to the global table from which webpack's chunk loading reads; returns the whole table. */
function listHashes(hashes: Record<string, string>): Record<string, string> {
  window.__PORTICO_INTEGRITY__ ??= {};
  return Object.assign(window.__PORTICO_INTEGRITY__, hashes);
}
