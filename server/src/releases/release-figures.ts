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
import type { SetFigures } from './rollback-rule.ts';

/** Sets that are remembered: those of today's rollouts. */
const MAX_SETS = 8;

export interface PageRender {
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
  countRender(render: PageRender): boolean;
  /** From now on reports of the set count; gives the sets that are forgotten for it. */
  note(set: ReleaseSet): readonly string[];
  /** A set that is tried once more begins again. */
  restart(set: string): void;
  of(set: string): SetFigures;
  /** All sets that are known, the latest first. */
  all(): Omit<ReleaseSetFigures, 'share'>[];
}

interface KnownSet {
  packages: ReleaseSet['packages'];
  minutes: MinuteFigures[];
}

export function createReleaseFigures(now: () => Date): ReleaseFigures {
  /** The one that was live longest ago comes first. */
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
      // A page that fails before it could say that it was viewed was viewed all the same.
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
  /** Empty when the address has failed within the minute. */
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
