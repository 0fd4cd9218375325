import { type ColumnGroup, columnOf } from './column-file.ts';
import { Postings } from './postings.ts';

/** Bytes allocated at a time. */
const BLOCK = 1024 * 1024;

/** Stores texts as UTF-8 outside the heap, ready to be copied into a response. */
export class SourceStore {
  #blocks: Buffer[] = [];
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
    this.#blocks[block]?.write(text, this.#used);
    this.#block.push(block);
    this.#start.push(this.#used);
    this.#used += bytes;
    this.#end.push(this.#used);
  }

  bytes(number: number): Buffer {
    const block = this.#blocks[this.#block.values[number] as number] as Buffer;
    return block.subarray(this.#start.values[number], this.#end.values[number]);
  }

  size(number: number): number {
    return (this.#end.values[number] as number) - (this.#start.values[number] as number);
  }

  /** Copies a text into a buffer; returns its size in bytes. */
  copy(number: number, target: Buffer, at: number): number {
    const block = this.#blocks[this.#block.values[number] as number] as Buffer;
    return block.copy(target, at, this.#start.values[number], this.#end.values[number]);
  }

  pack(): ColumnGroup['columns'] {
    const count = this.#end.length;
    const ends = new Int32Array(count);
    let size = 0;
    for (let at = 0; at < count; at++) {
      size += this.size(at);
      ends[at] = size;
    }
    const all = new Uint8Array(size);
    for (let at = 0; at < count; at++) all.set(this.bytes(at), at === 0 ? 0 : (ends[at - 1] as number));
    return { sources: all, sourceEnds: ends };
  }

  static unpack(packed: ColumnGroup): SourceStore {
    const store = new SourceStore();
    const all = columnOf(packed, 'sources', 'Uint8Array');
    const ends = columnOf(packed, 'sourceEnds', 'Int32Array');
    const starts = ends.map((_, at) => ends[at - 1] ?? 0);
    store.#blocks = [Buffer.from(all.buffer, all.byteOffset, all.byteLength)];
    store.#block = new Postings(new Int32Array(ends.length), ends.length);
    store.#start = new Postings(starts, ends.length);
    store.#end = new Postings(ends, ends.length);
    return store;
  }
}
