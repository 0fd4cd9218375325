import type { Descriptor } from '@portico/shared/contracts';
import type { VerifiedRelease } from './verified-release.ts';

/** Where the files of published releases are: on a disk or in a bucket. A release never changes once it is written. */
export interface ReleaseFiles {
  /** Throws `ReleaseNotFound` for a version that was never published. */
  descriptor(name: string, version: string): Promise<Descriptor>;
  /** A browser file, in the first of the encodings that exists; undefined when there is no such file. */
  readWebFile(file: WebFileRequest): Promise<WebFile | undefined>;
  /** The folder on this machine that holds the release's server build. */
  serverFolder(name: string, version: string): Promise<string>;
  /**
   * Copies a release with its signature, whole or not at all. Throws `ReleaseRefused` when the version is there with
   * other contents.
   */
  write(release: VerifiedRelease): Promise<void>;
  /** The base64 of a release's signature; undefined when it has none. */
  signature(name: string, version: string): Promise<string | undefined>;
  /** Replaces the signature of a release that exists. */
  sign(name: string, version: string, signature: string): Promise<void>;
  /** Every release that is there, live or not. */
  list(): Promise<ReleaseKey[]>;
  /** Deletes the files of these releases; files that another release shares stay. */
  delete(releases: readonly ReleaseKey[]): Promise<void>;
}

/** Names one release. */
export interface ReleaseKey {
  name: string;
  version: string;
}

export interface WebFileRequest {
  name: string;
  version: string;
  file: string;
  /** Encodings that the browser accepts. */
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
