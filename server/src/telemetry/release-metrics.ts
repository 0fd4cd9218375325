import type { LoadPhase } from '@portico/shared/contracts';
import { Counter, type Registry } from 'prom-client';

/** Metrics of release sets; `releaseForgotten` limits the number of labels. */
export interface ReleaseMetrics {
  /** A view that its page reported. */
  releaseViewed(view: { set: string; isFailed: boolean }): void;
  /** A package that failed in a view. */
  releaseFailed(failure: { set: string; name: string; phase: LoadPhase }): void;
  /** A page rendered on the server. */
  releaseRendered(page: { set: string; isFailed: boolean }): void;
  /** A release that was rolled back automatically. */
  releaseRolledBack(name: string): void;
  releaseForgotten(set: string): void;
}

export function createReleaseMetrics(registers: Registry[]): ReleaseMetrics {
  const views = new Counter({
    name: 'portico_release_views_total',
    help: 'Views by release set and whether something failed; each address counts once a minute.',
    labelNames: ['set', 'failed'],
    registers,
  });
  const failures = new Counter({
    name: 'portico_release_failures_total',
    help: 'Failures of packages in browsers, by release set and phase.',
    labelNames: ['set', 'package', 'phase'],
    registers,
  });
  const pages = new Counter({
    name: 'portico_release_pages_total',
    help: 'Pages by release set and whether the server failed to render them.',
    labelNames: ['set', 'failed'],
    registers,
  });
  const rollbacks = new Counter({
    name: 'portico_release_rollbacks_total',
    help: 'Canaries that the server rolled back automatically.',
    labelNames: ['package'],
    registers,
  });
  /** Labels of each set, because a metric can only be removed with all its labels. */
  const failuresOf = new Map<string, Map<string, { set: string; package: string; phase: LoadPhase }>>();
  return {
    releaseViewed: ({ set, isFailed }) => views.inc({ set, failed: String(isFailed) }),
    releaseFailed({ set, name, phase }) {
      const labels = { set, package: name, phase };
      const known = failuresOf.get(set) ?? new Map();
      failuresOf.set(set, known.set(`${name} ${phase}`, labels));
      failures.inc(labels);
    },
    releaseRendered: ({ set, isFailed }) => pages.inc({ set, failed: String(isFailed) }),
    releaseRolledBack: (name) => rollbacks.inc({ package: name }),
    releaseForgotten(set) {
      for (const failed of ['true', 'false']) {
        views.remove({ set, failed });
        pages.remove({ set, failed });
      }
      for (const labels of failuresOf.get(set)?.values() ?? []) failures.remove(labels);
      failuresOf.delete(set);
    },
  };
}
