import {
  dismissReports as dismissCall,
  reportedPortals as reportedCall,
  reportPortal,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AuditLog } from '../../audit/audit-log.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { RateLimitStore } from '../../security/rate-limit-store/rate-limit-store.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { presentToModerator, withSignedImages } from '../portals/portal.presenter.ts';
import { createPortalReader, requesterOf } from '../portals/portal.reader.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { addReport, dismissReports, type Reported, reportedPortals } from './report.service.ts';

interface ReportServices {
  records: RecordStore;
  passcodes: Passcodes;
  grants: Grants;
  counts: RateLimitStore;
  audit: AuditLog;
  imageSignatures: ImageSignatures;
  now: () => Date;
}

/** The portals reported longest are listed first; the rest follow when these are decided. */
const MOST_LISTED = 100;
/** Per portal; the count includes all. */
const MOST_REPORTS_LISTED = 10;
/** Per visitor. */
const REPORTS_PER_MINUTE = 5;
/** Per network, over all pages. */
const REPORTS_PER_DAY = 30;
const DAY_MS = 24 * 3_600_000;

/** Routes of reports. [OPEN-56] */
export async function reportRoutes(app: FastifyInstance, services: ReportServices): Promise<void> {
  const { records, counts, audit, imageSignatures, now } = services;
  const reader = createPortalReader(services);

  endpoint(
    app,
    reportPortal,
    async ({ params, body, provider, request }) => {
      const found = await reader.find(provider.id, params.id, requesterOf(request));
      if (!found) throw notFound('This portal');
      if (found.kind === 'locked') throw new AppError('permission-denied', 'This portal is private.');
      const network = audit.networkName(request.ip);
      const counted = { name: `reports ${provider.id}/${network}`, most: REPORTS_PER_DAY, forMs: DAY_MS };
      if ((await counts.add(counted)).count > REPORTS_PER_DAY)
        throw new AppError('too-many-requests', 'Too many reports: please try again tomorrow.');
      const report = { ...body.data, text: body.data.text || undefined };
      const added = { provider: provider.id, portalId: params.id, report, network, now: now() };
      if (await addReport(records, added)) {
        // Reporters stay anonymous, also signed-in ones.
        const on = { kind: 'portal', id: params.id };
        const actor = { kind: 'visitor' } as const;
        audit.record({ event: 'report.create', request, actor, on, details: { reason: report.reason } });
      }
      return ok({ _id: params.id });
    },
    { perMinute: REPORTS_PER_MINUTE },
  );

  endpoint(app, reportedCall, async ({ provider, viewer }) => {
    requireRole(viewer, 'admin');
    const reported = await reportedPortals(records, provider.id);
    return ok({ total: reported.length, portals: reported.slice(0, MOST_LISTED).map(present) });
  });

  const present = ({ portal, count, firstAt, lastAt, reports }: Reported) => ({
    portal: withSignedImages(presentToModerator(portal), imageSignatures),
    count,
    firstAt,
    lastAt,
    reports: reports
      .slice(-MOST_REPORTS_LISTED)
      .reverse()
      .map(({ reason, text, at }) => ({ reason, text, at })),
  });

  endpoint(app, dismissCall, async ({ params, body, provider, viewer }) => {
    requireRole(viewer, 'admin');
    await dismissReports(records, {
      provider: provider.id,
      portalId: params.portalId,
      until: body.data.lastAt,
    });
    return ok({ _id: params.portalId });
  });
}
