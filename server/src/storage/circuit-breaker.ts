/** Keeps many from waiting, one after the other, for an engine that takes requests and does not answer. */
export interface CircuitBreaker {
  /**
   * Begins a question, of which `answered`, `failed` or `abandoned` is to be told. Throws what `refuse` makes of the last failure while
   * the engine is known to be away.
   */
  begin(): Question;
}

interface Question {
  answered(): void;
  /** The engine did not answer at all. */
  failed(error: unknown): void;
  /** Nobody waits any more: whether the engine would have answered is not known, and another one may find out. */
  abandoned(): void;
}

interface CircuitBreakerOptions {
  /** ms in which an engine that did not answer counts as away. */
  awayForMs: number;
  /** ms after which anyone who asks has heard a response or given up. */
  answersWithinMs: number;
  refuse: (error: unknown) => Error;
}

export function createCircuitBreaker({
  awayForMs,
  answersWithinMs,
  refuse,
}: CircuitBreakerOptions): CircuitBreaker {
  let away: { error: unknown; askAgainAt: number } | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  return {
    begin() {
      const startedAt = performance.now();
      if (away && startedAt < away.askAgainAt) throw refuse(away.error);
      const isProbe = away !== undefined;
      // One finds out for all others whether it is back.
      if (away) away.askAgainAt = startedAt + answersWithinMs;
      return {
        answered() {
          away = undefined;
          answeredAt = performance.now();
        },
        failed(error) {
          // It answers others: this question alone was too much.
          if (answeredAt < startedAt) away = { error, askAgainAt: performance.now() + awayForMs };
        },
        abandoned() {
          if (isProbe && away) away.askAgainAt = performance.now();
        },
      };
    },
  };
}
