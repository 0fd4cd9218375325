import type { ReleaseReport, ReleaseSetFigures, Rollout } from '@portico/shared/contracts';
import type {} from 'fastify';
import type { AuditLog } from '../audit/audit-log.ts';
import type { ReleaseMetrics } from '../telemetry/release-metrics.ts';
import { reasonToRollBack } from './reason-to-roll-back.ts';
import { createReleaseFigures, type PageRender } from './release-figures.ts';
import type { ReleaseStore } from './release-store.ts';
import { abortCanary } from './rollout-changes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    canaryMonitor: CanaryMonitor;
  }
}

export interface CanaryMonitorOptions {
  releases: ReleaseStore;
  metrics: ReleaseMetrics;
  audit: Pick<AuditLog, 'record'>;
  log: {
    warn: (details: object, message: string) => void;
    error: (details: object, message: string) => void;
  };
  now: () => Date;
  /** See `RollbackCheck`. */
  marginPercent: number;
}

/** Monitors the failures of release sets and rolls a canary back if it fails more often than the stable set. */
export interface CanaryMonitor {
  /** Counts a page's report. Ignores sets that are not live and were not lately. */
  report(report: ReleaseReport, address: string): Promise<void>;
  countRender(render: PageRender): Promise<void>;
  /** Figures of the last hour, live sets first. */
  figures(rollout: Rollout): ReleaseSetFigures[];
}

/** Author of automatic rollbacks in the history. */
const BY_MONITOR = 'server';

export function createCanaryMonitor({
  releases,
  metrics,
  audit,
  log,
  now,
  marginPercent,
}: CanaryMonitorOptions): CanaryMonitor {
  const figures = createReleaseFigures(now);
  let noted: Rollout | undefined;
  let isRollingBack = false;

  function note(rollout: Rollout): void {
    if (rollout === noted) return;
    const { stable, candidate } = rollout;
    // A canary that is started again is judged by its new figures only.
    const isNewCanary = candidate && candidate.since !== noted?.candidate?.since;
    noted = rollout;
    for (const set of candidate ? [candidate.set, stable] : [stable])
      for (const former of figures.note(set)) metrics.releaseForgotten(former);
    if (isNewCanary) figures.restart(candidate.set.id);
  }

  async function current(): Promise<Rollout | undefined> {
    const rollout = await releases.rollout();
    if (rollout) note(rollout);
    return rollout;
  }

  async function judge({ stable, candidate }: Rollout): Promise<void> {
    if (!candidate || isRollingBack) return;
    const { name, version, set } = candidate;
    const reason = reasonToRollBack({
      stable: figures.of(stable.id),
      candidate: figures.of(set.id),
      marginPercent,
    });
    if (reason === undefined) return;
    isRollingBack = true;
    const release = `${name} ${version}`;
    try {
      // Otherwise another server was faster.
      if (await abort(set.id, reason)) {
        metrics.releaseRolledBack(name);
        audit.record({
          event: 'release.roll-back',
          on: { kind: 'release', id: release },
          details: { reason },
        });
        log.warn({ release, releaseSet: set.id, reason }, 'a release was rolled back');
      }
    } catch (err) {
      log.error({ err, release }, 'a failing release could not be rolled back');
    } finally {
      isRollingBack = false;
    }
  }

  /** Whether this call ended the canary. */
  async function abort(set: string, reason: string): Promise<boolean> {
    const decision = {
      by: BY_MONITOR,
      at: now().toISOString(),
      reason,
      action: 'automatic-rollback',
    } as const;
    let isOurs = false;
    await releases.change((state) => {
      const change = abortCanary(state, { set, ...decision });
      isOurs = change !== undefined;
      return change;
    });
    return isOurs;
  }

  return {
    async report(report, address) {
      const rollout = await current();
      const counted = figures.report(report, address);
      if (!rollout || !counted || !(counted.isView || counted.isFailure)) return;
      const { releaseSet: set } = report;
      if (counted.isView) metrics.releaseViewed({ set, isFailed: counted.isFailure });
      for (const { name, phase } of counted.failures) metrics.releaseFailed({ set, name, phase });
      await judge(rollout);
    },

    async countRender(render) {
      const rollout = await current();
      if (!rollout || !figures.countRender(render)) return;
      metrics.releaseRendered({ set: render.set.id, isFailed: render.isFailed });
      await judge(rollout);
    },

    figures(rollout) {
      note(rollout);
      return figures
        .all()
        .map((set) => ({ ...set, share: shareOf(set.set, rollout) }))
        .sort((one, other) => other.share - one.share);
    },
  };
}

/** The share of the visitors that get a release set, from 0 to 1. */
function shareOf(set: string, { stable, candidate }: Rollout): number {
  const canaryShare = (candidate?.percent ?? 0) / 100;
  if (set === stable.id) return 1 - canaryShare;
  return set === candidate?.set.id ? canaryShare : 0;
}
