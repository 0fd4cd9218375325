import type {
  ConsoleListing,
  ConsoleTown,
  consoleListings,
  consoleTowns,
  ListedPortal,
  ListingResult,
  QueryOf,
} from '@portico/shared/contracts';
import { hasTranslation } from '@portico/shared/domain';
import { AppError, notFound, refusedField } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { type ListingRecord, listingRepository } from '../listings/listing.repository.ts';
import { updateListing } from '../listings/listing.service.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { type TownRecord, townRepository } from '../towns/town.repository.ts';
import { updateTown } from '../towns/town.service.ts';
import type { GroupStores } from '../writes/group-writes.ts';
import { firstTranslation, listPage, translationsOf } from './list-page.ts';

type Place = TownRecord | ListingRecord;

/** Highest score first, those without one last; then last changed, as in searches. */
const byScore = (a: Place, b: Place): number =>
  (b.score ?? -Infinity) - (a.score ?? -Infinity) || byChange(a, b);
const byChange = (a: Place, b: Place): number => (b.modifiedDate ?? '').localeCompare(a.modifiedDate ?? '');
const byTitle = (a: Place, b: Place): number =>
  firstTranslation(a.title).localeCompare(firstTranslation(b.title));
/** The order on the page of a town. */
const byAppearance = (a: ListingRecord, b: ListingRecord): number =>
  (a.appearSeq ?? Infinity) - (b.appearSeq ?? Infinity);

const isFound = (
  { title, isArchived = false }: Place,
  { missing, archived }: Pick<QueryOf<typeof consoleTowns>, 'missing' | 'archived'>,
): boolean =>
  isArchived === (archived === 'yes') && (missing === undefined || !hasTranslation(title, missing));

const textsOf = ({ _id, title }: Place) => [_id, ...translationsOf(title)];

const rowOf = ({ _id, title, mainImageId, score, modifiedDate, isPrivate, isArchived }: Place) => ({
  id: _id,
  title,
  mainImageId,
  score,
  modifiedDate,
  isPrivate,
  isArchived,
});

/** One page of the provider's towns, each with the number of its listings. */
export async function listTowns(
  records: RecordStore,
  { provider, query }: { provider: string; query: QueryOf<typeof consoleTowns> },
): Promise<{ total: number; rows: ConsoleTown[] }> {
  const towns = (await townRepository(records).list(provider)).map(({ value }) => value);
  const { total, rows } = listPage(
    towns.filter((town) => isFound(town, query)),
    query,
    { textsOf, order: { score: byScore, title: byTitle, changed: byChange } },
  );
  const ids = rows.map(({ _id }) => _id);
  const listings =
    ids.length === 0 ? [] : await listingRepository(records).list(provider, { field: 'town', value: ids });
  const countIn = (id: string) =>
    listings.filter(({ value }) => value.town === id && !value.isArchived).length;
  return { total, rows: rows.map((town) => ({ ...rowOf(town), listings: countIn(town._id) })) };
}

/** One page of the provider's listings, or of those of a town. */
export async function listListings(
  records: RecordStore,
  { provider, query }: { provider: string; query: QueryOf<typeof consoleListings> },
): Promise<{ total: number; rows: ConsoleListing[] }> {
  const where = query.town === undefined ? undefined : { field: 'town', value: query.town };
  const listings = (await listingRepository(records).list(provider, where)).map(({ value }) => value);
  const { total, rows } = listPage(
    listings.filter((listing) => isFound(listing, query)),
    query,
    { textsOf, order: { score: where ? byAppearance : byScore, title: byTitle, changed: byChange } },
  );
  const townIds = [...new Set(rows.flatMap(({ town }) => town ?? []))];
  const towns = await townRepository(records).getMany(provider, townIds);
  const townOf = ({ town: id }: ListingRecord) => towns.find((town) => town.id === id)?.value;
  return {
    total,
    rows: rows.map((listing) => {
      const town = townOf(listing);
      return {
        ...rowOf(listing),
        appearSeq: listing.appearSeq,
        town: town && { id: town._id, title: town.title },
        portals: listing.portals?.length ?? 0,
      };
    }),
  };
}

/** One page of a listing's released portals, in its order; throws 'not-found'. */
export async function portalsOfListing(
  records: RecordStore,
  { provider, id, _start, _limit }: { provider: string; id: string; _start: number; _limit: number },
): Promise<{ total: number; rows: ListedPortal[] }> {
  const listing = (await listingRepository(records).get(provider, id))?.value;
  if (!listing) throw notFound('This listing');
  const ids = listing.portals ?? [];
  const shown = ids.slice(_start, _start + _limit);
  const found = await portalRepository(records).getMany(provider, shown);
  const rows = shown.flatMap((portalId) => {
    const portal = found.find((stored) => stored.id === portalId)?.value;
    if (!portal) return [];
    const { _id, title, mainImageId, status, isPrivate } = portal;
    return [{ id: _id, title, mainImageId, status, isPrivate }];
  });
  return { total: ids.length, rows };
}

interface Order {
  provider: string;
  /** The first ones in their new order. */
  ids: readonly string[];
}

const MAX_SCORE = 1_000_000;

