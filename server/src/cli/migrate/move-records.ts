import type { OnProgress } from '../../kernel/on-progress.ts';
import { recordKinds } from '../../records/record-kinds.ts';
import { indexPairs } from '../../storage/index-pairs.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { CliError } from '../cli-io.ts';
import type { Arrival, ArrivingRow, KeptRow, RecordTables } from './record-tables.ts';

/** Few enough for memory, whatever the pages hold; many enough for the way over the network. */
const PAGE = 200;

interface Move {
  source: RecordTables;
  target: RecordTables;
  /** That knows the kinds of records; nothing is written through it. */
  store: RecordStore;
  onRow?: OnProgress | undefined;
}

/**
 * Copies what the source has changed since the last copying, in the order of its log, up to what is there now. Each page
 * arrives whole or not at all, with how far the copying is: interrupted anywhere, it goes on where it was. Gives the
 * number of keys.
 */
export async function moveRecords({ source, target, store, onRow }: Move): Promise<number> {
  const withEntries = knowsEntries(store);
  let arrival = (await target.arrival()) as Arrival;
  const total = await source.countAfter(arrival.copiedUpTo);
  // Not to the end for ever: a busy site writes as fast as it is read.
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

/** Index entries follow from a record and its kind, and each store writes them in its own way. */
function knowsEntries(store: RecordStore): (row: KeptRow) => ArrivingRow {
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
