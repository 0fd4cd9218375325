import { consoleOverview, type Rollout } from '@portico/shared/contracts';
import { offeredLanguages } from '@portico/shared/domain';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { MOST_CHANGES, MOST_MISSING, overviewOf } from './overview.service.ts';
import { createPortalFacts } from './portal-facts.ts';

interface ConsoleServices {
  records: RecordStore;
  releases: { rollout(): Promise<Rollout | undefined> };
  now: () => Date;
}

/** Per address: the overview reads every portal of the provider. */
const OVERVIEWS_PER_MINUTE = 30;

/** Routes of the console. */
export async function consoleRoutes(
  app: FastifyInstance,
  { records, releases, now }: ConsoleServices,
): Promise<void> {
  const facts = createPortalFacts(records, { mostLatest: MOST_CHANGES, mostWithoutPicture: MOST_MISSING });

  endpoint(
    app,
    consoleOverview,
    async ({ provider, viewer }) => {
      requireRole(viewer, 'admin');
      const rollout = await releases.rollout();
      const figures = rollout ? app.releaseWatch.figures(rollout) : [];
      const portals = await facts.of(provider.id);
      const languages = offeredLanguages(provider.settings);
      return ok(
        await overviewOf(records, { provider: provider.id, languages, now: now(), portals, figures }),
      );
    },
    { perMinute: OVERVIEWS_PER_MINUTE },
  );
}
