import type { AuthUser } from '@portico/shared/contracts';
import { AppError, notFound, refusedField } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { userRepository } from '../auth/user.repository.ts';
import { assertNotStale } from '../writes/optimistic-lock.ts';
import { inRequest } from '../writes/refuse-problems.ts';
import { isModeratedBy, requireEditorOf } from './portal.policy.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import type { PortalStores } from './portal.service.ts';
import { portalDraftRepository } from './portal-draft.repository.ts';
import { type DraftedPage, draftOf, draftOver, publishDraft } from './portal-draft.service.ts';

/** Whether a moderator looks at the changes of an account before visitors see them. */
export async function isReviewed(
  records: RecordStore,
  { provider, uid }: { provider: string; uid: string | undefined },
): Promise<boolean> {
  if (uid === undefined) return false;
  return (await userRepository(records).get(provider, uid))?.value.isReviewed === true;
}

/** Throws 'forbidden' for a change that visitors would see at once, by an account whose changes are reviewed. */
export async function refuseUnreviewed(
  records: RecordStore,
  { provider, id, editor }: { provider: string; id: string; editor: AuthUser },
): Promise<void> {
  if (!(await isReviewed(records, { provider, uid: editor.uid }))) return;
  const portal = (await portalRepository(records).get(provider, id))?.value;
  if (portal?.status !== 'RELEASE') return;
  requireEditorOf(portal, editor);
  throw new AppError(
    'forbidden',
    'Your changes of this page are reviewed first: work on a draft and publish it.',
  );
}

interface Sending {
  provider: string;
  id: string;
  /** A uid. */
  by: string;
}

/** Sends a draft to the review; false without one. */
export const sendToReview = (
  { records, now }: Pick<PortalStores, 'records' | 'now'>,
  { provider, id, by }: Sending,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const drafts = portalDraftRepository(records);
    const stored = await drafts.get(provider, id);
    if (!stored) return false;
    const review = stored.value.review ?? { at: now().toISOString(), by };
    const value = { ...stored.value, review, returned: undefined, problem: undefined };
    await drafts.put({ provider, id, value, expectedRevision: stored.revision });
    return true;
  });

/** Publishes the draft of an editor, or sends it to the review. */
export async function publishOrSend(
  stores: PortalStores,
  {
    provider,
    id,
    editor,
    over,
  }: { provider: string; id: string; editor: AuthUser; over?: string | null | undefined },
): Promise<{ live: PortalRecord } | { waiting: DraftedPage }> {
  const { records } = stores;
  if (!(await isReviewed(records, { provider, uid: editor.uid })))
    return { live: await publishDraft(stores, { provider, id, editor, by: editor.uid, over }) };
  await draftOf(records, { provider, id, editor });
  await sendToReview(stores, { provider, id, by: editor.uid });
  return { waiting: await draftOf(records, { provider, id, editor }) };
}

/** The drafts that wait for a moderator, longest first. */
export async function waitingDraftsOf(records: RecordStore, provider: string): Promise<DraftedPage[]> {
  const waiting = await portalDraftRepository(records).list(provider, { field: 'waiting', value: 'yes' });
  const lives = await portalRepository(records).getMany(
    provider,
    waiting.map(({ id }) => id),
  );
  const pages = await Promise.all(lives.map(({ value }) => draftOver(records, value)));
  return pages
    .filter((page) => page?.draft.review !== undefined)
    .sort((a, b) => (a?.draft.review?.at ?? '').localeCompare(b?.draft.review?.at ?? '')) as DraftedPage[];
}

interface Decision {
  provider: string;
  id: string;
  moderator: AuthUser;
  decision: 'publish' | 'return';
  reason?: string | undefined;
  /** The `modifiedDate` of the draft that was reviewed. */
  modifiedDate: string;
}

/** Publishes a waiting draft over what it conflicts with, or returns it to its editors. Returns the live page. */
export async function decideDraft(
  stores: PortalStores,
  { provider, id, moderator, decision, reason, modifiedDate }: Decision,
): Promise<PortalRecord> {
  const { records, now } = stores;
  const live = (await portalRepository(records).get(provider, id))?.value;
  if (!live || !isModeratedBy(live, moderator)) throw notFound('This draft');
  const drafted = await draftOver(records, live);
  const { review, nonce } = drafted?.draft ?? {};
  if (!drafted || !review) throw notFound('This draft');
  const seen = modifiedDate;
  await assertNotStale({ records, provider, what: 'this draft', record: drafted.page, seen });
  if (decision === 'publish') {
    const isUnchanged = (page: DraftedPage) => page.page.modifiedDate === seen;
    return publishDraft(stores, {
      provider,
      id,
      editor: undefined,
      by: review.by,
      over: live.modifiedDate,
      ...(nonce === undefined ? {} : { nonce }),
      requires: isUnchanged,
    });
  }
  if (!reason)
    throw refusedField({ path: inRequest('reason'), message: 'A return needs a reason.', code: 'required' });
  await retryOnConflict(async () => {
    const drafts = portalDraftRepository(records);
    const stored = await drafts.get(provider, id);
    if (!stored || stored.value.nonce !== nonce) throw notFound('This draft');
    const returned = { at: now().toISOString(), reason };
    const value = { ...stored.value, review: undefined, returned };
    await drafts.put({ provider, id, value, expectedRevision: stored.revision });
  });
  return live;
}
