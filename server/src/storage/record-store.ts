import type { RecordKey } from '../kernel/revision-conflict.ts';

export interface StoredRecord<Value = unknown> extends RecordKey {
  /** Grows with every write of the key, also across a deletion while its tombstone exists. */
  readonly revision: number;
  readonly value: Value;
  /** ISO time of the last write. */
  readonly modifiedAt: string;
}

/** Maps a field to the values by which `list` finds the record. */
export type IndexEntries = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface PutRecord extends RecordKey {
  /** Plain JSON. */
  readonly value: unknown;
  readonly index?: IndexEntries | undefined;
  /**
   * Optimistic lock: the write fails with RevisionConflict when the stored revision differs; 0 requires that no record
   * exists.
   */
  readonly expectedRevision?: number | undefined;
}

export interface DeleteRecord extends RecordKey {
  readonly expectedRevision?: number | undefined;
}

export type RecordWrite = { readonly put: PutRecord } | { readonly delete: DeleteRecord };

export interface ListQuery {
  readonly provider: string;
  readonly kind: string;
  /** Records whose indexed field has any of the values. */
  readonly where?: { readonly field: string; readonly value: string | readonly string[] } | undefined;
  /** By id; ascending by default. */
  readonly order?: 'ascending' | 'descending' | undefined;
  /** Cursor: ids that follow this one in the order. Ids compare by code points, which is UTF-8 byte order. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

/** A cursor before the first id of each order: no id begins with the last code point. */
export const BEFORE_ALL = { ascending: '', descending: '\u{10FFFF}' } as const;

export interface CountQuery {
  readonly provider: string;
  readonly kind: string;
  readonly field: string;
  readonly values: readonly string[];
}

/** The latest write of one key; the log does not hold earlier ones. */
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
  /** Whether there was a record to delete. */
  delete(record: DeleteRecord): Promise<boolean>;
  /** Ordered by id. */
  list<Value = unknown>(query: ListQuery): Promise<StoredRecord<Value>[]>;
  /** The number of records whose indexed field has each value, without reading the records; 0 is left out. */
  countByValue(query: CountQuery): Promise<ReadonlyMap<string, number>>;
  /** Applies all writes or none; resolves once they are on disk. */
  batch(writes: readonly RecordWrite[]): Promise<void>;
  /**
   * Removes tombstones older than `before`, `atMost` per call, and returns their number; their keys start at revision 1
   * again. Without it, every expired session and code would leave a row for ever.
   */
  purgeTombstones(before: Date, atMost?: number): Promise<number>;
  /** Keys written after that sequence, oldest first. */
  changes(sinceSequence: number, limit?: number): Promise<RecordChange[]>;
  /** The sequence of the last change; 0 before any. */
  lastSequence(): Promise<number>;
  /**
   * Calls the listener after every commit that `concerns` accepts, in commit order and before the write's promise
   * resolves; within a second for writes of another process. A listener must not await its own write: that would
   * deadlock.
   */
  subscribe(listener: ChangeListener, concerns?: (change: RecordChange) => boolean): () => void;
  /** For a store that several servers share: seconds since the listeners had received every commit. */
  changeLagSeconds?(): number;
  close(): Promise<void>;
}
