import type {
  SearchDocument,
  SearchDocumentKey,
  SearchRequest,
  SuggestRequest,
} from '../resources/search/search-engine.ts';
import type { RecordChange } from '../storage/record-store.ts';
import type { StoreLocation } from '../storage/store-location.ts';

/** What the search thread is started with. */
export interface SearchThreadData {
  /** How many urgent tasks were sent and are not done yet, as one Int32. */
  urgentTasks: SharedArrayBuffer;
  /** The records to fill the indices from; without them, documents come by messages alone. */
  records?:
    | (StoreLocation & {
        administrativeTowns: readonly string[];
        /** Where the indices outlive the thread; without it they are made of the records at each start. */
        snapshots?: string | undefined;
        /** A thread that has read so many records asks to be started again from what it kept; 50,000 unless said. */
        renewsAfter?: number | undefined;
      })
    | undefined;
}

export type ChangedKey = Pick<RecordChange, 'provider' | 'kind' | 'id'>;

export type SearchTask =
  | { kind: 'search'; request: SearchRequest; asker: string }
  /** Nobody waits for the search of that id. */
  | { kind: 'drop'; search: number }
  /** Answered once searches of the provider can be answered. */
  | { kind: 'ready'; provider: string }
  | { kind: 'suggest'; request: SuggestRequest }
  | { kind: 'index'; documents: readonly SearchDocument[] }
  | { kind: 'remove'; keys: readonly SearchDocumentKey[] }
  | { kind: 'follow'; changes: readonly ChangedKey[] }
  /** Answered once everything is filled. */
  | { kind: 'trimToSize' };

/** What a running search gives way to. */
export const isUrgent = ({ kind }: SearchTask): boolean => kind !== 'search' && kind !== 'trimToSize';

export type ToSearchThread = { id: number; task: SearchTask };

export type FromSearchThread =
  | { kind: 'ready' }
  /** Reading all records has taken memory that this thread will not give back: the next one starts from what was kept. */
  | { kind: 'renew' }
  | { kind: 'done'; id: number; value: unknown }
  /** The search runs for the first time, after so many ms. */
  | { kind: 'started'; waitedMs: number }
  | {
      kind: 'failed';
      id: number;
      message: string;
      isTooCostly: boolean;
      /** The records could not be reached. */
      isUnavailable: boolean;
    };
