import { providerRepository, SYSTEM_PARTITION } from '../providers/providers.ts';
import { onFreshRecords } from './on-fresh-records.ts';
import { type RecordKind, recordKinds } from './record-kinds.ts';
import type { RecordStore, StoredRecord } from './record-store.ts';

/** Small enough that writes of a running server hardly wait for a page to be written. */
const PAGE = 200;

/**
 * Writes every record anew with the index entries that its kind gives it now: needed once those rules have changed. Gives
 * the number of records; `onRecords` is told of each page.
 */
export async function reindexRecords(
  records: RecordStore,
  onRecords: (count: number) => void = () => {},
): Promise<number> {
  const providers = await providerRepository(records).list(SYSTEM_PARTITION);
  let count = 0;
  for (const kind of recordKinds(records)) {
    const partitions = kind.partition === 'system' ? [SYSTEM_PARTITION] : providers.map(({ id }) => id);
    for (const partition of partitions) {
      for await (const page of pagesOf(records, { provider: partition, kind: kind.collection.kind })) {
        await rewrite(records, kind, { provider: partition, ids: page.map(({ id }) => id) });
        count += page.length;
        onRecords(count);
      }
    }
  }
  return count;
}

/** All records of a kind, a page at a time, in the order of their ids. */
export async function* pagesOf(
  records: Pick<RecordStore, 'list'>,
  place: { provider: string; kind: string },
): AsyncGenerator<StoredRecord[]> {
  let after: string | undefined;
  do {
    const page = await records.list({ ...place, after, limit: PAGE });
    if (page.length > 0) yield page;
    after = page.length === PAGE ? page.at(-1)?.id : undefined;
  } while (after !== undefined);
}

/** Someone may save one of them meanwhile: then they are read again. */
const rewrite = (
  records: RecordStore,
  { collection: kind }: RecordKind,
  { provider, ids }: { provider: string; ids: readonly string[] },
): Promise<void> =>
  onFreshRecords(async () => {
    const found = await kind.getMany(provider, ids);
    await records.batch(
      found.map(({ id, value, revision }) => kind.write({ provider, id, value, expectedRevision: revision })),
    );
  });
