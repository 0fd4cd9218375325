import { type ColumnGroup, type ColumnOnDisk, columnOf } from './column-file.ts';
import { Postings } from './postings.ts';

/** Bytes allocated at a time. */
const BLOCK = 1024 * 1024;

/** Name of the column with the texts. */
export const SOURCES = 'sources';

/**
 * Stores texts as UTF-8 outside the heap, ready to be copied into a response. Texts of a large snapshot stay in its
 * file, where the system caches what is read often.
 */
export class SourceStore {
  #blocks: (Buffer | ColumnOnDisk)[] = [];
  #used = BLOCK;
  #block = new Postings();
  #start = new Postings();
  #end = new Postings();

  /** Adds a text; returns its number, which is one more than the previous one. */
  add(text: string): void {
    const bytes = Buffer.byteLength(text);
    if (this.#used + bytes > BLOCK) {
      this.#blocks.push(Buffer.allocUnsafeSlow(Math.max(BLOCK, bytes)));
      this.#used = 0;
    }
    const block = this.#blocks.length - 1;
    (this.#blocks[block] as Buffer).write(text, this.#used);
    this.#block.push(block);
    this.#start.push(this.#used);
    this.#used += bytes;
    this.#end.push(this.#used);
  }

  bytes(number: number): Buffer {
    const bytes = Buffer.allocUnsafe(this.size(number));
    this.copy(number, bytes, 0);
    return bytes;
  }

  size(number: number): number {
    return (this.#end.values[number] as number) - (this.#start.values[number] as number);
  }

  /** Copies a text into a buffer; returns its size in bytes. */
  copy(number: number, target: Uint8Array, at: number): number {
    const block = this.#blocks[this.#block.values[number] as number] as Buffer | ColumnOnDisk;
    const [start, end] = [this.#start.values[number] as number, this.#end.values[number] as number];
    block.copy(target, at, start, end);
    return end - start;
  }

  /** Frees the memory of the texts that `pack` returned, which are in this column of a file now. */
  moveTo(column: ColumnOnDisk): void {
    this.#takeBlock(column, this.#packedEnds());
  }

  pack(): ColumnGroup['columns'] {
    const ends = this.#packedEnds();
    const all = new Uint8Array(ends.at(-1) ?? 0);
    ends.forEach((end, at) => this.copy(at, all, end - this.size(at)));
    return { [SOURCES]: all, sourceEnds: ends };
  }

  static unpack(packed: ColumnGroup): SourceStore {
    const store = new SourceStore();
    const block = packed.onDisk?.[SOURCES] ?? bufferOf(columnOf(packed, SOURCES, 'Uint8Array'));
    store.#takeBlock(block, columnOf(packed, 'sourceEnds', 'Int32Array'));
    return store;
  }

  /** The ends of the texts, one after the other without gaps. */
  #packedEnds(): Int32Array<ArrayBuffer> {
    let size = 0;
    return new Int32Array(this.#end.length).map((_, at) => {
      size += this.size(at);
      return size;
    });
  }

  /** Has all texts in one block, with these ends. The next text begins another block. */
  #takeBlock(block: Buffer | ColumnOnDisk, ends: Int32Array<ArrayBuffer>): void {
    this.#blocks = [block];
    this.#used = BLOCK;
    this.#block = new Postings(new Int32Array(ends.length), ends.length);
    this.#start = new Postings(
      ends.map((_, at) => ends[at - 1] ?? 0),
      ends.length,
    );
    this.#end = new Postings(ends, ends.length);
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
