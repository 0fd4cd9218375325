import type { FastifyRequest } from 'fastify';
import { notFound } from '../../kernel/app-error.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import {
  createPortalReader,
  type PortalReaderStores,
  type Requester,
  requesterOf,
  requireEditor,
  type VisiblePortal,
} from '../portals/portal.reader.ts';
import { type CatalogRecord, catalogRepository } from './catalog.repository.ts';

export interface CatalogFound {
  catalog: CatalogRecord;
  revision: number;
  portal: VisiblePortal;
}

/** Loads catalogues with their portal, which determines who may see and change them. [T-07, T-09] */
export interface CatalogReader {
  /** Undefined when it does not exist, or the requester may not see it. */
  find(provider: string, id: string, requester: Requester): Promise<CatalogFound | undefined>;
  /** Catalogues of the portals that the requester may see. */
  ofPortals(provider: string, portalIds: readonly string[], requester: Requester): Promise<CatalogFound[]>;
  /** For editors of its portal; throws 'unauthenticated', 'not-found' or 'forbidden'. */
  editable(id: string, request: FastifyRequest): Promise<CatalogFound>;
  /** As `editable`, for the portal itself. */
  editablePortal(id: string, request: FastifyRequest): Promise<VisiblePortal>;
}

export function createCatalogReader(services: PortalReaderStores): CatalogReader {
  const catalogs = catalogRepository(services.records);
  const portals = createPortalReader(services);

  async function find(provider: string, id: string, requester: Requester): Promise<CatalogFound | undefined> {
    const record = await catalogs.get(provider, id);
    const portal = record && (await portals.find(provider, record.value.portalId, requester));
    if (!record || portal?.kind !== 'visible') return undefined;
    return { catalog: record.value, revision: record.revision, portal };
  }

  return {
    find,

    async ofPortals(provider, portalIds, requester) {
      const found = await Promise.all(portalIds.map((id) => portals.find(provider, id, requester)));
      const visible = found.filter((portal) => portal?.kind === 'visible');
      const portalOf = new Map(visible.map((portal) => [portal.portal._id, portal]));
      const listed = await catalogs.list(provider, { field: 'portal', value: [...portalOf.keys()] });
      return listed.flatMap(({ value: catalog, revision }) => {
        const portal = portalOf.get(catalog.portalId);
        return portal ? { catalog, revision, portal } : [];
      });
    },

    async editable(id, request) {
      requireViewer(request.viewer);
      const found = await find(request.provider.id, id, requesterOf(request));
      if (!found) throw notFound('This catalogue');
      requireEditor(found.portal);
      return found;
    },

    async editablePortal(id, request) {
      requireViewer(request.viewer);
      const found = await portals.find(request.provider.id, id, requesterOf(request));
      if (!found) throw notFound('This portal');
      return requireEditor(found);
    },
  };
}
