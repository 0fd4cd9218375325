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
  /** Without keys, signatures are neither verified nor created. */
  keys?: SigningKeys | undefined;
}

const NO_KEYS: SigningKeys = { trusted: [], own: undefined };

/**
 * Immutable releases, and which of them are live for whom. With trusted keys, only signed releases are published, made
 * live or described; rendering reads descriptors through it first, so unsigned code never runs.
 */
export class ReleaseStore {
  private readonly files: ReleaseFiles;
  private readonly rollouts: RolloutLog;
  private readonly keys: SigningKeys;
  /** Keys (`keyOf`) of releases with a verified signature. */
  private readonly checked = new Set<string>();

  constructor({ files, rollouts, keys = NO_KEYS }: ReleaseStoreOptions) {
    this.files = files;
    this.rollouts = rollouts;
    this.keys = keys;
  }

  /** The live releases, from memory: cheap enough for every request. Undefined before the first release. */
  async rollout(): Promise<Rollout | undefined> {
    return (await this.rollouts.state()).rollout;
  }

  /** Every rollout change, oldest first. */
  async history(): Promise<readonly ReleaseEvent[]> {
    return (await this.rollouts.state()).history;
  }

  /**
   * Changes the live releases and appends events to the history atomically; `decide` returns undefined to change
   * nothing, and runs again after a conflict with another process. Throws `ReleaseNotFound` for an unknown version,
   * `ReleaseRefused` for a removed one, and what `decide` throws.
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

  /** Throws `ReleaseNotFound` for an unknown version, `ReleaseRefused` for one without a trusted signature. */
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

  /** A browser file in the first encoding that exists; undefined when the file does not exist. */
  async readWebFile(request: WebFileRequest): Promise<WebFile | undefined> {
    return (await this.isRemoved(request)) ? undefined : this.files.readWebFile(request);
  }

  /** The local folder with the release's server build. Throws `ReleaseNotFound`. */
  async serverFolder(name: string, version: string): Promise<string> {
    if (await this.isRemoved({ name, version })) throw new ReleaseNotFound(name, version);
    return this.files.serverFolder(name, version);
  }

  /**
   * Copies a release into the store atomically; nothing becomes live. Throws `ReleaseRefused` when its signature is not
   * trusted, and when the version was removed or exists with other contents.
   */
  async publish(release: VerifiedRelease): Promise<void> {
    const signature = this.trustedSignature(release);
    const { name, version } = release.descriptor;
    if (await this.isRemoved({ name, version })) throw wasRemoved({ name, version });
    await this.files.write(release);
    if (signature !== undefined) await this.files.sign(name, version, signature);
  }

  /** Throws `ReleaseRefused` for a release whose signature `publish` would reject, before any of its code runs. */
  requireSignature(release: VerifiedRelease): void {
    this.trustedSignature(release);
  }

  /** The base64 of a release's signature; undefined when it has none. */
  signature(name: string, version: string): Promise<string | undefined> {
    return this.files.signature(name, version);
  }

  /** Replaces the signature of an existing release. */
  sign(name: string, version: string, signature: string): Promise<void> {
    return this.files.sign(name, version, signature);
  }

  /** Every stored release, live or not. */
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

  /** Its own signature, or a new one where it has none and we have a key. */
  private trustedSignature({ descriptor, signature: own }: VerifiedRelease): string | undefined {
    const { trusted, own: key, signsAll = false } = this.keys;
    const isTrusted = (one: string | undefined) => one !== undefined && isSignedBy(descriptor, one, trusted);
    const signsHere = key && (own === undefined || (signsAll && !isTrusted(own)));
    const signature = signsHere ? signDescriptor(descriptor, key) : own;
    if (trusted.length > 0 && !isTrusted(signature)) throw notSigned(descriptor, signature);
    return signature;
  }

  /** False while the history cannot be read, so that files are still served during an outage. */
  private async isRemoved(release: ReleaseKey): Promise<boolean> {
    const state = await this.rollouts.state().catch(() => undefined);
    return state !== undefined && removedReleases(state.history).has(keyOf(release));
  }
}

/** What the gates read of published releases. */
export type KnownReleases = Pick<ReleaseStore, 'descriptor' | 'serverFolder' | 'readWebFile'>;

const notSigned = ({ name, version }: Descriptor, signature: string | undefined): ReleaseRefused =>
  new ReleaseRefused(
    `PG-114 ${name} ${version} ${signature === undefined ? 'is not signed' : 'is not signed by a key of PORTICO_RELEASE_KEYS'}: have its team sign it, or sign it with \`portico remotes sign\` and PORTICO_RELEASE_SIGNING_KEY.`,
  );
