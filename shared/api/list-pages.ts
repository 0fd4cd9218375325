/** One page of a paginated list. */
export interface ListPage<Row> {
  rows: Row[];
  /** Number of rows in the whole list. */
  total: number;
}

/**
 * Start of the next page; undefined at the end or after an empty page. Counts the rows received, or those `requested`
 * if the server may drop rows that it counts. [AMBIG-17, CONST-05]
 */
export function nextStart(page: {
  start: number;
  received: number;
  requested?: number;
  total: number;
}): number | undefined {
  const { start, received, requested = received, total } = page;
  const next = start + requested;
  return received === 0 || next >= total ? undefined : next;
}

/** For `infiniteQueryOptions`: the page parameter is the number of rows before the page. */
export const pagesByStart = {
  initialPageParam: 0,
  getNextPageParam: ({ rows, total }: ListPage<unknown>, _pages: unknown, start: number) =>
    nextStart({ start, received: rows.length, total }),
};

/** Limit of pages in one response: without script, "load more" links to a longer first page. */
const MAX_PAGES_AT_ONCE = 40;

/** Value of `?page=`, at most 40; 1 if it is missing or invalid. */
export function pageOf(search: URLSearchParams): number {
  const page = Math.trunc(Number(search.get('page') ?? 1));
  return page >= 1 ? Math.min(page, MAX_PAGES_AT_ONCE) : 1;
}

export interface PageSizes {
  /** Rows of the first page. */
  firstSize: number;
  /** Rows of each later page. */
  nextSize: number;
}

/** Page sizes whose first request contains all pages up to `page`. */
export const pagesUpTo = (page: number, { firstSize, nextSize }: PageSizes): PageSizes => ({
  firstSize: firstSize + (page - 1) * nextSize,
  nextSize,
});
