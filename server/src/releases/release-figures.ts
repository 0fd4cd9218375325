import type { ReleaseReport, ReleaseSet, ReleaseSetFigures } from '@portico/shared/contracts';
import { CountedAddresses } from './counted-addresses.ts';
import {
  addTime,
  addViewer,
  countFailure,
  countViewers,
  failuresOf,
  figuresAt,
  lastHour,
  type MinuteFigures,
  minuteOf,
  readyShares,
  sumOf,
} from './minute-figures.ts';
import type { SetFigures } from './reason-to-roll-back.ts';

/** Maximum sets with figures: those of one day's rollouts. */
const MAX_SETS = 8;

export interface PageRender {
  set: ReleaseSet;
  address: string;
  isFailed: boolean;
}

/** The part of a report that was counted. */
export interface CountedReport {
  isView: boolean;
  isFailure: boolean;
  /** Failures of packages of the set; empty when the address has reported one within the minute. */
  failures: ReleaseReport['failures'];
}

/**
 * Failure figures of release sets for the last hour, in memory. An address counts once per minute and set, so no single
 * client can distort them; it is stored as a hash under a key of this process.
 */
export interface ReleaseFigures {
  /** Undefined for a set that was not `noted` lately. */
  report(report: ReleaseReport, address: string): CountedReport | undefined;
  /** Counts a page that the server rendered, or failed to render. Returns whether it was counted. */
  countRender(render: PageRender): boolean;
  /** Starts counting reports of the set; returns the ids of the sets that are evicted for it. */
  note(set: ReleaseSet): readonly string[];
  /** Resets the figures of a set whose canary starts again. */
  restart(set: string): void;
  of(set: string): SetFigures;
  /** All known sets, latest first. */
  all(): Omit<ReleaseSetFigures, 'share'>[];
}

interface KnownSet {
  packages: ReleaseSet['packages'];
  minutes: MinuteFigures[];
}

export function createReleaseFigures(now: () => Date): ReleaseFigures {
  /** Ordered by when they were last live, oldest first. */
  const sets = new Map<string, KnownSet>();
  const addresses = new CountedAddresses();
  const minuteNow = () => minuteOf(now());
  const lately = (set: string): MinuteFigures[] => lastHour(sets.get(set)?.minutes ?? [], minuteNow());

  return {
    report(report, address) {
      const known = sets.get(report.releaseSet);
      if (!known) return undefined;
      const at = minuteNow();
      const { entry, viewer } = addresses.entryFor(report.releaseSet, address, at);
      const failures = report.failures.filter(({ name, version }) => known.packages[name] === version);
      // A page that fails before it reports a view counts as viewed.
      const isView = !entry.isView && (report.views > 0 || failures.length > 0);
      const isFailure = !entry.isFailure && failures.length > 0;
      if (isView || isFailure) {
        entry.isView = true;
        entry.isFailure ||= isFailure;
        countReport(figuresAt(known.minutes, at), {
          viewer,
          isView,
          readyMs: report.readyMs,
          failures: isFailure ? failures : [],
        });
      }
      return { isView, isFailure, failures: isFailure ? failures : [] };
    },

    countRender({ set: { id }, address, isFailed }) {
      const known = sets.get(id);
      if (!known) return false;
      const at = minuteNow();
      if (isFailed) {
        const { entry, viewer } = addresses.entryFor(id, address, at);
        if (entry.isServerFailure) return false;
        entry.isServerFailure = true;
        addViewer(figuresAt(known.minutes, at).serverFailureViewers, viewer);
        figuresAt(known.minutes, at).serverFailures += 1;
      }
      figuresAt(known.minutes, at).serverPages += 1;
      return true;
    },

    note({ id, packages }) {
      const known = sets.get(id);
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

    of: (set) => setFigures(lately(set)),
    all: () =>
      [...sets].reverse().map(([set, { packages }]) => ({ set, packages, ...shownFigures(lately(set)) })),
  };
}

interface NewReport {
  viewer: string;
  isView: boolean;
  readyMs: number | undefined;
  /** Empty when the address has reported a failure within the minute. */
  failures: ReleaseReport['failures'];
}

function countReport(minute: MinuteFigures, { viewer, isView, readyMs, failures }: NewReport): void {
  addViewer(minute.viewers, viewer);
  if (isView) {
    minute.views += 1;
    addTime(minute, readyMs);
  }
  if (failures.length > 0) minute.failedViews += 1;
  for (const failure of failures) countFailure(minute.failures, failure);
}

const setFigures = (minutes: readonly MinuteFigures[]): SetFigures => ({
  views: sumOf(minutes, 'views'),
  failedViews: sumOf(minutes, 'failedViews'),
  serverPages: sumOf(minutes, 'serverPages'),
  serverFailures: sumOf(minutes, 'serverFailures'),
  viewers: countViewers(minutes, 'viewers'),
  serverFailureViewers: countViewers(minutes, 'serverFailureViewers'),
});

const shownFigures = (
  minutes: readonly MinuteFigures[],
): Omit<ReleaseSetFigures, 'share' | 'set' | 'packages'> => ({
  views: sumOf(minutes, 'views'),
  failedViews: sumOf(minutes, 'failedViews'),
  serverFailures: sumOf(minutes, 'serverFailures'),
  readyMs: readyShares(minutes),
  failures: failuresOf(minutes),
});
