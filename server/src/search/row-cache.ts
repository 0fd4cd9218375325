import type { SourceStore } from './source-store.ts';

/** Bytes: about nine responses of 999 rows. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Share of the buffer: 16 KB. A longer row, such as a town with a long text, is serialized each time. */
const MAX_ROW_SHARE = 1 / 512;

/** Serialized rows by their doc id. */
type Rows = Map<number, Buffer>;

/**
 * Caches serialized rows of search responses, because serializing dominates long responses. A full buffer empties the
 * cache.
 */
export class SerializedRowCache {
  #buffer = Buffer.alloc(0);
  #used = 0;
  /** Rows depend on their source store, one per segment, and on the order, whose values they contain. */
  #rows = new WeakMap<SourceStore, Map<string, Rows>>();

  constructor(private readonly maxBytes = MAX_BYTES) {}

  of(sources: SourceStore, order: string): Rows {
    const orders = this.#rows.get(sources) ?? new Map<string, Rows>();
    this.#rows.set(sources, orders);
    const rows = orders.get(order) ?? new Map<number, Buffer>();
    orders.set(order, rows);
    return rows;
  }

  /** A buffer for a row of that size; undefined when the row is too long to be cached. */
  allocate(bytes: number): Buffer | undefined {
    if (bytes > this.maxBytes * MAX_ROW_SHARE) return undefined;
    if (this.#used + bytes > this.#buffer.length) {
      // A new buffer, because a response in progress may still refer to rows in the previous one.
      this.#buffer = Buffer.allocUnsafeSlow(this.maxBytes);
      this.#used = 0;
      this.#rows = new WeakMap();
    }
    this.#used += bytes;
    return this.#buffer.subarray(this.#used - bytes, this.#used);
  }
}
