import { Readable } from 'node:stream';
import { consoleAudit, exportAudit } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AuditLog } from '../../audit/audit-log.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { auditCsv, auditPage } from './audit.service.ts';

interface ConsoleAuditServices {
  records: RecordStore;
  audit: AuditLog;
}

/** Per person. */
const PAGES_PER_MINUTE = 120;
/** Per person: an export may read the whole log. */
const EXPORTS_PER_MINUTE = 6;

/** The audit log of the provider, for its admins. */
export async function consoleAuditRoutes(
  app: FastifyInstance,
  { records, audit }: ConsoleAuditServices,
): Promise<void> {
  const limited = (perMinute: number) => ({ perMinute, isLimitPerPerson: true, needsViewer: true });

  endpoint(
    app,
    consoleAudit,
    async ({ query, provider, viewer }) => {
      requireRole(viewer, 'admin');
      // An admin looks for what was done just now.
      await audit.flush();
      return ok(await auditPage(records, provider.id, query));
    },
    limited(PAGES_PER_MINUTE),
  );

  endpoint(
    app,
    exportAudit,
    async ({ query, provider, viewer, reply }) => {
      requireRole(viewer, 'admin');
      await audit.flush();
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit.csv"',
      });
      // Fastify sends a stream as it is, and stops reading when the client closes the connection.
      return Readable.from(auditCsv(records, provider.id, query)) as unknown as string;
    },
    limited(EXPORTS_PER_MINUTE),
  );
}
