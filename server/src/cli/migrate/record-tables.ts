import type { RecordKey } from '../../kernel/revision-conflict.ts';

/** One key as the tables hold it: its last change, and its record unless that was a deletion. */
export interface KeptRow extends RecordKey {
  sequence: number;
  revision: number;
  modifiedAt: string;
  /** JSON as it was written; undefined for what was deleted. */
  value: string | undefined;
}

/** By which a record is found. */
export type IndexPair = readonly [field: string, value: string];

export interface ArrivingRow extends KeptRow {
  entries: readonly IndexPair[];
}

/** What is compared of a record; all of it must be the same on both sides. */
export interface ComparedRecord {
  id: string;
  revision: number;
  modifiedAt: string;
  value: string;
  /** Its place in the log of changes. */
  sequence: number;
  /** Sorted, and written as PostgreSQL keeps them. */
  entries: readonly string[];
}

export interface Place {
  provider: string;
  kind: string;
}

/** Kept in the tables that are being filled, so that nobody else's are. */
export interface Arrival {
  /** Of the migration that began it. */
  id: string;
  /** The sequence up to which the source's log was copied. */
  copiedUpTo: number;
  /** ISO time of the last copying. */
  at: string;
}

/**
 * The tables of a record store as they are. Records are copied row by row in the order of the log of changes, with their
 * sequences: the target's own log then says how far it is, and anyone who follows the log goes on there.
 */
export interface RecordTables {
  /** Keys whose last change came after that sequence, oldest first; what is read at once is of one moment. */
  rowsAfter(sequence: number, limit: number): Promise<KeptRow[]>;
  countAfter(sequence: number): Promise<number>;
  /** Of the last change that is remembered; 0 before any. */
  lastSequence(): Promise<number>;
  /** The highest sequence that was ever given, also to what nobody remembers. */
  lastGiven(): Promise<number>;
  /** Whether anybody else has the records open, such as a server. Releases what `hold` holds. */
  isInUse(): Promise<boolean>;
  /** Nobody can write until it is closed. */
  hold(): Promise<void>;

  arrival(): Promise<Arrival | undefined>;
  /** Whether there is no record, and none was ever. */
  isEmpty(): Promise<boolean>;
  /** Says to whom these tables belong from now on. */
  begin(arrival: Arrival): Promise<void>;
  /** Takes in all rows or none. Throws when something else was written since `from`, which is then the target's business. */
  receive(rows: readonly ArrivingRow[], from: Arrival): Promise<Arrival>;
  /** The tables are like any other from now on; sequences go on after that one. */
  finish(lastGiven: number): Promise<void>;

  /** Each provider's kinds, with the number of records. */
  places(): Promise<(Place & { count: number })[]>;
  /** In the order of their ids' bytes. */
  recordsOf(place: Place, after: string, limit: number): Promise<ComparedRecord[]>;
  close(): Promise<void>;
}
