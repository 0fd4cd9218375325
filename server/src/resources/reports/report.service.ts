import type { PortalReport } from '@portico/shared/contracts';
import { notFound } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import {
  closingWrites,
  type Dismissal,
  MAX_STORED_REPORTS,
  openReports,
  type PortalReportsRecord,
  portalReportsRepository,
} from './report.repository.ts';

const DAY_MS = 24 * 3_600_000;

interface NewReport {
  provider: string;
  portalId: string;
  report: PortalReport;
  /** Network as in the audit log. */
  network: string;
  now: Date;
}

/**
 * Stores a report, unless the network's last one on the portal, open or closed, is less than a day old. Returns whether
 * it was stored. [OPEN-56]
 */
export const addReport = (
  records: RecordStore,
  { provider, portalId, report, network, now }: NewReport,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const repository = portalReportsRepository(records);
    const stored = await repository.get(provider, portalId);
    const before = stored?.value;
    const at = now.toISOString();
    const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
    if (before?.reports.some((other) => other.network === network && other.at > yesterday)) return false;
    const isFirst = !before || before.count === 0;
    await repository.put({
      provider,
      id: portalId,
      value: {
        ...before,
        reports: [...(before?.reports ?? []), { ...report, network, at }].slice(-MAX_STORED_REPORTS),
        count: (before?.count ?? 0) + 1,
        firstAt: isFirst ? at : before.firstAt,
        lastAt: at,
      },
      expectedRevision: stored?.revision ?? 0,
    });
    return true;
  });

/** A portal with its open reports. */
export interface Reported extends PortalReportsRecord {
  portal: PortalRecord;
}

/** The portals with open reports, longest reported first; without deleted ones. [OPEN-56] */
export async function reportedPortals(records: RecordStore, provider: string): Promise<Reported[]> {
  const open = await portalReportsRepository(records).list(provider, { field: 'open', value: 'yes' });
  const portals = await portalRepository(records).getMany(
    provider,
    open.map(({ id }) => id),
  );
  const reportsOf = new Map(open.map(({ id, value }) => [id, value]));
  return portals
    .flatMap(({ id, value: portal }) => {
      const reports = reportsOf.get(id);
      return reports ? [{ ...reports, reports: openReports(reports), portal }] : [];
    })
    .sort((a, b) => a.firstAt.localeCompare(b.firstAt));
}

/** Closes the reports up to a time; later ones stay open. Throws 'not-found' for a portal without reports. [OPEN-56] */
export const dismissReports = (records: RecordStore, dismissal: Dismissal): Promise<void> =>
  retryOnConflict(async () => {
    const writes = await closingWrites(records, dismissal);
    if (!writes) throw notFound('This report');
    await records.batch(writes);
  });
