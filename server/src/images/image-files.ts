/** Storage of an image store's files, on a disk or in a bucket. Names contain folders, separated by `/`. */
export interface ImageFiles {
  /** Undefined when the file does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  isThere(name: string): Promise<boolean>;
  /** Atomic. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Ignores missing names. */
  remove(names: readonly string[]): Promise<void>;
}
