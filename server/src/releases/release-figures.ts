import { createHmac, randomBytes } from 'node:crypto';
import type { LoadPhase, ReleaseReport, ReleaseSet, ReleaseSetFigures } from '@portico/shared/contracts';
import { networkOf, siteNetworkOf } from '../security/network.ts';
import type { SetFigures } from './rollback-rule.ts';

const MINUTE_MS = 60_000;
/** Minutes that figures tell of. */
const MINUTES = 60;
/** Sets that are remembered: those of today's rollouts. */
const MAX_SETS = 8;
/** Addresses whose last minute of a set is known; one more, and the one that was quiet longest is forgotten. */
const MAX_ADDRESSES = 20_000;
/** Load times of a minute, of which the shares are told. */
const MAX_TIMES = 200;
/** Addresses of a minute that are told apart: few decide, and many are many. */
const MAX_VIEWERS = 200;
/** Kinds of failures of a minute; beyond them only the views are counted. */
const MAX_KINDS = 50;

export interface Drawing {
  set: ReleaseSet;
  address: string;
  isFailed: boolean;
}

/** What of a report was counted. */
export interface CountedReport {
  isView: boolean;
  isFailure: boolean;
  /** Of packages of the set; empty when the address has failed within the minute. */
  failures: ReleaseReport['failures'];
}

/**
 * How release sets fare, for an hour, in memory. An address counts once a minute and set, so that nobody moves the
 * figures alone; kept of it is a hash under a key of this process.
 */
export interface ReleaseFigures {
  /** Undefined of a set that was not `noted` lately. */
  report(report: ReleaseReport, address: string): CountedReport | undefined;
  /** A page that the server rendered, or could not render. Gives whether it was counted. */
  drew(drawing: Drawing): boolean;
  /** From now on reports of the set count; gives the sets that are forgotten for it. */
  note(set: ReleaseSet): readonly string[];
  /** A set that is tried once more begins again. */
  restart(set: string): void;
  of(set: string): SetFigures;
  /** All sets that are known, the latest first. */
  all(): Omit<ReleaseSetFigures, 'share'>[];
}

