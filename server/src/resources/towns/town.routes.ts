import { createTown, deleteTown, GRANT_HEADER, townById, updateTown } from '@portico/shared/contracts';
import { mayOpen } from '@portico/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { isAdmin, requireRole } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { hasGrant } from '../privacy/private-items.ts';
import { presentTown, presentTownToAdmin, withSignedTownImages } from './town.presenter.ts';
import { townRepository } from './town.repository.ts';
import * as service from './town.service.ts';

interface TownServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  grants: Grants;
  imageSignatures: ImageSignatures;
  now: () => Date;
}

/** Routes of towns. [DATA-19, OPEN-12, OPEN-32] */
export async function townRoutes(app: FastifyInstance, services: TownServices): Promise<void> {
  const { records, passcodes, config, imageSignatures: signatures } = services;
  const towns = townRepository(records);

  endpoint(
    app,
    townById,
    async ({ params: { id }, provider, viewer, request }) => {
      const record = (await towns.get(provider.id, id))?.value;
      if (!record) throw notFound('This town');
      const response = { provider: provider.id, signatures };
      if (isAdmin(viewer)) {
        return { data: withSignedTownImages(presentTownToAdmin(record, passcodes), response) };
      }
      // Administrative and archived towns must stay unknown.
      if (record.isArchived || config.administrativeTowns.includes(id)) throw notFound('This town');
      const item = { provider: provider.id, store: 'town', id } as const;
      const header = request.headers[GRANT_HEADER];
      const { isPrivate } = record;
      if (!mayOpen({ isPrivate, hasGrant: await hasGrant({ ...services, item, record, header }) })) {
        throw new AppError('permission-denied', 'This town is private.');
      }
      return { data: withSignedTownImages(presentTown(record), response) };
    },
    { isPublicRead: true },
  );

  endpoint(app, createTown, async ({ body: { data }, provider, viewer }) => {
    const by = requireRole(viewer, 'admin').uid;
    const town = await service.createTown(services, { provider: provider.id, by, data });
    return ok(presentTownToAdmin(town, passcodes));
  });

  endpoint(app, updateTown, async ({ params: { id }, body: { data }, provider, viewer }) => {
    const by = requireRole(viewer, 'admin').uid;
    const town = await service.updateTown(services, { provider: provider.id, id, by, data });
    return ok(presentTownToAdmin(town, passcodes));
  });

  endpoint(app, deleteTown, async ({ params: { id }, provider, viewer }) => {
    requireRole(viewer, 'admin');
    await service.deleteTown(services, { provider: provider.id, id });
    return done;
  });
}
