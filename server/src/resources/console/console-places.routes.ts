import {
  assignPortals as assignPortalsCall,
  changeListings as changeListingsCall,
  changeTowns,
  consoleListingPortals,
  consoleListings,
  consoleTowns,
  orderListings,
  orderTowns,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { assignPortals } from './assign-portals.service.ts';
import {
  archiveTowns,
  changeListings,
  listListings,
  listTowns,
  orderByScore,
  orderInTown,
  portalsOfListing,
} from './places.service.ts';

interface ConsolePlacesServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  now: () => Date;
}

/** Per address: a list reads all towns or listings of the provider. */
const LISTS = { perMinute: 240, limitGroup: 'console-places' };
/** Per person: each changes up to a hundred records, or as many as can be put in order. */
const BULK_CHANGES = { perMinute: 60, limitGroup: 'console-places-changes', isLimitPerPerson: true };

/** Routes of the console about towns and listings. */
export async function consolePlacesRoutes(
  app: FastifyInstance,
  services: ConsolePlacesServices,
): Promise<void> {
  const { records } = services;

  endpoint(
    app,
    consoleTowns,
    async ({ query, provider, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await listTowns(records, { provider: provider.id, query }));
    },
    LISTS,
  );

  endpoint(
    app,
    consoleListings,
    async ({ query, provider, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await listListings(records, { provider: provider.id, query }));
    },
    LISTS,
  );

  endpoint(
    app,
    consoleListingPortals,
    async ({ params: { id }, query, provider, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await portalsOfListing(records, { provider: provider.id, id, ...query }));
    },
    LISTS,
  );

  endpoint(
    app,
    orderTowns,
    async ({ body: { data }, provider, viewer }) => {
      requireRole(viewer, 'admin');
      await orderByScore(records, 'town', { provider: provider.id, ids: data.ids });
      return done;
    },
    BULK_CHANGES,
  );

  endpoint(
    app,
    orderListings,
    async ({ body: { data }, provider, viewer }) => {
      requireRole(viewer, 'admin');
      const { ids, town } = data;
      if (town === undefined) await orderByScore(records, 'listing', { provider: provider.id, ids });
      else await orderInTown(records, { provider: provider.id, town, ids });
      return done;
    },
    BULK_CHANGES,
  );

  endpoint(
    app,
    changeTowns,
    async ({ body: { data }, provider, viewer }) => {
      const by = requireRole(viewer, 'admin').uid;
      return ok(await archiveTowns(services, { provider: provider.id, by, ...data }));
    },
    BULK_CHANGES,
  );

  endpoint(
    app,
    changeListingsCall,
    async ({ body: { data }, provider, viewer }) => {
      const by = requireRole(viewer, 'admin').uid;
      const { ids, ...changes } = data;
      return ok(await changeListings(services, { provider: provider.id, by, ids, changes }));
    },
    BULK_CHANGES,
  );

  endpoint(
    app,
    assignPortalsCall,
    async ({ body: { data }, provider, viewer }) => {
      const moderator = requireRole(viewer, 'admin');
      const { ids, ...assignment } = data;
      return ok(await assignPortals(services, { provider: provider.id, ids, moderator, assignment }));
    },
    BULK_CHANGES,
  );
}
