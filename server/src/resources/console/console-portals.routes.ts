import {
  consolePortal,
  consolePortalFilters,
  consolePortals,
  decidePortals as decidePortalsCall,
  deletePortals as deletePortalsCall,
  deletePortalView,
  portalViews,
  restorePortals as restorePortalsCall,
  savePortalView,
  tagPortals as tagPortalsCall,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Mails } from '../../mail/mails.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import { userRepository } from '../auth/user.repository.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import type { PortalStores } from '../portals/portal.service.ts';
import { mailDecisions } from '../review/decision-mails.ts';
import { townRepository } from '../towns/town.repository.ts';
import { refuseProblems } from '../writes/refuse-problems.ts';
import {
  decidePortals,
  deletePortals,
  portalDetails,
  portalRows,
  restorePortals,
  tagPortals,
  titlesOf,
} from './console-portals.service.ts';
import { findPortals, frequentValues } from './portal-rows.ts';
import type { PortalTables } from './portal-table.ts';
import { deleteView, saveView, viewsOf } from './portal-views.ts';

interface ConsolePortalsServices extends PortalStores {
  imageSignatures: ImageSignatures;
  mails: Mails;
}

/** Per address: a person who types, filters and turns pages makes about one request a second at most. */
const LISTS_PER_MINUTE = 120;
/** Per person: a bulk call may save a hundred portals. */
const BULKS_PER_MINUTE = 20;
const lists = { perMinute: LISTS_PER_MINUTE };
const bulks = { perMinute: BULKS_PER_MINUTE, isLimitPerPerson: true, limitGroup: 'bulk-portals' };
/** Values that a filter offers. */
const MOST_VALUES = 200;

/** Routes of the console's list of portals. */
export async function consolePortalRoutes(
  app: FastifyInstance,
  services: ConsolePortalsServices,
  tables: PortalTables,
): Promise<void> {
  listRoutes(app, services, tables);
  bulkRoutes(app, services);
  viewRoutes(app, services);
}

function listRoutes(app: FastifyInstance, services: ConsolePortalsServices, tables: PortalTables): void {
  const { records } = services;

  endpoint(
    app,
    consolePortals,
    async ({ query, provider: { id: provider }, viewer }) => {
      requireRole(viewer, 'admin');
      const { creator } = query;
      const named = creator && (await userRepository(records).byUsername(provider, creator));
      const { total, ids } = findPortals(await tables.of(provider), {
        ...query,
        creator: named ? named.uid : creator,
      });
      const rows = await portalRows(services, { provider, ids, isInBin: query.bin !== undefined });
      return ok({ total, rows });
    },
    lists,
  );

  endpoint(
    app,
    consolePortalFilters,
    async ({ provider: { id: provider }, viewer }) => {
      requireRole(viewer, 'admin');
      const { counts } = (await tables.of(provider)).portals;
      const named = async (places: Parameters<typeof titlesOf>[0], values: ReadonlyMap<string, number>) => {
        const found = frequentValues(values, MOST_VALUES);
        const titles = await titlesOf(places, { provider, ids: found.map(({ value }) => value) });
        return found.map(({ value: id, portals }) => ({ id, title: titles.get(id) ?? {}, portals }));
      };
      return ok({
        towns: await named(townRepository(records), counts.towns),
        listings: await named(listingRepository(records), counts.listings),
        tags: frequentValues(counts.tags, MOST_VALUES).map(({ value: tag, portals }) => ({ tag, portals })),
      });
    },
    lists,
  );

  endpoint(
    app,
    consolePortal,
    async ({ params: { id }, provider: { id: provider }, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await portalDetails(services, { provider, id }));
    },
    lists,
  );
}

/** Changes of many portals at once. */
function bulkRoutes(app: FastifyInstance, services: ConsolePortalsServices): void {
  const bulkOf = (request: FastifyRequest) => ({
    provider: request.provider.id,
    moderator: requireRole(request.viewer, 'admin'),
    onError: (error: unknown) => request.log.error(error, 'a portal of a bulk call was left as it was'),
  });

  endpoint(
    app,
    decidePortalsCall,
    async ({ body: { data }, request }) => {
      const bulk = bulkOf(request);
      const { status, reason } = data;
      refuseProblems(
        status === 'REJECT' && !reason ? [{ path: 'reason', message: 'A rejection needs a reason.' }] : [],
      );
      const onDecided = mailDecisions(services, request);
      return ok(await decidePortals(services, { ...bulk, ...data, onDecided }));
    },
    bulks,
  );

  endpoint(
    app,
    tagPortalsCall,
    async ({ body: { data }, request }) => ok(await tagPortals(services, { ...bulkOf(request), ...data })),
    bulks,
  );

  endpoint(
    app,
    deletePortalsCall,
    async ({ body: { data }, request }) => ok(await deletePortals(services, { ...bulkOf(request), ...data })),
    bulks,
  );

  endpoint(
    app,
    restorePortalsCall,
    async ({ body: { data }, request }) =>
      ok(await restorePortals(services, { ...bulkOf(request), ...data })),
    bulks,
  );
}

/** Stored filters of the list. */
function viewRoutes(app: FastifyInstance, { records }: ConsolePortalsServices): void {
  endpoint(
    app,
    portalViews,
    async ({ provider, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await viewsOf(records, provider.id));
    },
    lists,
  );

  endpoint(
    app,
    savePortalView,
    async ({ body, provider, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await saveView(records, { provider: provider.id, ...body.data }));
    },
    lists,
  );

  endpoint(
    app,
    deletePortalView,
    async ({ params, provider, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await deleteView(records, { provider: provider.id, id: params.id }));
    },
    lists,
  );
}
