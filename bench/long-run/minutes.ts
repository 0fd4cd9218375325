import { median, percentile } from '../measure/statistics.ts';

/** A request with its response. Times in ms: from the run's start, and from when it was due to its response. */
export interface CompletedRequest {
  kind: string;
  at: number;
  took: number;
  failure?: string | undefined;
}

/** State of the server at a time. */
export interface Reading {
  /** In ms from the run's start. */
  at: number;
  /** Resident memory in bytes. */
  resident: number;
  heap: number;
  /** p99 of the event loop's delay since the last reading, in ms. */
  loopDelay: number;
  /** CPU time of the process since its start, in ms. */
  cpu: number;
}

const within = <Timed extends { at: number }>(all: readonly Timed[], from: number, to: number): Timed[] =>
  all.filter(({ at }) => at >= from && at < to);

export interface Part {
  requests: number;
  errors: number;
  /** In ms, by kind and for 'all'. */
  times: ReadonlyMap<string, { p50: number; p99: number }>;
  resident: number;
  heap: number;
  loopDelay: number;
  /** CPU time per request in ms; other programs of the machine affect it little. */
  cpu: number;
}

/**
 * Summary of an interval: median of resident memory, minimum of the heap (its size after garbage collection), maximum
 * of the event loop's delay.
 */
export function summarise(
  { completed, readings }: { completed: readonly CompletedRequest[]; readings: readonly Reading[] },
  from: number,
  to: number,
): Part {
  const requests = within(completed, from, to);
  const held = within(readings, from, to);
  const kinds = new Set(requests.map(({ kind }) => kind));
  const timesOf = (some: readonly CompletedRequest[]) => {
    const took = some.map((one) => one.took);
    return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
  };
  const middle = (pick: (reading: Reading) => number): number =>
    held.length === 0 ? 0 : median(held.map(pick));
  const [opening, closing] = [held[0], held.at(-1)];
  const between = opening && closing ? within(requests, opening.at, closing.at).length : 0;
  return {
    requests: requests.length,
    errors: requests.filter(({ failure }) => failure !== undefined).length,
    times: new Map([
      ['all', timesOf(requests)],
      ...[...kinds].map((kind) => [kind, timesOf(requests.filter((one) => one.kind === kind))] as const),
    ]),
    resident: middle(({ resident }) => resident),
    heap: held.length === 0 ? 0 : Math.min(...held.map(({ heap }) => heap)),
    loopDelay: Math.max(0, ...held.map(({ loopDelay }) => loopDelay)),
    cpu: opening && closing && between > 0 ? (closing.cpu - opening.cpu) / between : 0,
  };
}

/** Failures with their count, the most frequent first. */
export function failuresOf(completed: readonly CompletedRequest[]): { what: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { kind, failure } of completed) {
    const what = `${kind} ${failure}`;
    if (failure !== undefined) counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => ({ what, count })).sort((a, b) => b.count - a.count);
}
