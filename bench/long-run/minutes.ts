import { median, percentile } from '../measure/statistics.ts';

/** One answered request. ms from the run's start, and from when it was due until it was answered. */
export interface Answered {
  kind: string;
  at: number;
  took: number;
  /** What went wrong, when it was not answered well. */
  failure?: string | undefined;
}

/** What the server held at a moment. */
export interface Reading {
  /** ms from the run's start. */
  at: number;
  /** Bytes. */
  resident: number;
  heap: number;
  /** ms that the event loop was late, at the 99th percentile since the last reading. */
  loopDelay: number;
  /** ms that the process has used of a processor since it started. */
  cpu: number;
}

const within = <Timed extends { at: number }>(all: readonly Timed[], from: number, to: number): Timed[] =>
  all.filter(({ at }) => at >= from && at < to);

export interface Part {
  requests: number;
  errors: number;
  /** By kind, and of 'all'; ms. */
  times: ReadonlyMap<string, { p50: number; p99: number }>;
  resident: number;
  heap: number;
  loopDelay: number;
  /** ms of a processor for each request, which other programs of the machine lengthen little. */
  cpu: number;
}

/**
 * What happened from one moment to another. Resident memory is the middle reading, the heap the lowest, which is what
 * collecting garbage left, and the loop's delay the worst.
 */
export function summarise(
  { answered, readings }: { answered: readonly Answered[]; readings: readonly Reading[] },
  from: number,
  to: number,
): Part {
  const requests = within(answered, from, to);
  const held = within(readings, from, to);
  const kinds = new Set(requests.map(({ kind }) => kind));
  const timesOf = (some: readonly Answered[]) => {
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

/** What went wrong, each with how often, the most frequent first. */
export function failuresOf(answered: readonly Answered[]): { what: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { kind, failure } of answered) {
    const what = `${kind} ${failure}`;
    if (failure !== undefined) counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => ({ what, count })).sort((a, b) => b.count - a.count);
}
