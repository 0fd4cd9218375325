import {
  catalogs,
  createCatalog,
  deleteCatalog,
  orderCatalogs,
  type QueryOf,
  updateCatalog,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { type Requester, requesterOf } from '../portals/portal.reader.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { presentCatalog } from './catalog.presenter.ts';
import { type CatalogFound, createCatalogReader } from './catalog.reader.ts';
import { catalogRefRepository } from './catalog.repository.ts';
import * as service from './catalog.service.ts';

interface CatalogServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  grants: Grants;
  now: () => Date;
}

/** Routes of catalogues. [API-25, OPEN-08] */
export async function catalogRoutes(app: FastifyInstance, services: CatalogServices): Promise<void> {
  const reader = createCatalogReader(services);
  const { saves } = saveLimits(services.config);

  endpoint(
    app,
    catalogs,
    async ({ query, provider, request }) => {
      const found = await requestedCatalogs(provider.id, query, requesterOf(request));
      const direction = query._order === 'desc' ? -1 : 1;
      found.sort((a, b) => direction * (a.catalog.appearSeq - b.catalog.appearSeq));
      return { data: found.map(({ catalog, portal }) => presentCatalog(catalog, portal.portal)) };
    },
    { isPublicRead: true },
  );

  endpoint(
    app,
    createCatalog,
    ({ body: { data }, viewer, request }) =>
      retryOnConflict(async () => {
        const owner = await reader.editablePortal(data.portalId, request);
        const { uid } = requireViewer(viewer);
        const { catalog, portal } = await service.createCatalog(services, { owner, uid, data });
        return ok(presentCatalog(catalog, portal));
      }),
    saves,
  );

  endpoint(
    app,
    orderCatalogs,
    ({ body: { data }, request }) =>
      retryOnConflict(async () => {
        const owner = await reader.editablePortal(data.portalId, request);
        const ordered = await service.orderCatalogs(services, { owner, ids: data.ids });
        return ok(ordered.map((catalog) => presentCatalog(catalog, owner.portal)));
      }),
    saves,
  );

  endpoint(
    app,
    updateCatalog,
    ({ params, body: { data }, viewer, request }) =>
      retryOnConflict(async () => {
        const found = await reader.editable(params.id, request);
        const { uid } = requireViewer(viewer);
        const { catalog, portal } = await service.updateCatalog(services, { found, uid, data });
        return ok(presentCatalog(catalog, portal));
      }),
    saves,
  );

  endpoint(
    app,
    deleteCatalog,
    ({ params, viewer, request }) =>
      retryOnConflict(async () => {
        const found = await reader.editable(params.id, request);
        await service.deleteCatalog(services, { found, uid: requireViewer(viewer).uid });
        return done;
      }),
    saves,
  );

  /** A person's catalogues are those of the portals that they edit now. */
  async function requestedCatalogs(
    provider: string,
    { portalId, userIds, ref }: QueryOf<typeof catalogs>,
    requester: Requester,
  ): Promise<CatalogFound[]> {
    if (portalId !== undefined) return reader.ofPortals(provider, [portalId], requester);
    if (userIds !== undefined) {
      const edited = { field: 'editor', value: userIds.split(',') };
      const portals = await portalRepository(services.records).list(provider, edited);
      return reader.ofPortals(
        provider,
        portals.map(({ id }) => id),
        requester,
      );
    }
    if (ref === undefined) throw new AppError('invalid', 'One of portalId, userIds and ref is needed.');
    const taken = await catalogRefRepository(services.records).get(provider, ref);
    const found = taken && (await reader.find(provider, taken.value.catalogId, requester));
    return found ? [found] : [];
  }
}
