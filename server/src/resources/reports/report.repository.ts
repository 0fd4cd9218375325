import type { PortalReport } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';

/** Reports stored per portal; older ones are only counted. */
export const MAX_STORED_REPORTS = 50;

export interface ReportRecord extends PortalReport {
  /** Keyed hash as in the audit log. */
  network: string;
  /** ISO time. */
  at: string;
}

/** All reports of one portal, under its id. */
export interface PortalReportsRecord {
  /** Oldest first; includes closed ones until clean-up. */
  reports: ReportRecord[];
  /** Number of open reports. */
  count: number;
  /** ISO time of the first open report, or of the last one when none is open. */
  firstAt: string;
  /** ISO time. */
  lastAt: string;
  /** ISO time until which reports are closed. */
  closedAt?: string | undefined;
}

export const PORTAL_REPORTS = 'portal-reports';

export const portalReportsRepository = (records: RecordStore): Collection<PortalReportsRecord> =>
  collection<PortalReportsRecord>(records, PORTAL_REPORTS, ({ count }) => ({
    open: count > 0 ? 'yes' : undefined,
  }));

export const openReports = ({ reports, closedAt = '' }: PortalReportsRecord) =>
  reports.filter(({ at }) => at > closedAt);

export interface Dismissal {
  provider: string;
  portalId: string;
  /** ISO time of the last report that the moderator has seen. */
  until: string;
}

/** The writes that close the reports of a portal; undefined when there are none. */
export async function closingWrites(
  records: RecordStore,
  { provider, portalId, until }: Dismissal,
): Promise<RecordWrite[] | undefined> {
  const repository = portalReportsRepository(records);
  const stored = await repository.get(provider, portalId);
  if (!stored) return undefined;
  const { value, revision } = stored;
  const closedAt = [value.closedAt ?? '', until].sort().at(-1) ?? until;
  const left = openReports({ ...value, closedAt });
  if (left.length === value.count) return [];
  return [
    repository.write({
      provider,
      id: portalId,
      value: { ...value, closedAt, count: left.length, firstAt: left[0]?.at ?? value.lastAt },
      expectedRevision: revision,
    }),
  ];
}
