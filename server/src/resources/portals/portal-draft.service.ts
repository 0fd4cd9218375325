import { createHash, randomUUID } from 'node:crypto';
import type { AuthUser, PortalChanges } from '@portico/shared/contracts';
import { PAGE_FIELDS, type PageContent, pageContentOf, sameContent } from '@portico/shared/domain';
import { changedMeanwhile, notFound, refusedFields } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import { userRepository } from '../auth/user.repository.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { assertNotStale, timeAfter } from '../writes/optimistic-lock.ts';
import { inRequest } from '../writes/refuse-problems.ts';
import { DESCRIPTION, mergeInto } from './draft-merge.ts';
import { notAnEditor, requireEditorOf } from './portal.policy.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import { checkContent, type PortalStores } from './portal.service.ts';
import { withChanges } from './portal-changes.ts';
import {
  type PageField,
  PORTAL_DRAFT,
  type PortalDraftRecord,
  portalDraftRepository,
} from './portal-draft.repository.ts';
import { portalEndRepository } from './portal-end.repository.ts';
import { changesTo, withoutDeletedTiles } from './portal-version.service.ts';
import { translationWrites } from './translated-from.ts';
import { updatePortal } from './update-portal.ts';

interface Named {
  provider: string;
  id: string;
}
interface DraftRequest extends Named {
  editor: AuthUser;
}

/** A live page, the draft over it, and the page as the draft would leave it. */
export interface DraftedPage {
  live: PortalRecord;
  draft: PortalDraftRecord;
  page: PortalRecord;
  conflicts: readonly PageField[];
}

/** The portal with its draft; `draft` is undefined without one. Throws for everyone but its editors. */
async function storedDraft(
  records: RecordStore,
  { provider, id, editor }: DraftRequest,
): Promise<{ live: PortalRecord; draft: StoredRecord<PortalDraftRecord> | undefined }> {
  const stored = await portalRepository(records).get(provider, id);
  if (!stored) throw notFound('This portal');
  requireEditorOf(stored.value, editor);
  return { live: stored.value, draft: await portalDraftRepository(records).get(provider, id) };
}

/** The page with the content of its draft. Throws 'not-found' without one. */
export async function draftOf(records: RecordStore, request: DraftRequest): Promise<DraftedPage> {
  const { live, draft } = await storedDraft(records, request);
  if (!draft) throw notFound('This draft');
  return drafted(live, draft.value);
}

/** The draft of a page, for those who may see it without being an editor. */
export async function draftOver(records: RecordStore, live: PortalRecord): Promise<DraftedPage | undefined> {
  const draft = await portalDraftRepository(records).get(live.provider, live._id);
  return draft && drafted(live, draft.value);
}

function drafted(live: PortalRecord, draft: PortalDraftRecord): DraftedPage {
  const { page, conflicts } = mergeInto(pageContentOf(live), draft);
  return {
    live,
    draft,
    conflicts,
    page: {
      ...live,
      ...page,
      modifiedDate: revisionOf(live, draft),
      modifiedBy: live.modifiedDate > draft.modifiedDate ? live.modifiedBy : draft.modifiedBy,
    },
  };
}

/**
 * The `modifiedDate` of a draft: the later date of draft and live page, followed by digits for both. A save of the live
 * page changes it too, because an editor of the draft has not seen what was saved there.
 */
function revisionOf(live: PortalRecord, draft: PortalDraftRecord): string {
  const latest = live.modifiedDate > draft.modifiedDate ? live.modifiedDate : draft.modifiedDate;
  const hash = createHash('sha256')
    .update(JSON.stringify([draft.nonce, draft.modifiedDate, live.modifiedDate]))
    .digest();
  return latest.replace('Z', `${String(hash.readUIntBE(0, 6) % 1e12).padStart(12, '0')}Z`);
}

interface DraftSave extends DraftRequest {
  changes: PortalChanges;
}

/**
 * Merges changes into the draft of a page, and begins one if there is none; the live page stays as it is. Throws
 * 'conflict' when draft or page were changed since they were read, and 'invalid' for another privacy, which is never
 * drafted.
 */
