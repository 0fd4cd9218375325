import type { RecordKey } from '../kernel/revision-conflict.ts';
import type { ListQuery, RecordStore, StoredRecord } from './record-store.ts';

/** Records that are only read. */
export interface RecordReader extends Pick<RecordStore, 'get' | 'close'> {
  list<Value = unknown>(query: ReadQuery): Promise<StoredRecord<Value>[]>;
  /** Which state each record of a kind is in, without its value; a hundred times faster than `list`. */
  states(query: Omit<RecordKey, 'id'>): Promise<RecordState[]>;
}

export type RecordState = Pick<StoredRecord, 'id' | 'revision' | 'modifiedAt'>;

export interface ReadQuery extends Omit<ListQuery, 'where'> {
  /** Fields of the value that are not needed: a reader may leave them out where that is faster. */
  readonly without?: readonly string[] | undefined;
}
