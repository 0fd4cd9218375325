import { checkPortal as checkPortalCall } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { LinkChecker } from './link-checker.ts';
import { checkPortal } from './portal-check.service.ts';

/** Checks per person and minute: each may request dozens of other sites. */
const CHECKS_PER_MINUTE = 20;

interface PortalCheckServices {
  records: RecordStore;
  search: SearchEngine;
  linkChecker: LinkChecker;
}

/** Facts for an editor who checks a page. */
export async function portalCheckRoutes(app: FastifyInstance, services: PortalCheckServices): Promise<void> {
  endpoint(
    app,
    checkPortalCall,
    async ({ params, provider, viewer, request }) =>
      ok(
        await checkPortal(services, {
          provider,
          id: params.id,
          viewer: requireViewer(viewer),
          host: request.hostname.toLowerCase(),
        }),
      ),
    { perMinute: CHECKS_PER_MINUTE, isLimitPerPerson: true },
  );
}
