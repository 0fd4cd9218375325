import type { AuditOutcome } from '@portico/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditDetails } from '../audit/audit-entry.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { oldAuditEntries } from '../audit/old-audit-entries.cleanup.ts';
import type { Config } from '../config/config.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { CleanupJob } from '../kernel/cleanup-job.ts';
import { runEvery } from '../kernel/run-every.ts';
import type { Providers } from '../providers/providers.ts';
import { leavingAccounts } from '../records/leaving-accounts.cleanup.ts';
import { expiredSessionsCleanup } from '../resources/auth/expired-sessions.cleanup.ts';
import { oldImports } from '../resources/console/import-runs.ts';
import { oldFigures } from '../resources/figures/old-figures.cleanup.ts';
import { orphanedImages } from '../resources/images/orphaned-images.cleanup.ts';
import { deletedPortalsCleanup } from '../resources/portals/deleted-portals.cleanup.ts';
import type { Passcodes } from '../resources/privacy/passcodes.ts';
import { oldReports } from '../resources/reports/old-reports.cleanup.ts';
import { abandonedUploads } from '../resources/uploads/abandoned-uploads.cleanup.ts';
import type { UsersService } from '../resources/users/user.service.ts';
import { oldDeliveries } from '../resources/webhooks/old-deliveries.cleanup.ts';
import { endedCounts } from '../security/rate-limit-store/ended-counts.cleanup.ts';
import type { RateLimitStore } from '../security/rate-limit-store/rate-limit-store.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { tombstones } from '../storage/tombstones.cleanup.ts';

interface JobStores {
  config: Config;
  records: RecordStore;
  providers: Providers;
  images: ImageStore;
  counts: RateLimitStore;
  users: UsersService;
  passcodes: Passcodes;
}

interface CleanupServices extends JobStores {
  audit: AuditLog;
  stopping: AbortController;
  now: () => Date;
}

export const cleanupJobs: readonly CleanupJob<JobStores>[] = [
  expiredSessionsCleanup,
  deletedPortalsCleanup,
  orphanedImages,
  abandonedUploads,
  tombstones,
  endedCounts,
  oldAuditEntries,
  oldReports,
  oldFigures,
  leavingAccounts,
  oldImports,
  oldDeliveries,
];

/** One hour: records expire after hours or days. */
const CLEANUP_EVERY_MS = 3_600_000;

type CleanupLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Runs all jobs one after the other; a failed job is logged and runs again next time. */
export async function cleanUp(
  services: CleanupServices,
  log: CleanupLog,
  jobs: readonly CleanupJob<JobStores>[] = cleanupJobs,
): Promise<void> {
  const context = { ...services, now: services.now() };
  for (const { name, isAudited, run } of jobs) {
    if (services.stopping.signal.aborted) return;
    const record = (outcome: AuditOutcome, details: AuditDetails) => {
      if (!isAudited) return;
      services.audit.record({ event: 'clean-up', outcome, actor: { kind: 'server', name }, details });
    };
    try {
      const removed = await run(context);
      if (removed === 0) continue;
      log.info({ job: name, removed }, 'cleaned up');
      record('done', { removed });
    } catch (err) {
      log.error({ err, job: name }, 'a clean-up failed');
      record('failed', { reason: (err as Error).message });
    }
  }
}

/**
 * Runs the jobs now and every hour, without keeping the process alive. Returns a stop function, which waits for the
 * current batch.
 */
export const startCleanup = (services: CleanupServices, log: CleanupLog): (() => Promise<void>) =>
  runEvery(CLEANUP_EVERY_MS, () => cleanUp(services, log));
