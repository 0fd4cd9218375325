import type { PageDraftChanges } from '@portico/shared/contracts';
import { notFound } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { SITE } from '../images/image.repository.ts';
import { assertNotStale, revisionStamp } from '../writes/optimistic-lock.ts';
import { referencesIn, validateReferences } from '../writes/validate-references.ts';
import {
  type WebPageDraftRecord,
  type WebPageRecord,
  webPageDraftRepository,
  webPageRepository,
} from './web-page.repository.ts';
import { type WebPageStores, withoutImageUrls } from './web-page.service.ts';

/** A page, and its draft if it has one. */
export interface EditedPage {
  page: WebPageRecord;
  draft?: WebPageDraftRecord | undefined;
}

interface Named {
  provider: string;
  id: string;
}

interface Edit extends Named {
  /** A uid; undefined for the operator. */
  by?: string | undefined;
}

/** The `modifiedDate` that the client last read; without it there is no check. */
type Seen = string | null | undefined;

interface StoredPage {
  page: StoredRecord<WebPageRecord>;
  draft: StoredRecord<WebPageDraftRecord> | undefined;
}

async function storedPage(records: RecordStore, { provider, id }: Named): Promise<StoredPage> {
  const page = await webPageRepository(records).get(provider, id);
  if (!page) throw notFound('This page');
  return { page, draft: await webPageDraftRepository(records).get(provider, id) };
}

/** Throws 'not-found'. */
export async function editedPage(records: RecordStore, named: Named): Promise<EditedPage> {
  const { page, draft } = await storedPage(records, named);
  return { page: page.value, draft: draft?.value };
}

const refuseStale = (
  records: RecordStore,
  { provider, seen, page, draft }: StoredPage & { provider: string; seen: Seen },
): Promise<void> =>
  assertNotStale({ records, provider, what: 'this page', record: (draft ?? page).value, seen });

/** Stores the content as the page's draft; throws 'not-found', or 'conflict' when it was changed since. [T-49] */
export const savePageDraft = (
  { records, now }: WebPageStores,
  { provider, id, by, data }: Edit & { data: PageDraftChanges },
): Promise<EditedPage> =>
  retryOnConflict(async () => {
    const { modifiedDate: seen, menuOrder, ...content } = withoutImageUrls(data);
    const { page, draft } = await storedPage(records, { provider, id });
    await refuseStale(records, { provider, seen, page, draft });
    await validateReferences(records, { provider, owner: SITE, ...referencesIn(content) });
    const value: WebPageDraftRecord = {
      ...content,
      ...(menuOrder ? { menuOrder } : {}),
      basedOn: draft ? draft.value.basedOn : page.value.modifiedDate,
      ...revisionStamp({ by, now: now(), before: (draft ?? page).value }),
    };
    const expectedRevision = draft?.revision ?? 0;
    await webPageDraftRepository(records).put({ provider, id, value, expectedRevision });
    return { page: page.value, draft: value };
  });

/** Deletes the draft, if there is one; throws 'not-found', or 'conflict' when it was changed since. [T-49] */
export const discardPageDraft = (
  records: RecordStore,
  { provider, id, seen }: Named & { seen?: Seen },
): Promise<EditedPage> =>
  retryOnConflict(async () => {
    const { page, draft } = await storedPage(records, { provider, id });
    await refuseStale(records, { provider, seen, page, draft });
    if (draft) {
      const { kind } = webPageDraftRepository(records);
      await records.delete({ provider, kind, id, expectedRevision: draft.revision });
    }
    return { page: page.value };
  });

/**
 * Shows visitors the page with the content of its draft; throws 'not-found', or 'conflict' when it was changed since.
 * [T-49]
 */
export const publishPage = (
  { records, now }: WebPageStores,
  { provider, id, by, seen }: Edit & { seen?: Seen },
): Promise<EditedPage> =>
  retryOnConflict(async () => {
    const { page, draft } = await storedPage(records, { provider, id });
    await refuseStale(records, { provider, seen, page, draft });
    const before = page.value;
    if (!draft && !before.isUnpublished) return { page: before };
    const { isUnpublished: _hidden, menuOrder, ...others } = before;
    const { basedOn: _base, ...content } = draft ? draft.value : { menuOrder };
    const value = {
      ...others,
      ...content,
      ...revisionStamp({ by, now: now(), before: (draft ?? page).value }),
    };
    const { kind } = webPageDraftRepository(records);
    await records.batch([
      webPageRepository(records).write({ provider, id, value, expectedRevision: page.revision }),
      ...(draft ? [{ delete: { provider, kind, id, expectedRevision: draft.revision } }] : []),
    ]);
    return { page: value };
  });

/** Hides the page from visitors; throws 'not-found'. */
export const unpublishPage = (
  { records, now }: WebPageStores,
  { provider, id, by }: Edit,
): Promise<EditedPage> =>
  retryOnConflict(async () => {
    const { page, draft } = await storedPage(records, { provider, id });
    const before = page.value;
    if (before.isUnpublished) return { page: before, draft: draft?.value };
    const value = { ...before, isUnpublished: true, ...revisionStamp({ by, now: now(), before }) };
    await webPageRepository(records).put({ provider, id, value, expectedRevision: page.revision });
    return { page: value, draft: draft?.value };
  });
