import { myPortals, portalById } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../../plugins/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import type { Services } from '../../services.ts';
import { requireViewer } from '../auth/auth.policy.ts';
import { presentToEditor, presentToVisitor, withSignedImages } from './portal.presenter.ts';
import { askerOf, createPortalReader } from './portal.reader.ts';
import { portalRepository } from './portal.repository.ts';

export async function portalRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const portals = portalRepository(services.records);
  const reader = createPortalReader(services);

  endpoint(app, myPortals, async ({ provider, viewer }) => {
    const { uid } = requireViewer(viewer);
    const own = (await portals.list(provider.id, { field: 'editor', value: uid })).map(({ value }) => value);
    own.sort((a, b) => b.modifiedDate.localeCompare(a.modifiedDate));
    return { ok: true, data: own.map((portal) => presentToEditor(portal, services.passcodes)) };
  });

  endpoint(app, portalById, async ({ params, query, provider, request }) => {
    // The host decides; another provider's portals do not exist here. [SEARCH-07]
    if (query.provider !== undefined && query.provider !== provider.id) throw notFound('This portal');
    const found = await reader.find(provider.id, params.id, askerOf(request));
    if (!found) throw notFound('This portal');
    if (found.kind === 'locked') throw new AppError('permission-denied', 'This portal is private.');
    const portal = found.isEditor
      ? presentToEditor(found.portal, services.passcodes)
      : presentToVisitor(found.portal);
    return { data: withSignedImages(portal, services.imageSignatures) };
  });
}
