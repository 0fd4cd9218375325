import type {
  SearchDocument,
  SearchDocumentKey,
  SearchRequest,
  SuggestRequest,
} from '../resources/search/search-engine.ts';
import type { RecordChange } from '../storage/record-store.ts';
import type { StoreLocation } from '../storage/store-location.ts';

/** Start data of the search thread. */
export interface SearchThreadData {
  /** Number of pending urgent tasks, as one Int32. */
  urgentTasks: SharedArrayBuffer;
  /** Memory of `runNative`. */
  nativeCalls: SharedArrayBuffer;
  /** The records to fill the indices from; without them, documents arrive only by messages. */
  records?:
    | (StoreLocation & {
        administrativeTowns: readonly string[];
        /** Folder of the snapshots; without it the indices are built from the records at each start. */
        snapshots?: string | undefined;
        /** Records after whose reading the thread requests a restart from its snapshots; 50,000 by default. */
        renewsAfter?: number | undefined;
      })
    | undefined;
}

export type ChangedKey = Pick<RecordChange, 'provider' | 'kind' | 'id'>;

export type SearchTask =
  | { kind: 'search'; request: SearchRequest; requester: string }
  /** The caller of that search stopped waiting. */
  | { kind: 'drop'; search: number }
  /** Replied to once the provider can be searched. */
  | { kind: 'ready'; provider: string }
  | { kind: 'suggest'; request: SuggestRequest }
  | { kind: 'index'; documents: readonly SearchDocument[] }
  | { kind: 'remove'; keys: readonly SearchDocumentKey[] }
  | { kind: 'follow'; changes: readonly ChangedKey[] }
  /** Replied to once everything is filled. */
  | { kind: 'trimToSize' };

/** Whether a running search is interrupted for the task. */
export const isUrgent = ({ kind }: SearchTask): boolean => kind !== 'search' && kind !== 'trimToSize';

export type ToSearchThread = { id: number; task: SearchTask };

export type FromSearchThread =
  | { kind: 'ready' }
  /**
   * Requests a restart from the snapshots, because reading all records has taken memory that this thread cannot free.
   */
  | { kind: 'renew' }
  | { kind: 'done'; id: number; value: unknown }
  /** The search runs for the first time, after waiting so many ms. */
  | { kind: 'started'; waitedMs: number }
  | {
      kind: 'failed';
      id: number;
      message: string;
      isTooCostly: boolean;
      /** Whether the records could not be reached. */
      isUnavailable: boolean;
    };
