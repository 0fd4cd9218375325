import {
  deletePortal as deletePortalCall,
  invitePortalEditor,
  myPortals,
  portalById,
  portalEditors,
  type ReplyOf,
  removePortalEditor,
  savePortal as savePortalCall,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../../plugins/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { createReplyCache } from '../../plugins/reply-cache.ts';
import type { Services } from '../../services.ts';
import { requireViewer } from '../auth/auth.policy.ts';
import { withProductCounts } from '../catalogs/product-counts.ts';
import { requireEditorOf } from './portal.policy.ts';
import { presentToEditor, presentToVisitor, withSignedImages } from './portal.presenter.ts';
import { askerOf, createPortalReader } from './portal.reader.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import { savePortal } from './portal.service.ts';
import { deletePortal } from './portal-deletion.service.ts';
import { editorsOf, inviteEditor, removeEditor } from './portal-editors.service.ts';

/** Bytes: room for a page's HTML in four languages. */
export const PORTAL_BODY_LIMIT = 4 * 1024 * 1024;
/** Names that one address may try. */
const INVITATIONS_PER_MINUTE = 20;

export async function portalRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const portals = portalRepository(services.records);
  const reader = createPortalReader(services);
  const replies = createReplyCache(services.contentVersions);

  endpoint(app, myPortals, async ({ provider, viewer }) => {
    const { uid } = requireViewer(viewer);
    const own = (await portals.list(provider.id, { field: 'editor', value: uid })).map(({ value }) => value);
    own.sort((a, b) => b.modifiedDate.localeCompare(a.modifiedDate));
    const shown = own.map((portal) =>
      withSignedImages(presentToEditor(portal, services.passcodes), services.imageSignatures),
    );
    return { ok: true, data: shown };
  });

  endpoint(app, portalById, async ({ params, query, provider, request, reply }) => {
    // The host decides; another provider's portals do not exist here. [SEARCH-07]
    if (query.provider !== undefined && query.provider !== provider.id) throw notFound('This portal');
    return replies.answer({ request, reply, name: params.id }, () => answerById(params.id, request));
  });

  async function answerById(id: string, request: FastifyRequest): Promise<ReplyOf<typeof portalById>> {
    const { provider } = request;
    const found = await reader.find(provider.id, id, askerOf(request));
    if (!found) throw notFound('This portal');
    if (found.kind === 'locked') throw new AppError('permission-denied', 'This portal is private.');
    const portal = found.isEditor
      ? presentToEditor(found.portal, services.passcodes)
      : presentToVisitor(found.portal);
    const shown = withSignedImages(portal, services.imageSignatures);
    return { data: await withProductCounts(services.records, shown) };
  }

  endpoint(
    app,
    savePortalCall,
    async ({ params, body, provider, viewer }) => {
      const editor = requireViewer(viewer);
      const portal = await savePortal(services, {
        provider: provider.id,
        id: params.id,
        editor,
        changes: body.data,
      });
      const shown = withSignedImages(presentToEditor(portal, services.passcodes), services.imageSignatures);
      return ok(await withProductCounts(services.records, shown));
    },
    { bodyLimit: PORTAL_BODY_LIMIT, needsViewer: true },
  );

  endpoint(app, deletePortalCall, async ({ params, provider, viewer }) => {
    const editor = requireViewer(viewer);
    const authorise = (portal: PortalRecord) => requireEditorOf(portal, editor);
    await deletePortal(services, { provider: provider.id, id: params.id, by: editor.uid, authorise });
    return ok({ _id: params.id });
  });

  endpoint(app, portalEditors, async ({ params, provider, viewer }) => {
    const editor = requireViewer(viewer);
    const record = await portals.get(provider.id, params.id);
    if (!record) throw notFound('This portal');
    requireEditorOf(record.value, editor);
    return ok(await editorsOf(services.records, record.value));
  });

  endpoint(
    app,
    invitePortalEditor,
    async ({ params, body, provider, viewer }) => {
      const editor = requireViewer(viewer);
      const change = { provider: provider.id, id: params.id, editor };
      const portal = await inviteEditor(services, { ...change, username: body.data.username });
      return ok(await editorsOf(services.records, portal));
    },
    { perMinute: INVITATIONS_PER_MINUTE },
  );

  endpoint(app, removePortalEditor, async ({ params, provider, viewer }) => {
    const editor = requireViewer(viewer);
    const change = { provider: provider.id, id: params.id, editor };
    const portal = await removeEditor(services, { ...change, uid: params.uid });
    return ok(await editorsOf(services.records, portal));
  });
}
