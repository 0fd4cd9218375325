import type { Order, Ranked } from './order.ts';
import type { Entry } from './shelf.ts';

const MIN_BUFFER = 64;

/** Keeps the first `limit` matches of an order without sorting all of them. */
export class BestMatches {
  #kept: Ranked[] = [];
  #worst: Ranked | undefined;
  readonly #order: Order;
  readonly #limit: number;

  constructor(order: Order, limit: number) {
    this.#order = order;
    this.#limit = limit;
  }

  add(entry: Entry): void {
    if (this.#limit === 0) return;
    // Most matches of a broad search end here, before anything is made of them.
    if (this.#worst && this.#order.isBehind(entry, this.#worst)) return;
    this.#kept.push(this.#order.rank(entry));
    if (this.#kept.length >= Math.max(2 * this.#limit, MIN_BUFFER)) this.#prune();
  }

  sorted(): Ranked[] {
    this.#prune();
    return this.#kept;
  }

  #prune(): void {
    this.#kept.sort(this.#order.compare);
    this.#kept.length = Math.min(this.#kept.length, this.#limit);
    if (this.#kept.length === this.#limit) this.#worst = this.#kept.at(-1);
  }
}
