import { pagesOf, RECORDS_PER_PAGE } from '../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { retryOnConflict } from '../kernel/retry-on-conflict.ts';
import { providerRepository } from '../providers/providers.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { type RecordKind, recordKinds } from './record-kinds.ts';

/** Has no entries, and says how far a pass has come. */
const OWN_KIND = 'index-version';

/** How far a pass over all records has come. */
export interface ReindexPlace {
  kind: string;
  /** A provider, or the partition that belongs to none. */
  partition: string;
  /** The last id that was written. */
  after: string;
}

/**
 * Writes every record again with the index entries that its kind gives it now: needed once those rules have changed. Gives
 * the number of records; `onRecords` is told of each page.
 */
export async function reindexRecords(
  records: RecordStore,
  onRecords: (count: number) => void = () => {},
): Promise<number> {
  let total = 0;
  for await (const { count } of reindexing(records)) {
    total += count;
    onRecords(total);
  }
  return total;
}

/** The same, a page at a time, from where an earlier pass was interrupted. */
export async function* reindexing(
  records: RecordStore,
  { from, pageSize = RECORDS_PER_PAGE }: { from?: ReindexPlace | undefined; pageSize?: number } = {},
): AsyncGenerator<{ place: ReindexPlace; count: number }> {
  const providers = await providerRepository(records).list(SYSTEM_PARTITION);
  const kinds = recordKinds(records).filter(({ collection }) => collection.kind !== OWN_KIND);
  const places = kinds.flatMap((kind) =>
    (kind.partition === 'system' ? [SYSTEM_PARTITION] : providers.map(({ id }) => id)).map((partition) => ({
      kind,
      partition,
    })),
  );
  // A place that is none any more: from the start.
  const first = places.findIndex(
    ({ kind, partition }) => kind.collection.kind === from?.kind && partition === from.partition,
  );
  for (const { kind, partition } of places.slice(Math.max(0, first))) {
    const name = kind.collection.kind;
    const startAfter = name === from?.kind && partition === from.partition ? from.after : undefined;
    for await (const page of pagesOf(records, { provider: partition, kind: name }, startAfter, pageSize)) {
      const ids = page.map(({ id }) => id);
      await rewrite(records, kind, { provider: partition, ids });
      yield { place: { kind: name, partition, after: ids.at(-1) ?? '' }, count: page.length };
    }
  }
}

/** Someone may save one of them meanwhile: then they are read again. */
const rewrite = (
  records: RecordStore,
  { collection: kind }: RecordKind,
  { provider, ids }: { provider: string; ids: readonly string[] },
): Promise<void> =>
  retryOnConflict(async () => {
    const found = await kind.getMany(provider, ids);
    await records.batch(
      found.map(({ id, value, revision }) => kind.write({ provider, id, value, expectedRevision: revision })),
    );
  });