/**
 * Gives these towns or listings scores above all others of their kind, in one batch; dates stay, so that open forms can
 * still be saved. Throws 'not-found' if one of them does not exist.
 */
export const orderByScore = (
  records: RecordStore,
  kind: 'town' | 'listing',
  { provider, ids }: Order,
): Promise<void> =>
  retryOnConflict(async () => {
    const places = kind === 'town' ? townRepository(records) : listingRepository(records);
    const found: StoredRecord<Place>[] = await places.list(provider);
    const ordered = inOrder(found, ids, kind);
    const others = found.filter(({ id }) => !ids.includes(id));
    const highest = Math.max(0, ...others.map(({ value }) => value.score ?? 0));
    if (highest + ordered.length > MAX_SCORE) {
      throw refusedField({
        path: 'body.data.ids',
        message: 'the scores of others are too high',
        code: 'too-large',
      });
    }
    const scored = ordered.map((record, index) => ({
      ...record,
      value: { ...record.value, score: Math.floor(highest) + ordered.length - index },
    }));
    await writeChanged(records, { kind, before: found, after: scored });
  });

/** Puts these listings first on the page of their town. Throws 'not-found' if one of them is not in it. */
export const orderInTown = (
  records: RecordStore,
  { provider, town, ids }: Order & { town: string },
): Promise<void> =>
  retryOnConflict(async () => {
    const found = await listingRepository(records).list(provider, { field: 'town', value: town });
    const ordered = inOrder(found, ids, 'listing');
    const others = found
      .filter(({ id }) => !ids.includes(id))
      .toSorted((a, b) => byAppearance(a.value, b.value));
    const placed = [...ordered, ...others].map((record, index) => ({
      ...record,
      value: { ...record.value, appearSeq: index + 1 },
    }));
    await writeChanged(records, { kind: 'listing', before: found, after: placed });
  });

function inOrder<Value>(
  found: readonly StoredRecord<Value>[],
  ids: readonly string[],
  kind: 'town' | 'listing',
): StoredRecord<Value>[] {
  return [...new Set(ids)].map((id) => {
    const record = found.find((stored) => stored.id === id);
    if (!record) throw notFound(`The ${kind} ${id}`);
    return record;
  });
}

/** Writes those that differ, each only if no one else has written it since. */
async function writeChanged(
  records: RecordStore,
  {
    kind,
    before,
    after,
  }: {
    kind: 'town' | 'listing';
    before: readonly StoredRecord<Place>[];
    after: readonly StoredRecord<Place>[];
  },
): Promise<void> {
  const places = kind === 'town' ? townRepository(records) : listingRepository(records);
  const positionOf = ({ score, ...place }: Place) =>
    `${score} ${'appearSeq' in place ? place.appearSeq : ''}`;
  const writes = after
    .filter(({ id, value }) => {
      const old = before.find((record) => record.id === id);
      return !old || positionOf(old.value) !== positionOf(value);
    })
    .map(({ provider, id, value, revision }) =>
      places.write({ provider, id, value, expectedRevision: revision }),
    );
  if (writes.length > 0) await records.batch(writes);
}

interface Bulk {
  provider: string;
  ids: readonly string[];
  /** A uid. */
  by: string;
}

type TownResult = Omit<ListingResult, 'before'>;

/** Archives or restores towns, one after another. */
export async function archiveTowns(
  stores: GroupStores,
  { provider, ids, by, isArchived }: Bulk & { isArchived: boolean },
): Promise<TownResult[]> {
  const towns = townRepository(stores.records);
  const results: TownResult[] = [];
  for (const id of new Set(ids)) {
    const before = (await towns.get(provider, id))?.value;
    if (before && (before.isArchived ?? false) === isArchived) {
      results.push({ id, outcome: 'unchanged' });
      continue;
    }
    results.push(
      await unlessGone(id, async () => {
        await updateTown(stores, { provider, id, by, data: { isArchived } });
        return { id, outcome: 'changed' };
      }),
    );
  }
  return results;
}

/** Archives, restores or moves listings, one after another; throws 'invalid' for a town that does not exist. */
export async function changeListings(
  stores: GroupStores,
  {
    provider,
    ids,
    by,
    changes,
  }: Bulk & { changes: { isArchived?: boolean | undefined; town?: string | null | undefined } },
): Promise<ListingResult[]> {
  const listings = listingRepository(stores.records);
  const results: ListingResult[] = [];
  for (const id of new Set(ids)) {
    const stored = (await listings.get(provider, id))?.value;
    const before = { town: stored?.town ?? null, isArchived: stored?.isArchived ?? false };
    const isSame =
      stored !== undefined &&
      (changes.town ?? null) === (changes.town === undefined ? null : before.town) &&
      (changes.isArchived ?? before.isArchived) === before.isArchived;
    if (isSame) {
      results.push({ id, outcome: 'unchanged' });
      continue;
    }
    results.push(
      await unlessGone(id, async () => {
        await updateListing(stores, { provider, id, by, data: changes });
        return { id, outcome: 'changed', before };
      }),
    );
  }
  return results;
}

async function unlessGone<Result extends TownResult>(
  id: string,
  change: () => Promise<Result>,
): Promise<Result | TownResult> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') {
      return { id, outcome: 'refused', reason: 'not-found' };
    }
    throw error;
  }
}
