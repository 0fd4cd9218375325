import type { AuthUser } from '@portico/shared/contracts';
import { pageContentOf } from '@portico/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import { AppError, refusedFields } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { runEvery } from '../../kernel/run-every.ts';
import type { Providers } from '../../providers/providers.ts';
import type { StoredRecord } from '../../storage/record-store.ts';
import { inRequest } from '../writes/refuse-problems.ts';
import { mergeInto } from './draft-merge.ts';
import { isReviewed, sendToReview } from './draft-review.service.ts';
import type { PortalStores } from './portal.service.ts';
import { withChanges } from './portal-changes.ts';
import { type PortalDraftRecord, portalDraftRepository } from './portal-draft.repository.ts';
import { type DraftedPage, draftOf, publishDraft } from './portal-draft.service.ts';
import { type PortalEndRecord, portalEndRepository } from './portal-end.repository.ts';
import { changesTo, withoutDeletedTiles } from './portal-version.service.ts';
import { updatePortal } from './update-portal.ts';

interface Schedule {
  provider: string;
  id: string;
  editor: AuthUser;
  /** ISO times; null and undefined are none. */
  publishAt?: string | null | undefined;
  endAt?: string | null | undefined;
}

/** Sets when a draft is published and when that ends. Throws 'invalid' for times in the past and an end before. */
export const scheduleDraft = (
  { records, now }: Pick<PortalStores, 'records' | 'now'>,
  { publishAt, endAt, ...request }: Schedule,
): Promise<DraftedPage> =>
  retryOnConflict(async () => {
    const { draft } = await draftOf(records, request);
    const isPast = (time: string) => Date.parse(time) <= now().getTime();
    const refuse = (field: string, message: string) =>
      refusedFields([{ path: inRequest(field), message, code: 'unknown' }], message);
    if (publishAt && isPast(publishAt)) throw refuse('publishAt', 'This time is over.');
    if (endAt && (isPast(endAt) || (publishAt && Date.parse(endAt) <= Date.parse(publishAt))))
      throw refuse('endAt', 'The end is after the publication, and not over.');
    const { provider, id, editor } = request;
    const drafts = portalDraftRepository(records);
    const stored = await drafts.get(provider, id);
    if (stored?.value.nonce !== draft.nonce) return draftOf(records, request);
    const value: PortalDraftRecord = {
      ...stored.value,
      publishAt: publishAt ? new Date(publishAt).toISOString() : undefined,
      endAt: endAt ? new Date(endAt).toISOString() : undefined,
      scheduledBy: editor.uid,
      problem: undefined,
    };
    await drafts.put({ provider, id, value, expectedRevision: stored.revision });
    return draftOf(records, request);
  });

interface ScheduleRun extends PortalStores {
  providers: Providers;
  stopping: AbortController;
}

type RunLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/**
 * Publishes drafts and reverts published ones whose time is over; returns the number of changed pages. Safe in two
 * processes at once: each change is one batch under the revisions that were read.
 */
export async function runSchedules(stores: ScheduleRun, log: RunLog): Promise<number> {
  const { records, providers, stopping, now } = stores;
  const isOver = (time: string | undefined) => time !== undefined && Date.parse(time) <= now().getTime();
  let changed = 0;
  for (const { id: provider } of providers.all()) {
    const drafts = await portalDraftRepository(records).list(provider, { field: 'scheduled', value: 'yes' });
    const ends = await portalEndRepository(records).list(provider, { field: 'pending', value: 'yes' });
    const due = [
      ...drafts
        .filter(({ value }) => isOver(value.publishAt))
        .map((draft) => () => publishDue(stores, draft)),
      ...ends.filter(({ value }) => isOver(value.endAt)).map((end) => () => takeBack(stores, end)),
    ];
    for (const run of due) {
      if (stopping.signal.aborted) return changed;
      try {
        if (await run()) changed++;
      } catch (err) {
        log.error({ err, provider }, 'a scheduled change of a page failed; it is tried again');
      }
    }
  }
  return changed;
}

/** False if it was refused, which the draft then shows to its editors. */
async function publishDue(
  stores: PortalStores,
  { provider, id, value }: StoredRecord<PortalDraftRecord>,
): Promise<boolean> {
  const by = value.scheduledBy;
  if (by !== undefined && (await isReviewed(stores.records, { provider, uid: by })))
    return sendToReview(stores, { provider, id, by });
  try {
    await publishDraft(stores, {
      provider,
      id,
      editor: undefined,
      by: value.scheduledBy,
      nonce: value.nonce,
    });
    return true;
  } catch (error) {
    // Anything else is an error of the server: the next run tries again.
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not-found') return false;
    const problem = error.code === 'conflict' ? 'conflict' : 'refused';
    await retryOnConflict(async () => {
      const drafts = portalDraftRepository(stores.records);
      const stored = await drafts.get(provider, id);
      if (!stored || stored.value.publishAt !== value.publishAt) return;
      await drafts.put({
        provider,
        id,
        value: { ...stored.value, problem },
        expectedRevision: stored.revision,
      });
    });
    return false;
  }
}

/** Restores what a publication replaced; what was changed on the page since stays. */
async function takeBack(
  stores: PortalStores,
  { provider, id, revision, value }: StoredRecord<PortalEndRecord>,
): Promise<boolean> {
  const { records, passcodes, now } = stores;
  const kind = portalEndRepository(records).kind;
  const removal = { delete: { provider, kind, id, expectedRevision: revision } };
  try {
    await updatePortal(stores, {
      provider,
      id: value.portalId,
      by: value.by,
      who: 'editor',
      isExempt: true,
      isReplay: true,
      authorise: () => undefined,
      async change(live) {
        const { page, conflicts } = mergeInto(pageContentOf(live), value);
        const fromLive = Object.fromEntries(conflicts.map((field) => [field, live[field]]));
        const content = await withoutDeletedTiles(records, {
          provider,
          portalId: value.portalId,
          content: { ...page, ...fromLive },
        });
        return withChanges(live, changesTo(content), { by: value.by, now: now(), passcodes });
      },
      also: () => [removal],
    });
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    // The page was deleted: if it is restored, it stays as it was.
    await records.batch([removal]);
    return false;
  }
}

/** Often enough that a time is met within a minute. */
const RUN_EVERY_MS = 15_000;

/** Runs the schedules now and again, without keeping the process alive. Returns a stop function. */
export const startSchedules = (stores: ScheduleRun, log: RunLog): (() => Promise<void>) =>
  runEvery(RUN_EVERY_MS, () =>
    runSchedules(stores, log).then(
      (changed) => void (changed > 0 && log.info({ changed }, 'scheduled changes of pages were carried out')),
      (err: unknown) => log.error({ err }, 'the schedules of pages could not be read'),
    ),
  );
