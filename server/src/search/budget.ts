import { SearchTooCostly, SearchTookTooLong } from '../resources/search/search-engine.ts';

/** Eight words that each stand in every one of 200,000 texts. [T-04] */
export const MAX_TEXT_CHECKS = 1_600_000;
/** ms that one search may run. */
export const MAX_SEARCH_MS = 3_000;
/** Checks between two looks at the clock. */
const LOOK_EVERY = 2_000;

/** Called by a running search every few microseconds to milliseconds; an error that it throws ends the search. */
export type Look = (ranForMs: number) => void;

/**
 * What one search may spend, in texts that it looks through (about 0.1 µs each), and in time. Every loop over documents,
 * postings or words spends, so that none runs on unnoticed.
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

  /** Throws SearchTooCostly when nothing is left. */
  spend(checks: number): void {
    this.#left -= checks;
    if (this.#left < 0) throw new SearchTooCostly();
    this.pass(checks);
  }

  /** Takes time alone: for work whose result is kept for later searches. */
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
  /** As of performance.now(); a search that runs in parts shares it. */
  startedAt?: number;
  look?: Look | undefined;
  checks?: number;
}
