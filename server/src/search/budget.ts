import { SearchTooCostly, SearchTookTooLong } from '../resources/search/search-engine.ts';

/** Enough for eight words that occur in each of 200,000 texts. [T-04] */
export const MAX_TEXT_CHECKS = 1_600_000;
/** Timeout of one search in ms. */
export const MAX_SEARCH_MS = 3_000;
/** Checks between two readings of the clock. */
const LOOK_EVERY = 2_000;

/** Called by a running search every few microseconds to milliseconds. It may throw to cancel the search. */
export type Look = (ranForMs: number) => void;

/**
 * Limits the texts that one search scans, and its time. Every loop over documents, postings or words
 * calls `spend`.
 */
export class Budget {
  #left: number;
  #untilLook = LOOK_EVERY;
  readonly #startedAt: number;
  readonly #look: Look | undefined;

  constructor({ startedAt = performance.now(), look, checks = MAX_TEXT_CHECKS }: BudgetOptions = {}) {
    this.#startedAt = startedAt;
    this.#look = look;
    this.#left = checks;
  }

  /** Throws SearchTooCostly when the budget is used up. */
  spend(checks: number): void {
    this.#left -= checks;
    if (this.#left < 0) throw new SearchTooCostly();
    this.pass(checks);
  }

  /** Checks the time only: for work whose result is cached for later searches. */
  pass(checks: number): void {
    this.#untilLook -= checks;
    if (this.#untilLook > 0) return;
    this.#untilLook = LOOK_EVERY;
    const ranForMs = performance.now() - this.#startedAt;
    if (ranForMs > MAX_SEARCH_MS) throw new SearchTookTooLong();
    this.#look?.(ranForMs);
  }
}

interface BudgetOptions {
  /** As of performance.now(). A search that runs in parts passes the same start to each. */
  startedAt?: number;
  look?: Look | undefined;
  checks?: number;
}
