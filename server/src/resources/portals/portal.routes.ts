import {
  acceptPortalInvitation,
  declinePortalInvitation,
  deletePortal as deletePortalCall,
  handOverPortal as handOverCall,
  invitePortalEditor,
  myInvitations,
  myPortals,
  portalById,
  portalEditors,
  type ReplyOf,
  removePortalEditor,
  savePortal as savePortalCall,
} from '@portico/shared/contracts';
import { nextExpiry, timeZoneOf } from '@portico/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { notFound } from '../../kernel/app-error.ts';
import { createAnonymousReplyCache } from '../../plugins/anonymous-reply-cache.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import type { WithheldPlaces } from '../privacy/withheld-places.ts';
import { refuseUnreviewed } from './draft-review.service.ts';
import { isModeratedBy, requireEditorOf, requireOwnerOf } from './portal.policy.ts';
import { presentToEditor, withSignedImages } from './portal.presenter.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import { savePortal } from './portal.service.ts';
import { portalCards } from './portal-cards.ts';
import { deletePortal } from './portal-deletion.service.ts';
import { presentDraftedPage, presentLivePage } from './portal-draft.presenter.ts';
import { draftOf, saveDraft } from './portal-draft.service.ts';
import {
  acceptInvitation,
  declineInvitation,
  handOverPortal,
  invitationsOf,
  inviteEditor,
  membersOf,
  removeEditor,
} from './portal-editors.service.ts';
import { createPortalResponse } from './portal-response.ts';

interface PortalServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  grants: Grants;
  imageSignatures: ImageSignatures;
  contentVersions: ContentVersions;
  withheldPlaces: WithheldPlaces;
  now: () => Date;
}

/** Bytes: room for a page's HTML in four languages. */
export const PORTAL_BODY_LIMIT = 4 * 1024 * 1024;
/** Usernames that one address may try per minute. */
const INVITATIONS_PER_MINUTE = 20;

/** Portals with their editors, and the signed-in person's own. */
export async function portalRoutes(app: FastifyInstance, services: PortalServices): Promise<void> {
  myPortalRoutes(app, services);
  pageRoutes(app, services);
  editorRoutes(app, services);
  invitationRoutes(app, services);
}

function myPortalRoutes(app: FastifyInstance, services: PortalServices): void {
  endpoint(app, myPortals, async ({ query, provider, viewer, reply }) => {
    const { uid } = requireViewer(viewer);
    const own = await portalCards(services.records, {
      provider: provider.id,
      where: { field: 'editor', value: uid },
    });
    own.sort((a, b) => b.modifiedDate.localeCompare(a.modifiedDate));
    reply.header('x-total-count', String(own.length));
    const shown = own
      .slice(query._start, query._start + query._limit)
      .map((portal) =>
        withSignedImages(presentToEditor(portal, services.passcodes), services.imageSignatures),
      );
    return { ok: true, data: shown };
  });
}