export const saveDraft = (stores: PortalStores, { changes, ...request }: DraftSave): Promise<DraftedPage> =>
  retryOnConflict(async () => {
    const { records, passcodes, now } = stores;
    const { provider, id, editor } = request;
    const { live, draft: stored } = await storedDraft(records, request);
    const earlier = stored?.value ?? newDraft(live);
    const before = stored ? drafted(live, earlier).page : live;
    const what = 'this draft';
    await assertNotStale({ records, provider, what, record: before, seen: changes.modifiedDate });
    refusePrivacy(live, changes, passcodes);
    const { isPrivate: _privacy, passcode: _passcode, ...content } = changes;
    const after = await withChanges(before, content, { by: editor.uid, now: now(), passcodes });
    await checkContent(records, { before, after });
    const saved: PortalDraftRecord = {
      ...earlier,
      ...changedFields(earlier, { live, before, after }),
      modifiedDate: timeAfter(
        live.modifiedDate > earlier.modifiedDate ? live.modifiedDate : earlier.modifiedDate,
        now(),
      ),
      modifiedBy: editor.uid,
      problem: undefined,
    };
    const expectedRevision = stored?.revision ?? 0;
    const result = drafted(live, saved);
    await records.batch([
      portalDraftRepository(records).write({ provider, id, value: saved, expectedRevision }),
      ...(await translationWrites(records, { provider, id, before, after: result.page })),
    ]);
    return result;
  });

const newDraft = (live: PortalRecord): PortalDraftRecord => ({
  portalId: live._id,
  nonce: randomUUID(),
  modifiedDate: live.modifiedDate,
  fields: [],
  base: {},
  content: {},
});

interface FieldsOfSave {
  live: PortalRecord;
  before: PageContent;
  after: PageContent;
}

/**
 * The fields of a draft after a save. What was merged without a conflict is based on the live page from now on, because
 * the save was made on the merged text.
 */
function changedFields(
  draft: PortalDraftRecord,
  { live, before, after }: FieldsOfSave,
): Pick<PortalDraftRecord, 'fields' | 'base' | 'content'> {
  const isSaved = (field: PageField) => !sameContent(before[field], after[field]);
  const { conflicts } = mergeInto(pageContentOf(live), draft);
  const isInConflict = (field: PageField) =>
    conflicts.includes(field) || (isDescription(field) && conflicts.includes('description'));
  const keeps = (field: PageField): boolean => {
    if (isInConflict(field)) return true;
    return isDescription(field)
      ? DESCRIPTION.some((one) => !sameContent(after[one], live[one]))
      : !sameContent(after[field], live[field]);
  };
  const fields = PAGE_FIELDS.filter(
    (field) =>
      (draft.fields.includes(field) ||
        isSaved(field) ||
        (isDescription(field) && DESCRIPTION.some((one) => draft.fields.includes(one) || isSaved(one)))) &&
      keeps(field),
  );
  const pick = (from: (field: PageField) => unknown) =>
    Object.fromEntries(fields.map((field) => [field, from(field)])) as Partial<PageContent>;
  return {
    fields,
    base: pick((field) => (isInConflict(field) ? draft.base[field] : live[field])),
    content: pick((field) => after[field]),
  };
}

const isDescription = (field: PageField): boolean => (DESCRIPTION as readonly string[]).includes(field);

/** Privacy takes effect at once or not at all: a page that is private only later would be open until then. */
function refusePrivacy(
  live: PortalRecord,
  { isPrivate, passcode }: PortalChanges,
  passcodes: Passcodes,
): void {
  const stored = live.sealedPasscode === undefined ? '' : passcodes.open(live.sealedPasscode);
  const changed = [
    ...(isPrivate !== undefined && (isPrivate ?? false) !== (live.isPrivate ?? false) ? ['isPrivate'] : []),
    ...(passcode !== undefined && (passcode ?? '') !== stored ? ['passcode'] : []),
  ];
  if (changed.length === 0) return;
  const message = 'not part of a draft: save it on the live page';
  refuseAll(changed, message);
}

