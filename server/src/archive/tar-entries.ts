import { Header } from 'tar';

export const TAR_BLOCK_BYTES = 512;

export interface TarEntry {
  name: string;
  isFile: boolean;
  /** To be read to its end before the next entry is asked for. */
  content: AsyncIterable<Buffer>;
}

/**
 * Reads a tar file one entry at a time, as fast as the caller takes them; throws where it ends too early or is none. The
 * library's own parser pushes entries, and leaves the last one waiting for ever when the file is cut off.
 */
export async function* tarEntries(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = bytes[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  /** The next bytes, at most so many. */
  async function* take(count: number): AsyncGenerator<Buffer> {
    let wanted = count;
    while (wanted > 0) {
      if (rest.length === 0) {
        const { value, done } = await source.next();
        if (done) throw new Error('The tar file ends too early.');
        rest = value as Buffer;
      }
      const part = rest.subarray(0, wanted);
      rest = rest.subarray(part.length);
      wanted -= part.length;
      yield part;
    }
  }
  async function whole(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of take(count)) parts.push(part);
    return Buffer.concat(parts);
  }

  for (;;) {
    const header = new Header(await whole(TAR_BLOCK_BYTES));
    if (header.nullBlock) return;
    if (!header.cksumValid) throw new Error('This is no tar file.');
    const size = header.size ?? 0;
    yield { name: header.path ?? '', isFile: header.type === 'File', content: take(size) };
    await whole(paddingOf(size));
  }
}

/** What fills an entry's last block. */
export const paddingOf = (size: number): number =>
  (TAR_BLOCK_BYTES - (size % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES;