function pageRoutes(app: FastifyInstance, services: PortalServices): void {
  const response = createPortalResponse(services);
  const replies = createAnonymousReplyCache(services.contentVersions, services.now);
  const { saves } = saveLimits(services.config);

  endpoint(
    app,
    portalById,
    async ({ params, query, provider, viewer, request, reply }) => {
      if (query.draft === 'true') {
        const draft = { provider: provider.id, id: params.id, editor: requireViewer(viewer) };
        return { data: await presentDraftedPage(services, await draftOf(services.records, draft)) };
      }
      // The host determines the provider; another provider's portals do not exist here.
      if (query.provider !== undefined && query.provider !== provider.id) throw notFound('This portal');
      // A visitor's reply has no expired items, so it is valid until the next one expires.
      const until = ({ data }: ReplyOf<typeof portalById>) =>
        nextExpiry(data.galleryImages, services.now().getTime(), timeZoneOf(data.openingHours));
      return replies.getOrCompute({ request, reply, name: params.id, until }, () =>
        response.byId(params.id, request),
      );
    },
    { isPublicRead: true, hasEntityTag: true },
  );

  endpoint(
    app,
    savePortalCall,
    async ({ params, query, body, provider, viewer, request }) => {
      const editor = requireViewer(viewer);
      const seen = await response.matchedDate(request, { id: params.id, isDraft: query.draft === 'true' });
      const save = {
        provider: provider.id,
        id: params.id,
        editor,
        changes: { ...(seen === undefined ? {} : { modifiedDate: seen }), ...body.data },
      };
      if (query.draft === 'true')
        return ok(await presentDraftedPage(services, await saveDraft(services, save)));
      await refuseUnreviewed(services.records, save);
      return ok(await presentLivePage(services, await savePortal(services, save)));
    },
    { ...saves, bodyLimit: PORTAL_BODY_LIMIT, needsViewer: true },
  );

  endpoint(
    app,
    deletePortalCall,
    async ({ params, provider, viewer }) => {
      const editor = requireViewer(viewer);
      const authorise = (portal: PortalRecord) => requireOwnerOf(portal, editor);
      await deletePortal(services, { provider: provider.id, id: params.id, by: editor.uid, authorise });
      return ok({ _id: params.id });
    },
    saves,
  );
}

function editorRoutes(app: FastifyInstance, services: PortalServices): void {
  const portals = portalRepository(services.records);
  const { saves } = saveLimits(services.config);

  endpoint(app, portalEditors, async ({ params, provider, viewer }) => {
    const member = requireViewer(viewer);
    const record = await portals.get(provider.id, params.id);
    if (!record) throw notFound('This portal');
    if (!isModeratedBy(record.value, member)) requireEditorOf(record.value, member);
    return ok(await membersOf(services.records, record.value));
  });

  endpoint(
    app,
    invitePortalEditor,
    async ({ params, body, provider, viewer }) => {
      const change = { provider: provider.id, id: params.id, viewer: requireViewer(viewer) };
      const portal = await inviteEditor(services, { ...change, username: body.data.username });
      return ok(await membersOf(services.records, portal));
    },
    { perMinute: INVITATIONS_PER_MINUTE },
  );

  endpoint(
    app,
    removePortalEditor,
    async ({ params, provider, viewer }) => {
      const change = { provider: provider.id, id: params.id, viewer: requireViewer(viewer) };
      const portal = await removeEditor(services, { ...change, uid: params.uid });
      return ok(await membersOf(services.records, portal));
    },
    saves,
  );

  endpoint(
    app,
    handOverCall,
    async ({ params, body, provider, viewer }) => {
      const change = { provider: provider.id, id: params.id, viewer: requireViewer(viewer) };
      const portal = await handOverPortal(services, { ...change, to: body.data });
      return ok(await membersOf(services.records, portal));
    },
    { perMinute: INVITATIONS_PER_MINUTE },
  );
}

/** What invited people do. */
function invitationRoutes(app: FastifyInstance, services: PortalServices): void {
  const { saves } = saveLimits(services.config);

  endpoint(
    app,
    acceptPortalInvitation,
    async ({ params, provider, viewer }) => {
      const change = { provider: provider.id, id: params.id, viewer: requireViewer(viewer) };
      return ok(await membersOf(services.records, await acceptInvitation(services, change)));
    },
    saves,
  );

  endpoint(
    app,
    declinePortalInvitation,
    async ({ params, provider, viewer }) => {
      const change = { provider: provider.id, id: params.id, viewer: requireViewer(viewer) };
      await declineInvitation(services, change);
      return ok({ _id: params.id });
    },
    saves,
  );

  endpoint(app, myInvitations, async ({ provider, viewer }) => {
    const { uid } = requireViewer(viewer);
    return ok(await invitationsOf(services.records, { provider: provider.id, uid }));
  });
}
