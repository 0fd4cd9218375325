import { isUnofficial } from '@portico/shared/domain';
import type { Config } from '../config/config.ts';
import { imageUrl } from '../resources/images/image.presenter.ts';
import type { ListingRecord } from '../resources/listings/listing.repository.ts';
import type { PortalRecord } from '../resources/portals/portal.repository.ts';
import type { TownRecord } from '../resources/towns/town.repository.ts';
import type { WebPageRecord } from '../resources/web-pages/web-page.repository.ts';
import type { RecordStore, StoredRecord } from '../storage/record-store.ts';

/** A page that search engines may list. */
export interface SitePage {
  /** Cursor after this page. */
  cursor: string;
  path: string;
  /** ISO time. */
  modifiedDate?: string | undefined;
  /** Path of its picture. */
  image?: string | undefined;
}

/** Batch size, so that other requests run in between. */
const RECORDS_AT_ONCE = 200;

interface Listed<Value> {
  folder: string;
  /** False for records that visitors may not see or that must stay unknown. */
  isListed: (value: Value, administrativeTowns: readonly string[]) => boolean;
  /** Id of its picture. */
  imageId: (value: Value) => string | undefined;
}
const listed = <Value>(kind: Listed<Value>): Listed<Value> => kind;

/**
 * Kinds of records with pages, in list order. Their folders are not those of the live routes: links in texts, mails and
 * printed codes contain them, so they outlive every release.
 */
const KINDS = {
  town: listed<TownRecord>({
    folder: 'towns',
    isListed: ({ _id, isPrivate, isArchived }, administrativeTowns) =>
      !isPrivate && !isArchived && !administrativeTowns.includes(_id),
    imageId: ({ mainImageId }) => mainImageId,
  }),
  listing: listed<ListingRecord>({
    folder: 'listings',
    isListed: ({ isPrivate, isArchived }) => !isPrivate && !isArchived,
    imageId: ({ mainImageId }) => mainImageId,
  }),
  'web-page': listed<WebPageRecord>({
    folder: 'web-page',
    isListed: ({ isUnpublished }) => !isUnpublished,
    imageId: ({ bannerImages, galleryImages }) => [...bannerImages, ...galleryImages][0]?.mainImageId,
  }),
  portal: listed<PortalRecord>({
    folder: 'portals',
    isListed: (portal) => !portal.isPrivate && !isUnofficial(portal),
    imageId: ({ galleryImages, mainImageId }) => galleryImages?.[0]?.mainImageId ?? mainImageId,
  }),
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

interface PagesQuery {
  provider: string;
  /** Paths of the pages without a record. */
  ownPaths: readonly string[];
  /** Cursor of the last page to skip; '' is the start. */
  after?: string;
}

/** The pages of a provider's site that search engines may list, in a stable order. */
export async function* sitePages(
  { records, config }: { records: RecordStore; config: Config },
  { provider, ownPaths, after = '' }: PagesQuery,
): AsyncGenerator<SitePage> {
  const [lastKind, lastId] = splitCursor(after);
  if (lastKind === undefined) yield* ownPaths.map((path) => ({ cursor: `own/${path}`, path }));
  const first = lastKind === undefined ? 0 : KIND_NAMES.indexOf(lastKind);
  for (const kind of KIND_NAMES.slice(first)) {
    const { folder, isListed, imageId } = KINDS[kind] as Listed<ListedRecord>;
    for await (const { id, value, modifiedAt } of recordsOf(records, {
      provider,
      kind,
      after: kind === lastKind ? lastId : undefined,
    })) {
      if (!isListed(value, config.administrativeTowns)) continue;
      yield {
        cursor: `${kind}/${id}`,
        path: `/${folder}/${encodeURIComponent(id)}`,
        modifiedDate: value.modifiedDate ?? modifiedAt,
        image: imageUrl(imageId(value)),
      };
    }
  }
}
type ListedRecord = TownRecord | ListingRecord | WebPageRecord | PortalRecord;

/** The kind and id of a cursor; empty for an invalid one and for static pages. */
function splitCursor(cursor: string): [Kind, string] | [] {
  const slash = cursor.indexOf('/');
  const kind = KIND_NAMES.find((name) => name === cursor.slice(0, slash));
  return kind ? [kind, cursor.slice(slash + 1)] : [];
}

async function* recordsOf(
  records: RecordStore,
  { provider, kind, after }: { provider: string; kind: Kind; after: string | undefined },
): AsyncGenerator<StoredRecord<ListedRecord>> {
  let last = after;
  for (;;) {
    const batch = await records.list<ListedRecord>({ provider, kind, after: last, limit: RECORDS_AT_ONCE });
    yield* batch;
    if (batch.length < RECORDS_AT_ONCE) return;
    last = batch.at(-1)?.id;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
