/** Prevents callers from waiting, one after the other, for a service that accepts requests and does not respond. */
export interface CircuitBreaker {
  /**
   * Starts a call, whose end must be reported with `succeeded`, `failed` or `abandoned`. While the breaker is open it
   * throws what `refuse` makes of the last failure.
   */
  begin(): GuardedCall;
}

interface GuardedCall {
  succeeded(): void;
  /** The service did not respond at all. */
  failed(error: unknown): void;
  /** The caller stopped waiting: the result is unknown, so another call may probe the service. */
  abandoned(): void;
}

interface CircuitBreakerOptions {
  /** ms for which the breaker stays open after a failure. */
  awayForMs: number;
  timeoutMs: number;
  refuse: (error: unknown) => Error;
}

export function createCircuitBreaker({
  awayForMs,
  timeoutMs,
  refuse,
}: CircuitBreakerOptions): CircuitBreaker {
  let away: { error: unknown; retryAt: number } | undefined;
  let succeededAt = Number.NEGATIVE_INFINITY;
  return {
    begin() {
      const startedAt = performance.now();
      if (away && startedAt < away.retryAt) throw refuse(away.error);
      const isProbe = away !== undefined;
      // Half open: this call probes the service for all others.
      if (away) away.retryAt = startedAt + timeoutMs;
      return {
        succeeded() {
          away = undefined;
          succeededAt = performance.now();
        },
        failed(error) {
          // No other call succeeded meanwhile; otherwise this request alone was too slow.
          if (succeededAt < startedAt) away = { error, retryAt: performance.now() + awayForMs };
        },
        abandoned() {
          if (isProbe && away) away.retryAt = performance.now();
        },
      };
    },
  };
}
