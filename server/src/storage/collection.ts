import type { IndexEntries, RecordStore, RecordWrite, StoredRecord } from './record-store.ts';

/** The records of one kind, typed. */
export interface Collection<Value> {
  readonly kind: string;
  get(provider: string, id: string): Promise<StoredRecord<Value> | undefined>;
  /** The existing records of these ids, ordered by id. */
  getMany(provider: string, ids: readonly string[]): Promise<StoredRecord<Value>[]>;
  list(
    provider: string,
    where?: { field: string; value: string | readonly string[] },
  ): Promise<StoredRecord<Value>[]>;
  put(entry: CollectionEntry<Value>): Promise<StoredRecord<Value>>;
  delete(provider: string, id: string): Promise<boolean>;
  /** The write of `put`, for a batch. */
  write(entry: CollectionEntry<Value>): RecordWrite;
}

export interface CollectionEntry<Value> {
  provider: string;
  id: string;
  value: Value;
  expectedRevision?: number | undefined;
}

/** Binds a kind to its type and its index fields. */
export function collection<Value>(
  records: RecordStore,
  kind: string,
  indexOf: (value: Value) => IndexEntries = () => ({}),
): Collection<Value> {
  const write = ({ provider, id, value, expectedRevision }: CollectionEntry<Value>) => ({
    put: { provider, kind, id, value, index: indexOf(value), expectedRevision },
  });
  const get = (provider: string, id: string) => records.get<Value>({ provider, kind, id });
  return {
    kind,
    get,
    async getMany(provider, ids) {
      const found = await Promise.all(ids.map((id) => get(provider, id)));
      return found.filter((record) => record !== undefined);
    },
    list: (provider, where) => records.list<Value>({ provider, kind, where }),
    put: (entry) => records.put<Value>(write(entry).put),
    delete: (provider, id) => records.delete({ provider, kind, id }),
    write,
  };
}
