import type { Descriptor } from '@portico/shared/contracts';
import type { SigningKeys } from '../config/signing-keys.ts';
import { ReleaseRefused } from './release-refused.ts';
import { isSignedBy, signDescriptor } from './release-signature.ts';
import type { ReleaseStore } from './release-store.ts';
import type { VerifiedRelease } from './verified-release.ts';

/**
 * The store, except that it takes in, makes live and hands out only releases that a trusted key has signed. What renders
 * pages or lists remotes for them reads descriptors here first, so none of the code of another release runs.
 */
export function signedReleases(
  releases: ReleaseStore,
  { trusted, own, signsAll = false }: SigningKeys,
): ReleaseStore {
  const verified = new Set<string>();

  async function descriptor(name: string, version: string): Promise<Descriptor> {
    const found = await releases.descriptor(name, version);
    const key = `${name} ${version}`;
    if (trusted.length === 0 || verified.has(key)) return found;
    const signature = await releases.signature(name, version);
    if (signature === undefined || !isSignedBy(found, signature, trusted)) throw refusal(found, signature);
    verified.add(key);
    return found;
  }

  /** Its own signature, or ours where it has none. Throws `ReleaseRefused` for one that is not trusted. */
  function trustedSignature({ descriptor: built, signature: brought }: VerifiedRelease): string | undefined {
    const isTrusted = (one: string | undefined) => one !== undefined && isSignedBy(built, one, trusted);
    const isSignedHere = own && (brought === undefined || (signsAll && !isTrusted(brought)));
    const signature = isSignedHere ? signDescriptor(built, own) : brought;
    if (trusted.length > 0 && !isTrusted(signature)) throw refusal(built, signature);
    return signature;
  }

  async function publish(release: VerifiedRelease): Promise<void> {
    const signature = trustedSignature(release);
    await releases.publish(release);
    const { name, version } = release.descriptor;
    if (signature !== undefined) await releases.sign(name, version, signature);
  }

  return Object.create(releases, {
    descriptor: { value: descriptor },
    publish: { value: publish },
    requireSignature: { value: async (release: VerifiedRelease) => void trustedSignature(release) },
  }) as ReleaseStore;
}

const refusal = ({ name, version }: Descriptor, signature: string | undefined): ReleaseRefused =>
  new ReleaseRefused(
    `PG-114 ${name} ${version} ${signature === undefined ? 'is not signed' : 'is not signed by a key of PORTICO_RELEASE_KEYS'}: have its team sign it, or sign it with \`portico remotes sign\` and PORTICO_RELEASE_SIGNING_KEY.`,
  );
