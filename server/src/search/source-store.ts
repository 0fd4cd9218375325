/** Bytes that are reserved at once. */
const BLOCK = 1024 * 1024;

/** Texts as UTF-8 outside the heap, ready to be copied into an answer. */
export class SourceStore {
  #blocks: Buffer[] = [];
  #used = BLOCK;
  #block: number[] = [];
  #start: number[] = [];
  #end: number[] = [];

  /** Keeps a text; its number is one more than the one before. */
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
    const block = this.#blocks[this.#block[number] as number] as Buffer;
    return block.subarray(this.#start[number], this.#end[number]);
  }
}
