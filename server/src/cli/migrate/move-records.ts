import type { OnProgress } from '../../kernel/on-progress.ts';
import { recordKinds } from '../../records/record-kinds.ts';
import { indexPairs } from '../../storage/index-pairs.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { CliError } from '../cli-io.ts';
import type { Arrival, IncomingRow, RecordTables, StoredRow } from './record-tables.ts';

/** Bounds memory, whatever the records contain, and amortizes the network round trip. */
const PAGE = 200;

interface Move {
  source: RecordTables;
  target: RecordTables;
  /** Knows the kinds of records; never written to. */
  store: RecordStore;
  onRow?: OnProgress | undefined;
}

/**
 * Copies the source's changes since the last run in log order, up to its current end; returns the number of keys. Each
 * page is written in one transaction with the progress, so an interrupted run resumes.
 */
export async function moveRecords({ source, target, store, onRow }: Move): Promise<number> {
  const withEntries = knowsEntries(store);
  let arrival = (await target.arrival()) as Arrival;
  const total = await source.countAfter(arrival.copiedUpTo);
  // A fixed end, because a busy site writes as fast as it is read.
  const last = await source.lastSequence();
  let moved = 0;
  while (arrival.copiedUpTo < last) {
    const rows = await source.rowsAfter(arrival.copiedUpTo, PAGE);
    if (rows.length === 0) break;
    arrival = await target.receive(rows.map(withEntries), arrival);
    moved += rows.length;
    onRow?.(moved, Math.max(total, moved));
  }
  return moved;
}

/** Derives index entries from the record and its kind, because stores encode them differently. */
function knowsEntries(store: RecordStore): (row: StoredRow) => IncomingRow {
  const kinds = new Map(recordKinds(store).map(({ collection }) => [collection.kind, collection]));
  return (row) => {
    if (row.value === undefined) return { ...row, entries: [] };
    const kind = kinds.get(row.kind);
    if (!kind) {
      throw new CliError(
        `There are records of the unknown kind ${row.kind}: a newer Portico wrote them. Update this one first.`,
      );
    }
    const { provider, id } = row;
    const write = kind.write({ provider, id, value: JSON.parse(row.value) });
    return { ...row, entries: 'put' in write ? indexPairs(write.put.index) : [] };
  };
}
