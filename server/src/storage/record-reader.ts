import type { RecordKey } from '../kernel/revision-conflict.ts';
import type { ListQuery, RecordStore, StoredRecord } from './record-store.ts';

/** Read-only records. */
export interface RecordReader extends Pick<RecordStore, 'get' | 'close'> {
  list<Value = unknown>(query: ReadQuery): Promise<StoredRecord<Value>[]>;
  /** The state of each record of a kind without its value, which is much faster than `list`. */
  states(query: Omit<RecordKey, 'id'>): Promise<RecordState[]>;
}

export type RecordState = Pick<StoredRecord, 'id' | 'revision' | 'modifiedAt'>;

export interface ReadQuery extends Omit<ListQuery, 'where'> {
  /** Fields that the caller does not need; a reader may omit them where that is faster. */
  readonly without?: readonly string[] | undefined;
}
