import { SearchAbandoned, SearchUnavailable } from '../resources/search/search-engine.ts';
import { MAX_SEARCH_MS } from './budget.ts';

/** What a working engine needs, in ms, to say that it has reached the deadline. */
const GRACE_MS = 1_000;

/** The time of one search: a deadline over all requests that it sends to an engine, and whether somebody waits. */
export interface SearchTime {
  /** Aborted a second after the deadline, or when nobody waits for the result. */
  readonly signal: AbortSignal;
  /** ms until the deadline, at least 1: the engine's own timeout, which it reports as a search that takes too long. */
  leftMs(): number;
  /** Why the signal was aborted; undefined before. An engine that is silent past the deadline is unavailable. */
  end(): SearchUnavailable | SearchAbandoned | undefined;
  /** The result of the work; throws `end()` as soon as the signal is aborted, without waiting for the work. */
  within<Result>(work: Promise<Result>): Promise<Result>;
}

/** Starts the clock of a search. `signal` is aborted when nobody waits for its result. */
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
