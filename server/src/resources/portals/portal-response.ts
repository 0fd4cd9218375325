import { GRANT_HEADER, type Portal, portalById, type ReplyOf } from '@portico/shared/contracts';
import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { entityTagOf } from '../../plugins/entity-tag.ts';
import { createReplySerializer } from '../../plugins/reply-serializer.ts';
import { isAdmin, requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { findPrivacySettings, hasGrant } from '../privacy/private-items.ts';
import { type WithheldPlaces, withoutRefs } from '../privacy/withheld-places.ts';
import { presentToVisitor, withSignedImages } from './portal.presenter.ts';
import { createPortalReader, requesterOf } from './portal.reader.ts';
import { presentDraftedPage, presentLivePage } from './portal-draft.presenter.ts';
import { draftOf } from './portal-draft.service.ts';
import { withProductCounts } from './product-counts.ts';

interface PortalResponseServices {
  records: RecordStore;
  passcodes: Passcodes;
  grants: Grants;
  imageSignatures: ImageSignatures;
  withheldPlaces: WithheldPlaces;
  now: () => Date;
}

/** A portal as the requester may see it. */
export interface PortalResponse {
  /** Throws 'not-found', or 'permission-denied' for a private portal. */
  byId(id: string, request: FastifyRequest): Promise<ReplyOf<typeof portalById>>;
  /**
   * The `modifiedDate` of the page as the requester sees it, if it is the version that If-Match names; undefined without
   * that header. Throws 'precondition-failed' for another version.
   */
  matchedDate(request: FastifyRequest, page: { id: string; isDraft: boolean }): Promise<string | undefined>;
}

export function createPortalResponse(services: PortalResponseServices): PortalResponse {
  const reader = createPortalReader(services);
  const serialize = createReplySerializer(portalById.reply);

  async function byId(id: string, request: FastifyRequest): Promise<ReplyOf<typeof portalById>> {
    const { provider } = request;
    const found = await reader.find(provider.id, id, requesterOf(request));
    if (!found) throw notFound('This portal');
    if (found.kind === 'locked') throw new AppError('permission-denied', 'This portal is private.');
    if (found.isEditor) return { data: await presentLivePage(services, found.portal) };
    const portal = await withoutPrivateRefs(presentToVisitor(found.portal, services.now()), request);
    const shown = withSignedImages(portal, services.imageSignatures);
    return { data: await withProductCounts(services.records, shown) };
  }

  /** Names private towns and listings only to admins and to holders of a grant, archived ones only to admins. */
  async function withoutPrivateRefs(
    portal: Portal,
    { provider, viewer, headers }: FastifyRequest,
  ): Promise<Portal> {
    if (isAdmin(viewer)) return portal;
    const refs = await services.withheldPlaces.of(provider.id);
    const header = headers[GRANT_HEADER];
    const withheld = async (
      store: 'town' | 'listing',
      ids: readonly string[],
      isPrivate: ReadonlySet<string>,
    ) => {
      const hidden = ids.filter((id) => isPrivate.has(id));
      const isOpen = await Promise.all(
        hidden.map(async (id) => {
          const item = { provider: provider.id, store, id };
          const record = await findPrivacySettings(services.records, item);
          return record !== undefined && hasGrant({ ...services, item, record, header });
        }),
      );
      return new Set(hidden.filter((_, index) => !isOpen[index]));
    };
    return withoutRefs(portal, {
      townRefs: await withheld('town', portal.townRefs, refs.townRefs),
      listingRefs: await withheld('listing', portal.listingRefs, refs.listingRefs),
    });
  }

  return {
    byId,

    async matchedDate(request, { id, isDraft }) {
      const wanted = request.headers['if-match'];
      if (wanted === undefined) return undefined;
      const draft = { provider: request.provider.id, id, editor: requireViewer(request.viewer) };
      const current: ReplyOf<typeof portalById> = isDraft
        ? { data: await presentDraftedPage(services, await draftOf(services.records, draft)) }
        : await byId(id, request);
      // If-Match names tags in the form of If-None-Match, which is the header that `fresh` reads.
      if (!fresh({ 'if-none-match': wanted }, { etag: entityTagOf(serialize(current)) }))
        throw new AppError('precondition-failed', 'This portal has changed: load it again before you save.');
      return current.data.modifiedDate;
    },
  };
}
