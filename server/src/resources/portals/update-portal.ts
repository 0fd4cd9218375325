import type { PortalStatus } from '@portico/shared/contracts';
import { canMove, type Mover } from '@portico/shared/domain';
import type { Config } from '../../config/config.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import { listingWrites } from '../listings/listing-writes.ts';
import { usageWrites } from '../quotas/usage.ts';
import { closingWrites } from '../reports/report.repository.ts';
import { assertNotStale, timeAfter } from '../writes/optimistic-lock.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import { peopleWrites, transitionWrite } from './portal-transitions.ts';
import { versionWrites } from './portal-version-writes.ts';
import { translationWrites } from './translated-from.ts';
import { approvalWrites, markWithheld } from './withholding.ts';

export interface PortalRewrite {
  provider: string;
  id: string;
  /** A uid; undefined for the operator. */
  by?: string | undefined;
  who: Mover;
  /** The `modifiedDate` that the client last read, for the optimistic lock; without it the check is skipped. [T-49] */
  seen?: string | null | undefined;
  /** Throws when the person is not allowed; runs first, so that no error reveals anything about the portal. */
  authorise: (portal: PortalRecord) => void;
  change: (portal: PortalRecord) => PortalRecord | Promise<PortalRecord>;
  /** The version that this restores. */
  restored?: number | undefined;
  /** Its texts were written earlier, in a draft or a version. */
  isReplay?: boolean | undefined;
  /** Only its towns and listings change: that is no decision about a portal that is not released. */
  isAssignment?: boolean | undefined;
  /** No quota applies, as for every change of a moderator. */
  isExempt?: boolean | undefined;
  /** Recorded with the transition. */
  reason?: string | undefined;
  /** Further writes of the same batch, computed after `change`. */
  also?: (() => readonly RecordWrite[]) | undefined;
}

/**
 * Reads, changes and writes a portal in one batch with its transition, its version and the listings that name it;
 * retries on concurrent saves. Every change of a portal goes through it, except a catalogue's tile, which the
 * catalogue's own batch moves under the same revision.
 */
export const updatePortal = (
  stores: { records: RecordStore; now: () => Date; config: Config },
  {
    provider,
    id,
    by,
    who,
    seen,
    authorise,
    change,
    restored,
    isReplay = restored !== undefined,
    isAssignment = false,
    isExempt = false,
    reason,
    also,
  }: PortalRewrite,
): Promise<PortalRecord> =>
  retryOnConflict(async () => {
    const { records, now } = stores;
    const portals = portalRepository(records);
    const stored = await portals.get(provider, id);
    if (!stored) throw notFound('This portal');
    const { value: before, revision } = stored;
    authorise(before);
    await assertNotStale({ records, provider, what: 'this portal', record: before, seen: seen ?? undefined });
    const changed = await change(before);
    const isDecision = who === 'moderator' && !(isAssignment && changed.status !== 'RELEASE');
    // A moderator's decision counts as a transition even if the status stays.
    const isMove = changed.status !== before.status || isDecision;
    if (isMove) refuseMove({ from: before.status, to: changed.status, who });
    const moved = isMove ? { ...changed, statusDate: timeAfter(before.statusDate, now()) } : changed;
    const { portal: after, writes: markWrites } = await markWithheld(records, moved);
    await records.batch([
      portals.write({ provider, id, value: after, expectedRevision: revision }),
      ...markWrites,
      ...(isDecision && after.status === 'RELEASE'
        ? await approvalWrites(records, { portal: after, now: now() })
        : []),
      ...(isDecision && after.status === 'REJECT'
        ? ((await closingWrites(records, { provider, portalId: id, until: now().toISOString() })) ?? [])
        : []),
      ...(isMove ? [transitionWrite(records, { portal: after, from: before.status, by, reason })] : []),
      ...peopleWrites(records, { before, after, by, now: now() }),
      ...(await versionWrites(records, { before, after, restored })),
      ...(await translationWrites(records, { provider, id, before, after, isReplay })),
      ...(await listingWrites(records, { provider, portalId: id, before, after })),
      ...(also?.() ?? []),
      ...(await usageWrites(stores, {
        before,
        after,
        isBound: by !== undefined && who === 'editor' && !isExempt,
      })),
    ]);
    return after;
  });

function refuseMove(move: { from: PortalStatus; to: PortalStatus; who: Mover }): void {
  if (!canMove(move)) {
    throw new AppError('invalid', `A portal cannot go from ${move.from} to ${move.to} here.`);
  }
}
