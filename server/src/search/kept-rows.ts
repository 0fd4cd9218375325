import type { SourceStore } from './source-store.ts';

/** Bytes: about nine answers of 999 rows. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;
/** Of the room: 16 KB. A longer row, as of a town with much to say, is written each time. */
const MAX_ROW_SHARE = 1 / 512;

/** Rows of answers as they were written, by their slot. */
type Rows = Map<number, Buffer>;

/** Keeps rows of answers: writing them takes most of a long answer's time. When they fill their room, all begin anew. */
export class KeptRows {
  #room = Buffer.alloc(0);
  #used = 0;
  /** A row follows from its source, of which every shelf has its own, and from the order, whose values it shows. */
  #rows = new WeakMap<SourceStore, Map<string, Rows>>();

  constructor(private readonly maxBytes = MAX_KEPT_BYTES) {}

  of(sources: SourceStore, order: string): Rows {
    const orders = this.#rows.get(sources) ?? new Map<string, Rows>();
    this.#rows.set(sources, orders);
    const rows = orders.get(order) ?? new Map<number, Buffer>();
    orders.set(order, rows);
    return rows;
  }

  /** Room for a row of that size; undefined when it is too long to be kept. */
  take(bytes: number): Buffer | undefined {
    if (bytes > this.maxBytes * MAX_ROW_SHARE) return undefined;
    if (this.#used + bytes > this.#room.length) {
      // Other memory: an answer may still be made of the rows in the former.
      this.#room = Buffer.allocUnsafeSlow(this.maxBytes);
      this.#used = 0;
      this.#rows = new WeakMap();
    }
    this.#used += bytes;
    return this.#room.subarray(this.#used - bytes, this.#used);
  }
}
