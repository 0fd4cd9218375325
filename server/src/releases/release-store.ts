import type { Descriptor, ReleaseEvent, Rollout } from '@portico/shared/contracts';
import type { VerifiedRelease } from './verified-release.ts';

/** Where immutable releases live, which of them are live for whom, and how that came to be. */
export interface ReleaseStore {
  /** What is live; cheap enough to ask for every answer. Undefined before anything is. */
  rollout(): Promise<Rollout | undefined>;
  /** Everything that changed what is live, oldest first. */
  history(): Promise<readonly ReleaseEvent[]>;
  /**
   * Changes what is live, and notes why, in one step: `decide` is asked again when somebody else was faster, and says
   * undefined where nothing is to change. Gives what is live now. Throws `ReleaseNotFound` for a version that was never
   * published, and what `decide` throws.
   */
  change(decide: (state: RolloutState) => RolloutChange | undefined): Promise<Rollout | undefined>;
  /** Throws `ReleaseNotFound` for a version that was never published. */
  descriptor(name: string, version: string): Promise<Descriptor>;
  /** A browser file as published, in the best of the encodings that are there; undefined when there is no such file. */
  readWebFile(file: WebFileRequest): Promise<WebFile | undefined>;
  /** The folder on this machine that holds the release's server build. */
  serverFolder(name: string, version: string): Promise<string>;
  /**
   * Copies a release into the store, whole or not at all; what is live stays as it is. Throws `ReleaseRefused` when the
   * version is there with other contents.
   */
  publish(release: VerifiedRelease): Promise<void>;
  /** Throws `ReleaseRefused` for a release whose signature `publish` would refuse, before any of its code runs. */
  requireSignature(release: VerifiedRelease): Promise<void>;
  /** The base64 of a release's signature; undefined when it has none. */
  signature(name: string, version: string): Promise<string | undefined>;
  /** Keeps a signature beside a release that is there, in place of the one before. */
  sign(name: string, version: string, signature: string): Promise<void>;
  /** Every release that is there, live or not. */
  list(): Promise<ReleaseKey[]>;
  /** Deletes the files of releases that the history names as removed; gives those whose files were still there. */
  deleteRemoved(): Promise<ReleaseKey[]>;
}

/** Names one release. */
export interface ReleaseKey {
  name: string;
  version: string;
}

export interface RolloutState {
  rollout: Rollout | undefined;
  /** Oldest first. */
  history: readonly ReleaseEvent[];
}

/** What is live from now on, and what to remember of it. */
export interface RolloutChange {
  rollout: Rollout;
  events: readonly ReleaseEvent[];
}

export interface WebFileRequest {
  name: string;
  version: string;
  file: string;
  /** Encodings that the browser takes. */
  encodings: readonly ('br' | 'gzip')[];
}

export interface WebFile {
  body: Buffer;
  encoding: 'br' | 'gzip' | undefined;
}

export class ReleaseNotFound extends Error {
  constructor(name: string, version: string) {
    super(`There is no release ${name} ${version}.`);
    this.name = 'ReleaseNotFound';
  }
}

/** What the gates read of the releases that are there. */
export type KnownReleases = Pick<ReleaseStore, 'descriptor' | 'serverFolder' | 'readWebFile'>;
