import type { Descriptor } from '@portico/shared/contracts';
import type { VerifiedRelease } from './verified-release.ts';

/** Storage of published release files, on a disk or in a bucket. A release is immutable. */
export interface ReleaseFiles {
  /** Throws `ReleaseNotFound` for a version that was never published. */
  descriptor(name: string, version: string): Promise<Descriptor>;
  /** A browser file in the first encoding that exists; undefined when the file does not exist. */
  readWebFile(file: WebFileRequest): Promise<WebFile | undefined>;
  /** The local folder with the release's server build. */
  serverFolder(name: string, version: string): Promise<string>;
  /**
   * Copies a release with its signature atomically. Throws `ReleaseRefused` when the version exists with other
   * contents.
   */
  write(release: VerifiedRelease): Promise<void>;
  /** The base64 of a release's signature; undefined when it has none. */
  signature(name: string, version: string): Promise<string | undefined>;
  /** Replaces the signature of an existing release. */
  sign(name: string, version: string, signature: string): Promise<void>;
  /** Every stored release, live or not. */
  list(): Promise<ReleaseKey[]>;
  /** Deletes these releases; files that another release shares stay. */
  delete(releases: readonly ReleaseKey[]): Promise<void>;
}

/** Identifies a release. */
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
