import type { ListPage } from '@portico/shared/api';

/**
 * The rows of all pages without duplicates: a row that moved down between two requests is in both. `total` is that of
 * the latest response.
 */
export function allRows<Row>(pages: readonly ListPage<Row>[], idOf: (row: Row) => string): ListPage<Row> {
  const byId = new Map<string, Row>();
  for (const { rows } of pages) for (const row of rows) byId.set(idOf(row), row);
  return { rows: [...byId.values()], total: Math.max(pages.at(-1)?.total ?? 0, byId.size) };
}
