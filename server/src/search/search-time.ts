import { SearchAbandoned, SearchUnavailable } from '../resources/search/search-engine.ts';
import { MAX_SEARCH_MS } from './budget.ts';

/** ms that a working engine needs to report that it reached the timeout. */
const GRACE_MS = 1_000;

/** The deadline of one search over all requests that it sends, and whether its caller still waits. */
export interface SearchTime {
  /** Aborted a second after the deadline, or when the caller stops waiting. */
  readonly signal: AbortSignal;
  /**
   * ms until the deadline, at least 1: passed to the engine as its timeout, which it reports as a search that takes too
   * long.
   */
  leftMs(): number;
  /** Why the signal was aborted; undefined before. An engine that is silent past the deadline counts as unavailable. */
  end(): SearchUnavailable | SearchAbandoned | undefined;
  /** Resolves with the work's result; throws `end()` as soon as the signal is aborted, without waiting for the work. */
  within<Result>(work: Promise<Result>): Promise<Result>;
}

/** Starts the clock of a search. Abort `signal` when the caller stops waiting. */
export function startSearchTime(signal?: AbortSignal, deadlineMs = MAX_SEARCH_MS): SearchTime {
  const endsAt = performance.now() + deadlineMs;
  const deadline = AbortSignal.timeout(deadlineMs + GRACE_MS);
  const both = signal ? AbortSignal.any([signal, deadline]) : deadline;

  function end(): SearchUnavailable | SearchAbandoned | undefined {
    if (!both.aborted) return undefined;
    return signal?.aborted ? new SearchAbandoned() : new SearchUnavailable(both.reason);
  }

  return {
    signal: both,
    leftMs: () => Math.max(1, Math.ceil(endsAt - performance.now())),
    end,
    async within(work) {
      let stop: (() => void) | undefined;
      const ended = new Promise<never>((_, reject) => {
        stop = () => reject(end());
        if (both.aborted) stop();
        else both.addEventListener('abort', stop, { once: true });
      });
      try {
        return await Promise.race([work, ended]);
      } finally {
        if (stop) both.removeEventListener('abort', stop);
      }
    },
  };
}
