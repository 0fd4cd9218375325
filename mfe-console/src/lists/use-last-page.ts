import { useEffect } from 'react';
import { type ListAddress, ROWS_PER_PAGE } from './use-list-address.ts';

/** Leads to the last page if the one in the address has no rows any more, such as after they were all deleted. */
export function useLastPage(
  { page, change }: Pick<ListAddress, 'page' | 'change'>,
  data: { total: number; rows: readonly unknown[] } | undefined,
): void {
  const last = Math.ceil((data?.total ?? 0) / ROWS_PER_PAGE);
  const isPastEnd = data !== undefined && data.rows.length === 0 && last > 0 && page > last;
  useEffect(() => {
    if (isPastEnd) change({ page: last });
  });
}
