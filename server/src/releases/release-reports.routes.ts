import { releaseOverview, reportRelease } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { AppError } from '../kernel/app-error.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { done } from '../plugins/replies.ts';
import { requireRole } from '../plugins/viewer.policy.ts';
import type { Providers } from '../providers/providers.ts';
import { cohortOf, releaseSetFor } from './cohort.ts';
import { managesReleases } from './release-admins.policy.ts';
import type { ReleaseStore } from './release-store.ts';

/** Bytes: twenty failures and their context. */
const REPORT_LIMIT = 8 * 1024;
/** Reports per minute and network. Figures count an address once a minute, whatever arrives. */
const REPORTS_PER_MINUTE = 600;
/** Number of latest history events in a response. */
const EVENTS_SHOWN = 100;

/** Failure reports of pages: anyone sends them, admins read the figures. */
export async function releaseReportRoutes(
  app: FastifyInstance,
  services: { releases: ReleaseStore; config: Config; providers: Pick<Providers, 'all'> },
): Promise<void> {
  const { releases } = services;
  const { isProduction, releaseKeys } = services.config;
  const isSafeToPublish = !isProduction || releaseKeys.trusted.length > 0;
  endpoint(app, releaseOverview, async ({ provider, viewer }) => {
    requireRole(viewer, 'admin');
    const rollout = await releases.rollout();
    if (!rollout) throw new AppError('not-found', 'No release has been published yet.');
    const history = (await releases.history()).slice(-EVENTS_SHOWN).reverse();
    const mayChange = managesReleases(provider.id, services);
    const publish = !mayChange ? 'forbidden' : isSafeToPublish ? 'allowed' : 'needs-keys';
    const figures = app.canaryMonitor.figures(rollout);
    const result = { rollout, history, figures, actions: { mayChange, publish } } as const;
    return { status: 'ok', result } as const;
  });

  /** Accepts reports on a canary only from browsers whose cohort gets it. */
  async function isInCohort(set: string, request: FastifyRequest): Promise<boolean> {
    const rollout = await releases.rollout();
    return rollout?.candidate?.set.id !== set || releaseSetFor(rollout, cohortOf(request)).id === set;
  }

  endpoint(
    app,
    reportRelease,
    async ({ body, request }) => {
      if (!request.isInternal && (await isInCohort(body.releaseSet, request)))
        await app.canaryMonitor.report(body, request.ip);
      return done;
    },
    { perMinute: REPORTS_PER_MINUTE, isLimitHere: true, bodyLimit: REPORT_LIMIT },
  );
}
