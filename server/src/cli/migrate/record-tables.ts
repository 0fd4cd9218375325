import type { RecordKey } from '../../kernel/revision-conflict.ts';

/** One key: its last change, and its record unless that was a deletion. */
export interface StoredRow extends RecordKey {
  sequence: number;
  revision: number;
  modifiedAt: string;
  /** JSON text; undefined for a deleted record. */
  value: string | undefined;
}

export type IndexPair = readonly [field: string, value: string];

export interface IncomingRow extends StoredRow {
  entries: readonly IndexPair[];
}

export interface ComparedRecord {
  id: string;
  revision: number;
  modifiedAt: string;
  value: string;
  /** Sequence in the change log. */
  sequence: number;
  /** Sorted, encoded as PostgreSQL stores them. */
  entries: readonly string[];
}

/** One kind of a provider. */
export interface ProviderKind {
  provider: string;
  kind: string;
}

/** Progress of a migration, stored in the target's tables. */
export interface Arrival {
  /** Id of the migration. */
  id: string;
  /** The sequence up to which the source's log was copied. */
  copiedUpTo: number;
  /** ISO time of the last run. */
  at: string;
}

/**
 * Low-level access to the tables of a record store. Records are copied row by row in log order with their sequences, so
 * the target's log shows the progress, and followers of the log continue there.
 */
export interface RecordTables {
  /** Keys with changes after that sequence, oldest first; one consistent read. */
  rowsAfter(sequence: number, limit: number): Promise<StoredRow[]>;
  countAfter(sequence: number): Promise<number>;
  /** Sequence of the last change in the log; 0 before any. */
  lastSequence(): Promise<number>;
  /** The highest sequence ever assigned, purged tombstones included. */
  lastGiven(): Promise<number>;
  /** Whether another process, such as a server, has the records open. Ends `hold`. */
  isInUse(): Promise<boolean>;
  /** Blocks all writers until `close`. */
  hold(): Promise<void>;

  arrival(): Promise<Arrival | undefined>;
  /** Whether there is no record and there never was one. */
  isEmpty(): Promise<boolean>;
  /** Claims the tables for a migration. */
  begin(arrival: Arrival): Promise<void>;
  /** Writes all rows or none. Throws when something else was written since `from`. */
  receive(rows: readonly IncomingRow[], from: Arrival): Promise<Arrival>;
  /** Releases the tables for normal use; sequences continue after `lastGiven`. */
  finish(lastGiven: number): Promise<void>;

  /** Each provider's kinds, with the number of records. */
  providerKinds(): Promise<(ProviderKind & { count: number })[]>;
  /** In byte order of their ids. */
  recordsOf(key: ProviderKind, after: string, limit: number): Promise<ComparedRecord[]>;
  close(): Promise<void>;
}
