import type { CountedPageKind } from '@portico/shared/contracts';
import { OTHER_SITE_PAGES, sitePageId } from '@portico/shared/domain';
import type { RecordStore } from '../../storage/record-store.ts';

/** A page that has counts of its own. `site` has the pages without a record, such as home. */
export interface CountedPage {
  kind: CountedPageKind;
  id: string;
}

/**
 * Pages of records; the group is the id of a record of that kind. They are not derived from the live routes, because no
 * route says of which kind its record is, and stored links contain these addresses.
 */
const RECORD_PAGES: readonly [Exclude<CountedPageKind, 'site'>, RegExp][] = [
  ['portal', /^\/portals\/([\w.-]{1,80})$/],
  ['town', /^\/towns\/([\w.-]{1,80})$/],
  ['listing', /^\/listings\/([\w.-]{1,80})$/],
  ['web-page', /^\/web-page\/([\w.-]{1,80})$/],
  ['product', /^\/catalog\/[\w.-]{1,80}\/product\/([\w.-]{1,80})(?:\/detail)?$/],
];

/** The page at a path. All pages without a record whose path is not in `livePaths` count as one, `other`. */
export function pageOfPath(path: string, livePaths: ReadonlySet<string>): CountedPage {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const [kind, pattern] of RECORD_PAGES) {
    const id = pattern.exec(plain)?.[1];
    if (id) return { kind, id };
  }
  return { kind: 'site', id: livePaths.has(plain) ? sitePageId(plain) : OTHER_SITE_PAGES };
}

export const pageKey = ({ kind, id }: CountedPage): string => `${kind}:${id}`;

export function pageOfKey(key: string): CountedPage {
  const [kind = '', ...id] = key.split(':');
  return { kind: kind as CountedPageKind, id: id.join(':') };
}

/** Whether the page has a record; kinds are those of records. */
export const pageExists = async (
  records: Pick<RecordStore, 'get'>,
  provider: string,
  { kind, id }: CountedPage,
): Promise<boolean> => kind === 'site' || (await records.get({ provider, kind, id })) !== undefined;

/** Ids of the images in the gallery of a page; only portals have one that is counted. */
export async function picturesOfPage(
  records: Pick<RecordStore, 'get'>,
  provider: string,
  { kind, id }: CountedPage,
): Promise<ReadonlySet<string>> {
  if (kind !== 'portal') return new Set();
  const record = await records.get<{ galleryImages?: readonly { mainImageId?: string }[] }>({
    provider,
    kind,
    id,
  });
  const ids = (record?.value.galleryImages ?? []).map(({ mainImageId }) => mainImageId);
  return new Set(ids.filter((image) => image !== undefined));
}
