import { consoleOverview, type Rollout } from '@portico/shared/contracts';
import { offeredLanguages } from '@portico/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Mails } from '../../mail/mails.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import type { PortalStores } from '../portals/portal.service.ts';
import { consolePortalRoutes } from './console-portals.routes.ts';
import { overviewOf } from './overview.service.ts';
import { createPortalTables } from './portal-table.ts';

interface ConsoleServices extends PortalStores {
  imageSignatures: ImageSignatures;
  mails: Mails;
  releases: { rollout(): Promise<Rollout | undefined> };
}

/** Per address. */
const OVERVIEWS_PER_MINUTE = 30;

/** Routes of the console. */
export async function consoleRoutes(app: FastifyInstance, services: ConsoleServices): Promise<void> {
  const { records, releases, now } = services;
  const tables = createPortalTables(records);
  app.addHook('onClose', async () => tables.close());
  await consolePortalRoutes(app, services, tables);

  endpoint(
    app,
    consoleOverview,
    async ({ provider, viewer }) => {
      requireRole(viewer, 'admin');
      const rollout = await releases.rollout();
      const figures = rollout ? app.canaryMonitor.figures(rollout) : [];
      const { portals } = await tables.of(provider.id);
      const languages = offeredLanguages(provider.settings);
      return ok(
        await overviewOf(records, { provider: provider.id, languages, now: now(), portals, figures }),
      );
    },
    { perMinute: OVERVIEWS_PER_MINUTE },
  );
}
