import type { RecordKey } from '../kernel/revision-conflict.ts';

export interface StoredRecord<Value = unknown> extends RecordKey {
  /** Grows with every write of the key, also across a deletion for as long as that is remembered. */
  readonly revision: number;
  readonly value: Value;
  /** ISO time of the last write. */
  readonly modifiedAt: string;
}

/** Field to the values under which a record is found by `list`. */
export type IndexEntries = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface PutRecord extends RecordKey {
  /** Plain JSON. */
  readonly value: unknown;
  readonly index?: IndexEntries | undefined;
  /** Fails with RevisionConflict when the stored revision is another one; 0 says that nothing may be there. */
  readonly expectedRevision?: number | undefined;
}

export interface DeleteRecord extends RecordKey {
  readonly expectedRevision?: number | undefined;
}

export type RecordWrite = { readonly put: PutRecord } | { readonly delete: DeleteRecord };

export interface ListQuery {
  readonly provider: string;
  readonly kind: string;
  /** Records whose indexed field holds any of the values. */
  readonly where?: { readonly field: string; readonly value: string | readonly string[] } | undefined;
  /** Ids after this one, in the order of their code points, which is that of their bytes in UTF-8. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

/** The latest write of one key; earlier writes of the same key are not kept. */
export interface RecordChange extends RecordKey {
  readonly sequence: number;
  readonly revision: number;
  readonly deleted: boolean;
  readonly modifiedAt: string;
}

export type ChangeListener = (changes: readonly RecordChange[]) => void | Promise<void>;

/** The product's records: JSON values under (provider, kind, id), with optimistic concurrency. */
export interface RecordStore {
  get<Value = unknown>(key: RecordKey): Promise<StoredRecord<Value> | undefined>;
  put<Value = unknown>(record: PutRecord): Promise<StoredRecord<Value>>;
  /** Whether there was something to delete. */
  delete(record: DeleteRecord): Promise<boolean>;
  /** In ascending order of id. */
  list<Value = unknown>(query: ListQuery): Promise<StoredRecord<Value>[]>;
  /** All writes or none; nothing is acknowledged before it is on disk. */
  batch(writes: readonly RecordWrite[]): Promise<void>;
  /**
   * Forgets deletions older than that time, whose keys then begin at revision 1 again: a key that is deleted leaves a
   * row behind, and sessions and codes leave one each for ever. Gives how many it forgot, `atMost` of them at once.
   */
  purgeTombstones(before: Date, atMost?: number): Promise<number>;
  /** Keys written after that sequence, oldest first. */
  changes(sinceSequence: number, limit?: number): Promise<RecordChange[]>;
  /** The sequence of the last change there is; 0 before any. */
  lastSequence(): Promise<number>;
  /**
   * Calls the listener after every committed write, before the write's promise resolves, and within a second of a write
   * of another process on the same records; each write once, in the order of the commits. A listener may write, but
   * waiting for that write would be waiting for itself. With `concerns` the listener hears of those changes alone, and no
   * others wait for it. Returns the way to stop.
   */
  subscribe(listener: ChangeListener, concerns?: (change: RecordChange) => boolean): () => void;
  /** Where servers share the records: seconds since the listeners knew of every commit there was. */
  changeLagSeconds?(): number;
  close(): Promise<void>;
}
