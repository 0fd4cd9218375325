import type { LoadPhase, ReleaseSetFigures } from '@portico/shared/contracts';

const MINUTE_MS = 60_000;
/** Minutes that are stored. */
const MINUTES = 60;
/** Maximum load times sampled per minute, for the percentiles. */
const MAX_TIMES = 200;
/** Maximum distinct addresses per minute; more make no difference to the rules. */
const MAX_VIEWERS = 200;
/** Maximum kinds of failures per minute; of further ones only the views are counted. */
const MAX_KINDS = 50;

export type Failure = ReleaseSetFigures['failures'][number];

/** Figures of a release set in one minute. */
export interface MinuteFigures {
  at: number;
  views: number;
  failedViews: number;
  serverPages: number;
  serverFailures: number;
  viewers: Set<string>;
  serverFailureViewers: Set<string>;
  readyMs: number[];
  failures: Map<string, Failure>;
}

/** Minutes since 1970. */
export const minuteOf = (time: Date): number => Math.floor(time.getTime() / MINUTE_MS);

/** The figures of that minute, created if missing. Drops minutes older than an hour. */
export function figuresAt(minutes: MinuteFigures[], at: number): MinuteFigures {
  const last = minutes.at(-1);
  if (last?.at === at) return last;
  const next = emptyMinute(at);
  minutes.push(next);
  while (minutes[0] && minutes[0].at <= at - MINUTES) minutes.shift();
  return next;
}

/** The figures of the last hour. */
export const lastHour = (minutes: readonly MinuteFigures[], at: number): MinuteFigures[] =>
  minutes.filter((minute) => minute.at > at - MINUTES);

const emptyMinute = (at: number): MinuteFigures => ({
  at,
  views: 0,
  failedViews: 0,
  serverPages: 0,
  serverFailures: 0,
  viewers: new Set(),
  serverFailureViewers: new Set(),
  readyMs: [],
  failures: new Map(),
});

export function addViewer(viewers: Set<string>, viewer: string): void {
  if (viewers.size < MAX_VIEWERS) viewers.add(viewer);
}

export function addTime(minute: MinuteFigures, readyMs: number | undefined): void {
  if (readyMs !== undefined && minute.readyMs.length < MAX_TIMES) minute.readyMs.push(readyMs);
}

interface FailureKind {
  name: string;
  version: string;
  phase: LoadPhase;
  code: string;
}

export function countFailure(
  failures: Map<string, Failure>,
  { name, version, phase, code }: FailureKind,
  times = 1,
): void {
  const kind = `${name} ${version} ${phase} ${code}`;
  const count = (failures.get(kind)?.count ?? 0) + times;
  if (failures.has(kind) || failures.size < MAX_KINDS)
    failures.set(kind, { name, version, phase, code, count });
}

type Sum = 'views' | 'failedViews' | 'serverPages' | 'serverFailures';
export const sumOf = (minutes: readonly MinuteFigures[], key: Sum): number =>
  minutes.reduce((total, minute) => total + minute[key], 0);

/** Number of distinct addresses in these minutes. */
export const countViewers = (
  minutes: readonly MinuteFigures[],
  key: 'viewers' | 'serverFailureViewers',
): number => new Set(minutes.flatMap((minute) => [...minute[key]])).size;

/** Most frequent first. */
export function failuresOf(minutes: readonly MinuteFigures[]): Failure[] {
  const failures = new Map<string, Failure>();
  for (const minute of minutes)
    for (const failure of minute.failures.values()) countFailure(failures, failure, failure.count);
  return [...failures.values()].sort((one, other) => other.count - one.count);
}

/** Median and 95th percentile of the load time in ms. */
export function readyShares(minutes: readonly MinuteFigures[]): ReleaseSetFigures['readyMs'] {
  const times = minutes.flatMap(({ readyMs }) => readyMs);
  if (times.length === 0) return null;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
