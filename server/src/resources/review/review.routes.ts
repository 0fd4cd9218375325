import { decideReview as decideReviewCall, reviewHistory, reviewQueue } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Mails } from '../../mail/mails.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole, requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { displayNames } from '../auth/user.repository.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { presentToModerator, withSignedImages } from '../portals/portal.presenter.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { mailDecisions } from './decision-mails.ts';
import { decideReview, historyOf, waitingPortals, waitingSince } from './review.service.ts';

interface ReviewServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  imageSignatures: ImageSignatures;
  mails: Mails;
  now: () => Date;
}

/** Routes of the review. [OPEN-01, OPEN-49] */
export async function reviewRoutes(app: FastifyInstance, services: ReviewServices): Promise<void> {
  const { records, imageSignatures } = services;
  const present = (portal: PortalRecord) => withSignedImages(presentToModerator(portal), imageSignatures);

  endpoint(app, reviewQueue, async ({ query, provider, viewer, reply }) => {
    requireRole(viewer, 'admin');
    const all = await waitingPortals(records, provider.id);
    reply.header('x-total-count', String(all.length));
    const waiting = all.slice(query._start, query._start + query._limit);
    const uids = waiting.flatMap(({ editors, modifiedBy }) => [...editors, modifiedBy ?? []].flat());
    const names = await displayNames(records, { provider: provider.id, uids });
    return ok(
      waiting.map((portal) => ({
        portal: present(portal),
        waitingSince: waitingSince(portal),
        editors: portal.editors.map((uid) => ({ uid, displayName: names.get(uid) ?? uid })),
        changedBy: portal.modifiedBy && names.get(portal.modifiedBy),
      })),
    );
  });

  endpoint(app, decideReviewCall, async ({ params, body, provider, viewer, request }) => {
    const moderator = requireRole(viewer, 'admin');
    const review = { provider: provider.id, id: params.portalId, moderator, decision: body.data };
    const decided = await decideReview(services, review);
    await mailDecisions(services, request)(decided);
    return ok(present(decided));
  });

  endpoint(app, reviewHistory, async ({ params, provider, viewer }) =>
    ok(
      await historyOf(records, { provider: provider.id, id: params.portalId, viewer: requireViewer(viewer) }),
    ),
  );
}
