/** A part of a list, as one response brings it. */
export interface ListPage<Row> {
  rows: Row[];
  /** Of the whole list. */
  total: number;
}

/** For `infiniteQueryOptions`: the page parameter is the number of rows before the page. */
export const pagesByStart = {
  initialPageParam: 0,
  getNextPageParam: nextStart,
};

/** Where the next page starts; undefined at the end, which an empty page is too. */
function nextStart(last: ListPage<unknown>, _pages: unknown, start: number): number | undefined {
  const next = start + last.rows.length;
  return last.rows.length === 0 || next >= last.total ? undefined : next;
}

/**
 * The rows of all pages, each once: a row that moved down while the pages were loaded comes with two of them. `total` is
 * that of the latest response.
 */
export function allRows<Row>(pages: readonly ListPage<Row>[], idOf: (row: Row) => string): ListPage<Row> {
  const byId = new Map<string, Row>();
  for (const { rows } of pages) for (const row of rows) byId.set(idOf(row), row);
  return { rows: [...byId.values()], total: Math.max(pages.at(-1)?.total ?? 0, byId.size) };
}
