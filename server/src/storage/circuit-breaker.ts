/** Prevents callers from waiting, one after the other, for a service that accepts requests and does not respond. */
export interface CircuitBreaker {
  /**
   * Starts a call, whose end must be reported with `answered`, `failed` or `abandoned`. While the breaker is open it
   * throws what `refuse` makes of the last failure.
   */
  begin(): Question;
}

interface Question {
  answered(): void;
  /** The service did not respond at all. */
  failed(error: unknown): void;
  /** The caller stopped waiting: the result is unknown, so another call may probe the service. */
  abandoned(): void;
}

interface CircuitBreakerOptions {
  /** ms for which the breaker stays open after a failure. */
  awayForMs: number;
  /** Timeout of a call in ms. */
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
      // Half open: this call probes the service for all others.
      if (away) away.askAgainAt = startedAt + answersWithinMs;
      return {
        answered() {
          away = undefined;
          answeredAt = performance.now();
        },
        failed(error) {
          // No other call succeeded meanwhile; otherwise this request alone was too slow.
          if (answeredAt < startedAt) away = { error, askAgainAt: performance.now() + awayForMs };
        },
        abandoned() {
          if (isProbe && away) away.askAgainAt = performance.now();
        },
      };
    },
  };
}
