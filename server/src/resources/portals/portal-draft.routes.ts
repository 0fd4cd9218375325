import {
  decidePortalDraft,
  discardPortalDraft,
  previewPortalDraft,
  publishPortalDraft,
  schedulePortalDraft,
  sharePortalDraft,
  waitingDrafts,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { notFound } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireRole, requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { displayNames } from '../auth/user.repository.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import type { DraftPreviews } from './draft-previews.ts';
import { decideDraft, publishOrSend, waitingDraftsOf } from './draft-review.service.ts';
import { presentToModerator, presentToVisitor, withAllSigned } from './portal.presenter.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import { presentDraftedPage, presentLivePage } from './portal-draft.presenter.ts';
import { discardDraft, draftOf, draftOver } from './portal-draft.service.ts';
import { withProductCounts } from './product-counts.ts';
import { scheduleDraft } from './scheduled-drafts.ts';

interface PortalDraftServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  imageSignatures: ImageSignatures;
  draftPreviews: DraftPreviews;
  now: () => Date;
}

/** Drafts in one response of the review. */
const MAX_WAITING_DRAFTS = 50;

/** Publishes, discards, schedules and shares the draft of a page; `portal.routes.ts` reads and saves it. */
export async function portalDraftRoutes(app: FastifyInstance, services: PortalDraftServices): Promise<void> {
  const { records, draftPreviews, imageSignatures, now } = services;
  const saving = { ...saveLimits(services.config).saves, needsViewer: true };

  endpoint(
    app,
    publishPortalDraft,
    async ({ params, body, provider, viewer }) => {
      const editor = requireViewer(viewer);
      const over = body.data?.modifiedDate;
      const result = await publishOrSend(services, { provider: provider.id, id: params.id, editor, over });
      return ok(
        'live' in result
          ? await presentLivePage(services, result.live)
          : await presentDraftedPage(services, result.waiting),
      );
    },
    saving,
  );

  endpoint(
    app,
    discardPortalDraft,
    async ({ params, provider, viewer }) => {
      const request = { provider: provider.id, id: params.id, editor: requireViewer(viewer) };
      return ok(await presentLivePage(services, await discardDraft(services, request)));
    },
    saving,
  );

  endpoint(
    app,
    schedulePortalDraft,
    async ({ params, body, provider, viewer }) => {
      const request = { provider: provider.id, id: params.id, editor: requireViewer(viewer) };
      return ok(
        await presentDraftedPage(services, await scheduleDraft(services, { ...request, ...body.data })),
      );
    },
    saving,
  );

  const presentToReviewer = (portal: PortalRecord) =>
    withAllSigned(presentToModerator(portal), imageSignatures);

  endpoint(app, waitingDrafts, async ({ provider, viewer, reply }) => {
    requireRole(viewer, 'admin');
    const waiting = await waitingDraftsOf(records, provider.id);
    reply.header('x-total-count', String(waiting.length));
    const shown = waiting.slice(0, MAX_WAITING_DRAFTS);
    const uids = shown.flatMap(({ draft }) => draft.review?.by ?? []);
    const names = await displayNames(records, { provider: provider.id, uids });
    return ok(
      shown.map(({ live, page, draft: { review } }) => ({
        live: presentToReviewer(live),
        draft: presentToReviewer(page),
        waitingSince: review?.at ?? page.modifiedDate,
        sentBy: review?.by && names.get(review.by),
      })),
    );
  });

  endpoint(app, decidePortalDraft, async ({ params, body, provider, viewer }) => {
    const moderator = requireRole(viewer, 'admin');
    const decision = { provider: provider.id, id: params.id, moderator, ...body.data };
    return ok(presentToReviewer(await decideDraft(services, decision)));
  });

  endpoint(app, sharePortalDraft, async ({ params, provider, viewer }) => {
    const request = { provider: provider.id, id: params.id, editor: requireViewer(viewer) };
    const { draft } = await draftOf(records, request);
    return ok(draftPreviews.keyFor({ provider: provider.id, portalId: params.id, nonce: draft.nonce }));
  });

  endpoint(app, previewPortalDraft, async ({ params, query, provider }) => {
    const live = await portalRepository(records).get(provider.id, params.id);
    const drafted = live && (await draftOver(records, live.value));
    const { nonce } = drafted?.draft ?? {};
    const until =
      nonce && draftPreviews.validUntil({ provider: provider.id, portalId: params.id, nonce }, query.key);
    // The same for a wrong key as for a page without a draft.
    if (!drafted || !until) throw notFound('This preview');
    const shown = withAllSigned(presentToVisitor(drafted.page, now()), imageSignatures);
    return ok({ portal: await withProductCounts(records, shown), until });
  });
}
