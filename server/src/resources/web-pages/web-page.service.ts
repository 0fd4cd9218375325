import type { NewWebPage, WebPageChanges } from '@portico/shared/contracts';
import { nameTaken, notFound } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { SITE } from '../images/image.repository.ts';
import { slugOf } from '../writes/ids.ts';
import { assertNotStale, revisionStamp } from '../writes/optimistic-lock.ts';
import { referencesIn, validateReferences } from '../writes/validate-references.ts';
import { type WebPageRecord, webPageDraftRepository, webPageRepository } from './web-page.repository.ts';

/** The services that web pages need, for the server and the operator's command. */
export interface WebPageStores {
  records: RecordStore;
  now: () => Date;
}

interface WebPageCreation {
  provider: string;
  /** A uid; undefined for the operator. */
  by?: string | undefined;
  data: NewWebPage;
}

/** Adds a page; throws 'conflict' when its id is taken. [OPEN-12] */
export async function createWebPage(
  { records, now }: WebPageStores,
  { provider, by, data }: WebPageCreation,
): Promise<WebPageRecord> {
  const { _id = slugOf(data.title), isUnpublished, ...fields } = withoutImageUrls(data);
  await validateReferences(records, { provider, owner: SITE, ...referencesIn(fields) });
  const empty = {
    bannerImages: [],
    galleryImages: [],
    iconLinks: [],
    buttonLinks: [],
    widgets: [],
    editors: [],
  };
  const page = changed(
    { ...empty, _id, title: data.title, ...(isUnpublished ? { isUnpublished } : {}) },
    fields,
    { by, now: now() },
  );
  return retryOnConflict(async () => {
    const pages = webPageRepository(records);
    if (await pages.get(provider, _id)) throw nameTaken('body.data._id', `There is a page ${_id} already.`);
    const { kind } = webPageDraftRepository(records);
    await records.batch([
      pages.write({ provider, id: _id, value: page, expectedRevision: 0 }),
      // A draft that was saved while an earlier page of this id was deleted.
      { delete: { provider, kind, id: _id } },
    ]);
    return page;
  });
}

interface WebPageUpdate {
  provider: string;
  id: string;
  by?: string | undefined;
  data: WebPageChanges;
  /** Throws when the person is not allowed. */
  authorise?: (page: WebPageRecord) => void;
}

/** Merges changes into a page; throws 'not-found', or 'conflict' when it was changed concurrently. [OPEN-13, T-49] */
export const updateWebPage = (
  { records, now }: WebPageStores,
  { provider, id, by, data, authorise }: WebPageUpdate,
): Promise<WebPageRecord> =>
  retryOnConflict(async () => {
    const { modifiedDate: seen, ...changes } = withoutImageUrls(data);
    const pages = webPageRepository(records);
    const stored = await pages.get(provider, id);
    if (!stored) throw notFound('This page');
    authorise?.(stored.value);
    await assertNotStale({ records, provider, what: 'this page', record: stored.value, seen });
    await validateReferences(records, { provider, owner: SITE, ...referencesIn(changes) });
    const value = changed(stored.value, changes, { by, now: now() });
    await pages.put({ provider, id, value, expectedRevision: stored.revision });
    return value;
  });

/** Deletes a page with its draft; throws 'not-found'. [OPEN-12] */
export async function deleteWebPage(
  { records }: Pick<WebPageStores, 'records'>,
  { provider, id }: { provider: string; id: string },
): Promise<void> {
  const pages = webPageRepository(records);
  if (!(await pages.get(provider, id))) throw notFound('This page');
  const { kind } = webPageDraftRepository(records);
  await records.batch([{ delete: { provider, kind: pages.kind, id } }, { delete: { provider, kind, id } }]);
}

function changed(
  { menuOrder: menuOrderBefore, ...before }: WebPageRecord,
  changes: Omit<WebPageChanges, 'modifiedDate'>,
  { by, now }: { by: string | undefined; now: Date },
): WebPageRecord {
  const menuOrder = changes.menuOrder === undefined ? menuOrderBefore : changes.menuOrder;
  return {
    ...before,
    ...(menuOrder ? { menuOrder } : {}),
    title: changes.title ?? before.title,
    bannerImages: changes.bannerImages ?? before.bannerImages,
    galleryImages: changes.galleryImages ?? before.galleryImages,
    iconLinks: changes.iconLinks ?? before.iconLinks,
    buttonLinks: changes.buttonLinks ?? before.buttonLinks,
    widgets: changes.widgets ?? before.widgets,
    editors: changes.editors ?? before.editors,
    ...revisionStamp({ by, now, before }),
  };
}

/** Drops image URLs, which are derived from image ids. */
export const withoutImageUrls = <
  Changes extends Pick<WebPageChanges, 'bannerImages' | 'galleryImages' | 'iconLinks'>,
>(
  changes: Changes,
): Changes => ({
  ...changes,
  bannerImages: changes.bannerImages?.map(withoutAddresses),
  galleryImages: changes.galleryImages?.map(withoutAddresses),
  iconLinks: changes.iconLinks?.map(({ picture, ...icon }) =>
    picture?.mainImageId ? { ...icon, picture: { mainImageId: picture.mainImageId } } : icon,
  ),
});

const withoutAddresses = <Item extends { imageURL?: unknown; smallImageURL?: unknown }>({
  imageURL: _full,
  smallImageURL: _small,
  ...item
}: Item) => item;
