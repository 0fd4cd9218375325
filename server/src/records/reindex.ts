import { pagesOf, RECORDS_PER_PAGE } from '../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { retryOnConflict } from '../kernel/retry-on-conflict.ts';
import { providerRepository } from '../providers/providers.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { type RecordKind, recordKinds } from './record-kinds.ts';

/** Kind of the progress record, which has no index entries. */
const OWN_KIND = 'index-version';

/** Cursor of a pass over all records. */
export interface ReindexCursor {
  kind: string;
  /** A provider, or the system partition. */
  partition: string;
  /** The last id that was written. */
  after: string;
}

/**
 * Writes every record again with its current index entries; needed after those rules change. Returns the number of
 * records; calls `onRecords` for each page.
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

/** The same page by page, from the cursor of an interrupted pass. */
export async function* reindexing(
  records: RecordStore,
  { from, pageSize = RECORDS_PER_PAGE }: { from?: ReindexCursor | undefined; pageSize?: number } = {},
): AsyncGenerator<{ cursor: ReindexCursor; count: number }> {
  const providers = await providerRepository(records).list(SYSTEM_PARTITION);
  const kinds = recordKinds(records).filter(({ collection }) => collection.kind !== OWN_KIND);
  const steps = kinds.flatMap((kind) =>
    (kind.partition === 'system' ? [SYSTEM_PARTITION] : providers.map(({ id }) => id)).map((partition) => ({
      kind,
      partition,
    })),
  );
  // The cursor's provider or kind no longer exists: starts over.
  const first = steps.findIndex(
    ({ kind, partition }) => kind.collection.kind === from?.kind && partition === from.partition,
  );
  for (const { kind, partition } of steps.slice(Math.max(0, first))) {
    const name = kind.collection.kind;
    const startAfter = name === from?.kind && partition === from.partition ? from.after : undefined;
    for await (const page of pagesOf(records, { provider: partition, kind: name }, startAfter, pageSize)) {
      const ids = page.map(({ id }) => id);
      await rewrite(records, kind, { provider: partition, ids });
      yield { cursor: { kind: name, partition, after: ids.at(-1) ?? '' }, count: page.length };
    }
  }
}

/** Reads a page again if one of its records was saved concurrently. */
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
