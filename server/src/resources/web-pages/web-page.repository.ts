import type { WebConfig, WebPage } from '@portico/shared/contracts';
import { imagesOf } from '../../content/image-references.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

export interface WebPageRecord extends WebPage, RevisionStamp {}

/** The content of a page that its visitors do not see yet, under the page's id. */
export interface WebPageDraftRecord
  extends Pick<
      WebPage,
      'title' | 'bannerImages' | 'galleryImages' | 'iconLinks' | 'buttonLinks' | 'widgets' | 'menuOrder'
    >,
    RevisionStamp {
  /** The `modifiedDate` of the page when the draft was begun. */
  basedOn?: string | undefined;
}

/** Pages in the site's menu at most: every document of the site carries their titles. */
const MAX_MENU_PAGES = 8;

const IN_MENU = 'menu';

export const webPageRepository = (records: RecordStore): Collection<WebPageRecord> =>
  collection<WebPageRecord>(records, 'web-page', (page) => ({
    editor: page.editors,
    image: imagesOf(page),
    ...(page.menuOrder !== undefined && !page.isUnpublished ? { place: IN_MENU } : {}),
  }));

export const webPageDraftRepository = (records: RecordStore): Collection<WebPageDraftRecord> =>
  collection<WebPageDraftRecord>(records, 'web-page-draft', (draft) => ({ image: imagesOf(draft) }));

/** The published pages in the site's menu, in its order; undefined if there are none. */
export async function menuPages(records: RecordStore, provider: string): Promise<WebConfig['menuPages']> {
  const found = await webPageRepository(records).list(provider, { field: 'place', value: IN_MENU });
  if (found.length === 0) return undefined;
  return found
    .map(({ value }) => value)
    .sort((a, b) => (a.menuOrder ?? 0) - (b.menuOrder ?? 0))
    .slice(0, MAX_MENU_PAGES)
    .map(({ _id, title }) => ({ _id, title }));
}
