import type { PortalReport } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** Reports that are kept of one portal; older ones are in the count alone. */
export const MAX_KEPT_REPORTS = 50;

export interface ReportRecord extends PortalReport {
  /** Keyed hash as in the audit log. */
  network: string;
  /** ISO time. */
  at: string;
}

/** All reports of one portal, under its id. */
export interface PortalReportsRecord {
  /** Oldest first; also closed ones, until clean-up. */
  reports: ReportRecord[];
  /** Open reports. */
  count: number;
  /** ISO time of the first open report, or of the last one when none is open. */
  firstAt: string;
  /** ISO time. */
  lastAt: string;
  /** ISO time up to which reports are closed. */
  closedAt?: string | undefined;
}

export const PORTAL_REPORTS = 'portal-reports';

export const portalReportsRepository = (records: RecordStore): Collection<PortalReportsRecord> =>
  collection<PortalReportsRecord>(records, PORTAL_REPORTS, ({ count }) => ({
    open: count > 0 ? 'yes' : undefined,
  }));
