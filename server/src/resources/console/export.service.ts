import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableKind } from '@portico/shared/contracts';
import type { RecordStore } from '../../storage/record-store.ts';
import { type Cells, cellsOf } from './table-rows.ts';

const KINDS = { towns: 'town', listings: 'listing', portals: 'portal' } as const;
const ROWS_PER_PAGE = 100;
/** Records in memory at once: a portal can have megabytes. */
const READ_AT_ONCE = 10;

/** One page of a table of the provider's records, in the order of their ids. Images have addresses at the origin. */
export async function exportTable(
  records: Pick<RecordStore, 'list'>,
  {
    provider,
    kind,
    after,
    origin,
  }: { provider: string; kind: TableKind; after: string | undefined; origin: string },
): Promise<{ rows: Cells[]; next?: string }> {
  const rows: Cells[] = [];
  let last = after;
  while (rows.length < ROWS_PER_PAGE) {
    const found = await records.list<Parameters<typeof cellsOf>[1]>({
      provider,
      kind: KINDS[kind],
      after: last,
      limit: READ_AT_ONCE,
    });
    rows.push(...found.map(({ value }) => cellsOf(kind, value, origin)));
    if (found.length < READ_AT_ONCE) return { rows };
    last = found.at(-1)?.id;
    await nextTurn();
  }
  return last === undefined ? { rows } : { rows, next: last };
}
