import type { SigningKeys } from '../config/signing-keys.ts';
import { isSignedBy, signDescriptor } from './release-signature.ts';
import type { ReleaseStore } from './release-store.ts';

interface StoredToSign {
  /** The store without signature verification. */
  releases: Pick<ReleaseStore, 'list' | 'descriptor' | 'signature' | 'sign'>;
  keys: SigningKeys;
  isWanted?: (release: { name: string; version: string }) => boolean;
}

/** Signs the stored releases that no trusted key has signed, and returns them. Does nothing without a key. */
export async function signStored({ releases, keys, isWanted = () => true }: StoredToSign) {
  const { own, trusted } = keys;
  const signed: { name: string; version: string }[] = [];
  if (!own) return signed;
  for (const release of (await releases.list()).filter(isWanted)) {
    const descriptor = await releases.descriptor(release.name, release.version);
    const before = await releases.signature(release.name, release.version);
    if (before !== undefined && isSignedBy(descriptor, before, trusted)) continue;
    await releases.sign(release.name, release.version, signDescriptor(descriptor, own));
    signed.push(release);
  }
  return signed;
}
