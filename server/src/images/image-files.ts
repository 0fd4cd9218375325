/** Where an image store keeps its bytes: on a disk, in a bucket. Names have folders, divided by `/`. */
export interface ImageFiles {
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  isThere(name: string): Promise<boolean>;
  /** Readers see the whole file or none. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Names that are not there do not matter. */
  remove(names: readonly string[]): Promise<void>;
}
