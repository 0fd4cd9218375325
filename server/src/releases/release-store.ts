import type { Descriptor, ReleaseSet } from '@portico/shared/contracts';

/** Where immutable releases live, and which of them are live. */
export interface ReleaseStore {
  /** The live version of each package; cheap enough to ask for every page. Undefined before the first publication. */
  live(): Promise<ReleaseSet | undefined>;
  /** Throws `ReleaseNotFound` for a version that was never published. */
  descriptor(name: string, version: string): Promise<Descriptor>;
  /** A browser file as published, in the best of the encodings that are there; undefined when there is no such file. */
  readWebFile(file: WebFileRequest): Promise<WebFile | undefined>;
  /** The folder on this machine that holds the release's server build. */
  serverFolder(name: string, version: string): Promise<string>;
  /** Copies a built release in and makes it live; the copy appears whole or not at all. */
  publish(builtFolder: string): Promise<ReleaseSet>;
  /** Makes already published versions live together. Throws `ReleaseNotFound`. */
  activate(packages: Readonly<Record<string, string>>): Promise<ReleaseSet>;
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
