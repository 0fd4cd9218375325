import {
  createListing,
  deleteListing,
  GRANT_HEADER,
  listingById,
  updateListing,
} from '@portico/shared/contracts';
import { mayOpen } from '@portico/shared/domain';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { isAdmin, requireRole } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { findPrivacySettings, hasGrant, isOpenToVisitors } from '../privacy/private-items.ts';
import { presentListing, presentListingToAdmin } from './listing.presenter.ts';
import { listingRepository } from './listing.repository.ts';
import * as service from './listing.service.ts';

interface ListingServices {
  records: RecordStore;
  passcodes: Passcodes;
  grants: Grants;
  now: () => Date;
}

/** Routes of listings. [DATA-20, OPEN-12] */
export async function listingRoutes(app: FastifyInstance, services: ListingServices): Promise<void> {
  const { records, passcodes } = services;
  const listings = listingRepository(records);

  endpoint(
    app,
    listingById,
    async ({ params: { id }, provider, viewer, request }) => {
      const record = (await listings.get(provider.id, id))?.value;
      if (!record) throw notFound('This listing');
      if (isAdmin(viewer)) return { data: presentListingToAdmin(record, passcodes) };
      if (record.isArchived) throw notFound('This listing');
      const item = { provider: provider.id, store: 'listing', id } as const;
      const header = request.headers[GRANT_HEADER];
      const { isPrivate } = record;
      if (!mayOpen({ isPrivate, hasGrant: await hasGrant({ ...services, item, record, header }) })) {
        throw new AppError('permission-denied', 'This listing is private.');
      }
      const listing = presentListing(record);
      const town = listing.town === undefined ? undefined : await townOf(provider.id, listing.town);
      const isNamed =
        !town?.record ||
        isOpenToVisitors(town.record, await hasGrant({ ...services, ...town, record: town.record, header }));
      return { data: isNamed ? listing : { ...listing, town: undefined } };
    },
    { isPublicRead: true },
  );

  async function townOf(provider: string, id: string) {
    const item = { provider, store: 'town', id } as const;
    return { item, record: await findPrivacySettings(records, item) };
  }

  endpoint(app, createListing, async ({ body: { data }, provider, viewer }) => {
    const by = requireRole(viewer, 'admin').uid;
    const listing = await service.createListing(services, { provider: provider.id, by, data });
    return ok(presentListingToAdmin(listing, passcodes));
  });

  endpoint(app, updateListing, async ({ params: { id }, body: { data }, provider, viewer }) => {
    const by = requireRole(viewer, 'admin').uid;
    const listing = await service.updateListing(services, { provider: provider.id, id, by, data });
    return ok(presentListingToAdmin(listing, passcodes));
  });

  endpoint(app, deleteListing, async ({ params: { id }, provider, viewer }) => {
    requireRole(viewer, 'admin');
    await service.deleteListing(services, { provider: provider.id, id });
    return done;
  });
}
