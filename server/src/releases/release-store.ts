import type { Descriptor, ReleaseEvent, Rollout } from '@portico/shared/contracts';
import type { SigningKeys } from '../config/signing-keys.ts';
import {
  type ReleaseFiles,
  type ReleaseKey,
  ReleaseNotFound,
  type WebFile,
  type WebFileRequest,
} from './release-files.ts';
import { releasesOf } from './release-identity.ts';
import { ReleaseRefused } from './release-refused.ts';
import { isSignedBy, signDescriptor } from './release-signature.ts';
import { keyOf, removedReleases, wasRemoved } from './removed-releases.ts';
import type { RolloutChange, RolloutLog, RolloutState } from './rollout-log.ts';
import type { VerifiedRelease } from './verified-release.ts';

interface ReleaseStoreOptions {
  files: ReleaseFiles;
  rollouts: RolloutLog;
  /** Without them releases are neither checked for a signature nor signed. */
  keys?: SigningKeys | undefined;
}

const NO_KEYS: SigningKeys = { trusted: [], own: undefined };

/**
 * Immutable releases, and which of them are live for whom. With trusted keys it publishes, makes live and describes only
 * releases that one of them has signed. Rendering reads descriptors here first, so no code of another release runs.
 */
export class ReleaseStore {
  private readonly files: ReleaseFiles;
  private readonly rollouts: RolloutLog;
  private readonly keys: SigningKeys;
  /** Keys (`keyOf`) of releases whose signature was checked. */
  private readonly checked = new Set<string>();

  constructor({ files, rollouts, keys = NO_KEYS }: ReleaseStoreOptions) {
    this.files = files;
    this.rollouts = rollouts;
    this.keys = keys;
  }

  /** What is live, from memory: cheap enough for every request. Undefined before anything is. */
  async rollout(): Promise<Rollout | undefined> {
    return (await this.rollouts.state()).rollout;
  }

  /** Every change of what is live, oldest first. */
  async history(): Promise<readonly ReleaseEvent[]> {
    return (await this.rollouts.state()).history;
  }

  /**
   * Changes what is live and adds the events to the history, in one step. `decide` runs again when another process was
   * faster, and returns undefined to change nothing. Resolves with what is live then. Throws `ReleaseNotFound` for a
   * version that was never published, `ReleaseRefused` for a removed one, and what `decide` throws.
   */
  async change(decide: (state: RolloutState) => RolloutChange | undefined): Promise<Rollout | undefined> {
    const { rollout } = await this.rollouts.change(decide, async (change, { history }) => {
      const removed = removedReleases(history);
      for (const [name, version] of releasesOf(change.rollout)) {
        if (removed.has(keyOf({ name, version }))) throw wasRemoved({ name, version });
        await this.descriptor(name, version);
      }
    });
    return rollout;
  }

  /** Throws `ReleaseNotFound` for a version that is not there, `ReleaseRefused` for one that no trusted key has signed. */
  async descriptor(name: string, version: string): Promise<Descriptor> {
    if (await this.isRemoved({ name, version })) throw new ReleaseNotFound(name, version);
    const found = await this.files.descriptor(name, version);
    const { trusted } = this.keys;
    const key = keyOf(found);
    if (trusted.length === 0 || this.checked.has(key)) return found;
    const signature = await this.files.signature(name, version);
    if (signature === undefined || !isSignedBy(found, signature, trusted)) throw notSigned(found, signature);
    this.checked.add(key);
    return found;
  }

  /** A browser file, in the first of the encodings that exists; undefined when there is no such file. */
  async readWebFile(request: WebFileRequest): Promise<WebFile | undefined> {
    return (await this.isRemoved(request)) ? undefined : this.files.readWebFile(request);
  }

  /** The folder on this machine that holds the release's server build. Throws `ReleaseNotFound`. */
  async serverFolder(name: string, version: string): Promise<string> {
    if (await this.isRemoved({ name, version })) throw new ReleaseNotFound(name, version);
    return this.files.serverFolder(name, version);
  }

  /**
   * Copies a release into the store, whole or not at all; what is live stays as it is. Throws `ReleaseRefused` when its
   * signature is not trusted, and when the version was removed or is there with other contents.
   */
  async publish(release: VerifiedRelease): Promise<void> {
    const signature = this.trustedSignature(release);
    const { name, version } = release.descriptor;
    if (await this.isRemoved({ name, version })) throw wasRemoved({ name, version });
    await this.files.write(release);
    if (signature !== undefined) await this.files.sign(name, version, signature);
  }

  /** Throws `ReleaseRefused` for a release whose signature `publish` would refuse, before any of its code runs. */
  requireSignature(release: VerifiedRelease): void {
    this.trustedSignature(release);
  }

  /** The base64 of a release's signature; undefined when it has none. */
  signature(name: string, version: string): Promise<string | undefined> {
    return this.files.signature(name, version);
  }

  /** Replaces the signature of a release that exists. */
  sign(name: string, version: string, signature: string): Promise<void> {
    return this.files.sign(name, version, signature);
  }

  /** Every release that is there, live or not. */
  list(): Promise<ReleaseKey[]> {
    return this.files.list();
  }

  /** Deletes the files of releases that the history lists as removed; resolves with those that still had files. */
  async deleteRemoved(): Promise<ReleaseKey[]> {
    const removed = removedReleases(await this.history());
    const left = (await this.list()).filter((release) => removed.has(keyOf(release)));
    if (left.length > 0) await this.files.delete(left);
    return left;
  }

  /** Its own signature, or ours where it has none. */
  private trustedSignature({ descriptor, signature: own }: VerifiedRelease): string | undefined {
    const { trusted, own: key, signsAll = false } = this.keys;
    const isTrusted = (one: string | undefined) => one !== undefined && isSignedBy(descriptor, one, trusted);
    const signsHere = key && (own === undefined || (signsAll && !isTrusted(own)));
    const signature = signsHere ? signDescriptor(descriptor, key) : own;
    if (trusted.length > 0 && !isTrusted(signature)) throw notSigned(descriptor, signature);
    return signature;
  }

  /** False while the history cannot be read, so that files are still served then. */
  private async isRemoved(release: ReleaseKey): Promise<boolean> {
    const state = await this.rollouts.state().catch(() => undefined);
    return state !== undefined && removedReleases(state.history).has(keyOf(release));
  }
}

/** What the gates read of the published releases. */
export type KnownReleases = Pick<ReleaseStore, 'descriptor' | 'serverFolder' | 'readWebFile'>;

const notSigned = ({ name, version }: Descriptor, signature: string | undefined): ReleaseRefused =>
  new ReleaseRefused(
    `PG-114 ${name} ${version} ${signature === undefined ? 'is not signed' : 'is not signed by a key of PORTICO_RELEASE_KEYS'}: have its team sign it, or sign it with \`portico remotes sign\` and PORTICO_RELEASE_SIGNING_KEY.`,
  );