interface Minute {
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
type Failure = ReleaseSetFigures['failures'][number];

/** What an address was counted for in its latest minute. */
interface Counted {
  minute: number;
  isView?: boolean;
  isFailure?: boolean;
  isServerFailure?: boolean;
}

export function createReleaseFigures(now: () => Date): ReleaseFigures {
  const key = randomBytes(32);
  const sets = new Map<string, { packages: ReleaseSet['packages']; minutes: Minute[] }>();
  const counted = new Map<string, Counted>();
  const minuteNow = () => Math.floor(now().getTime() / MINUTE_MS);

  function countedFor(set: string, address: string): { entry: Counted; viewer: string } {
    const hashed = (network: string): string =>
      createHmac('sha256', key).update(network).digest('base64url').slice(0, 16);
    // Counted by the smaller network, and told apart by the larger one, of which nobody has many.
    const viewer = hashed(siteNetworkOf(address));
    const name = `${set} ${hashed(networkOf(address))}`;
    const minute = minuteNow();
    const known = counted.get(name);
    const entry = known?.minute === minute ? known : { minute };
    // Again at the end, so that the first one is the longest quiet.
    counted.delete(name);
    counted.set(name, entry);
    const [oldest] = counted.keys();
    if (counted.size > MAX_ADDRESSES && oldest !== undefined) counted.delete(oldest);
    return { entry, viewer };
  }

  function minuteOf(minutes: Minute[]): Minute {
    const at = minuteNow();
    const last = minutes.at(-1);
    if (last?.at === at) return last;
    const next = emptyMinute(at);
    minutes.push(next);
    while (minutes[0] && minutes[0].at <= at - MINUTES) minutes.shift();
    return next;
  }

  const lately = (set: string): Minute[] =>
    (sets.get(set)?.minutes ?? []).filter(({ at }) => at > minuteNow() - MINUTES);

  return {
    report(report, address) {
      const known = sets.get(report.releaseSet);
      if (!known) return undefined;
      const failures = report.failures.filter(({ name, version }) => known.packages[name] === version);
      const { entry, viewer } = countedFor(report.releaseSet, address);
      // A page that fails before it could say that it was viewed was viewed all the same.
      const isView = !entry.isView && (report.views > 0 || failures.length > 0);
      const isFailure = !entry.isFailure && failures.length > 0;
      if (isView || isFailure) {
        const minute = minuteOf(known.minutes);
        entry.isView = true;
        addViewer(minute.viewers, viewer);
        if (isView) minute.views += 1;
        if (isView && report.readyMs !== undefined && minute.readyMs.length < MAX_TIMES)
          minute.readyMs.push(report.readyMs);
        if (isFailure) {
          entry.isFailure = true;
          minute.failedViews += 1;
          for (const failure of failures) countFailure(minute.failures, failure);
        }
      }
      return { isView, isFailure, failures: isFailure ? failures : [] };
    },

    drew({ set: { id }, address, isFailed }) {
      const known = sets.get(id);
      if (!known) return false;
      if (isFailed) {
        const { entry, viewer } = countedFor(id, address);
        if (entry.isServerFailure) return false;
        entry.isServerFailure = true;
        addViewer(minuteOf(known.minutes).serverFailureViewers, viewer);
        minuteOf(known.minutes).serverFailures += 1;
      }
      minuteOf(known.minutes).serverPages += 1;
      return true;
    },

    note({ id, packages }) {
      const known = sets.get(id);
      // Again at the end: the first one is the one that was live longest ago.
      sets.delete(id);
      sets.set(id, known ?? { packages, minutes: [] });
      const forgotten = [...sets.keys()].slice(0, Math.max(0, sets.size - MAX_SETS));
      for (const former of forgotten) sets.delete(former);
      return forgotten;
    },

    restart(set) {
      const known = sets.get(set);
      if (known) known.minutes = [];
    },

    of(set) {
      const minutes = lately(set);
      return {
        views: sum(minutes, 'views'),
        failedViews: sum(minutes, 'failedViews'),
        serverPages: sum(minutes, 'serverPages'),
        serverFailures: sum(minutes, 'serverFailures'),
        viewers: new Set(minutes.flatMap(({ viewers }) => [...viewers])).size,
        serverFailureViewers: new Set(
          minutes.flatMap(({ serverFailureViewers }) => [...serverFailureViewers]),
        ).size,
      };
    },

    all: () =>
      [...sets].reverse().map(([set, { packages }]) => {
        const minutes = lately(set);
        const failures = new Map<string, Failure>();
        for (const minute of minutes)
          for (const failure of minute.failures.values()) countFailure(failures, failure, failure.count);
        return {
          set,
          packages,
          views: sum(minutes, 'views'),
          failedViews: sum(minutes, 'failedViews'),
          serverFailures: sum(minutes, 'serverFailures'),
          readyMs: shares(minutes.flatMap(({ readyMs }) => readyMs)),
          failures: [...failures.values()].sort((one, other) => other.count - one.count),
        };
      }),
  };
}

const emptyMinute = (at: number): Minute => ({
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

function addViewer(viewers: Set<string>, viewer: string): void {
  if (viewers.size < MAX_VIEWERS) viewers.add(viewer);
}

interface FailureKind {
  name: string;
  version: string;
  phase: LoadPhase;
  code: string;
}

function countFailure(
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
const sum = (minutes: readonly Minute[], key: Sum): number =>
  minutes.reduce((total, minute) => total + minute[key], 0);

/** The time within which half, and 95 of 100, were ready. */
function shares(times: readonly number[]): ReleaseSetFigures['readyMs'] {
  if (times.length === 0) return null;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