function refuseAll(fields: readonly string[], message: string): void {
  throw refusedFields(
    fields.map((field) => ({ path: inRequest(field), message, code: 'unknown' as const })),
    `${fields.join(', ')}: ${message}`,
  );
}

/** Deletes the draft and returns the live page. Throws 'not-found' without one. */
export const discardDraft = (
  { records }: Pick<PortalStores, 'records'>,
  request: DraftRequest,
): Promise<PortalRecord> =>
  retryOnConflict(async () => {
    const { provider, id } = request;
    const { live, draft } = await storedDraft(records, request);
    if (!draft) throw notFound('This draft');
    await records.delete({ provider, kind: PORTAL_DRAFT, id, expectedRevision: draft.revision });
    return live;
  });

interface Publication extends Named {
  /** Undefined for a scheduled publication. */
  editor: AuthUser | undefined;
  /** The uid of the author. */
  by: string | undefined;
  /** The `modifiedDate` of the live page whose conflicting changes are replaced. */
  over?: string | null | undefined;
  /** Only this draft: a scheduled one may have been replaced. */
  nonce?: string;
  /** Whether it is still the draft that was decided on; otherwise 'conflict' is thrown. */
  requires?: (drafted: DraftedPage) => boolean;
}

/**
 * Writes what the draft changed to the live page and deletes the draft, in one batch. Throws 'conflict' when the live
 * page was changed in the same field since, unless that change was seen, and 'not-found' without a draft.
 */
export const publishDraft = (
  stores: PortalStores,
  { provider, id, editor, by, over, nonce, requires }: Publication,
): Promise<PortalRecord> => {
  const { records, passcodes, now } = stores;
  let writes: RecordWrite[] = [];
  return updatePortal(stores, {
    provider,
    id,
    by,
    who: 'editor',
    isReplay: true,
    authorise(portal) {
      if (editor) requireEditorOf(portal, editor);
      else if (by === undefined || !portal.editors.includes(by)) throw notAnEditor();
    },
    async change(live) {
      const published = await portalDraftRepository(records).get(provider, id);
      if (!published || (nonce !== undefined && nonce !== published.value.nonce))
        throw notFound('This draft');
      const current = drafted(live, published.value);
      const { page, conflicts } = current;
      if (requires && !requires(current)) await refuseConflict(records, page);
      if (conflicts.length > 0 && over !== live.modifiedDate) await refuseConflict(records, live);
      const content = await withoutDeletedTiles(records, {
        provider,
        portalId: id,
        content: pageContentOf(page),
      });
      // Later than every date of the draft, so that none of them is valid for the live page.
      const before = { ...live, modifiedDate: page.modifiedDate.replace(/\d{12}Z$/, 'Z') };
      const after = await withChanges(before, changesTo(content), { by, now: now(), passcodes });
      await checkContent(records, { before: live, after });
      writes = [
        { delete: { provider, kind: PORTAL_DRAFT, id, expectedRevision: published.revision } },
        ...endWrites(records, { live, after, by, draft: published.value }),
      ];
      return after;
    },
    also: () => writes,
  });
};

/** What is reverted at the end of a publication: only the fields that the draft changed. */
function endWrites(
  records: RecordStore,
  {
    live,
    after,
    by,
    draft,
  }: Pick<DraftedPage, 'live' | 'draft'> & { after: PortalRecord; by: string | undefined },
): RecordWrite[] {
  const { fields, endAt } = draft;
  if (endAt === undefined) return [];
  const pick = (from: PageContent) =>
    Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<PageContent>;
  return [
    portalEndRepository(records).write({
      provider: live.provider,
      id: randomUUID(),
      value: { portalId: live._id, endAt, by, fields, base: pick(after), content: pick(live) },
      expectedRevision: 0,
    }),
  ];
}

async function refuseConflict(records: RecordStore, { provider, modifiedBy, modifiedDate }: PortalRecord) {
  const user = modifiedBy === undefined ? undefined : await userRepository(records).get(provider, modifiedBy);
  throw changedMeanwhile('the same part of the live page', { by: user?.value.displayName, at: modifiedDate });
}
