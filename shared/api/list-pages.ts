/** One page of a list that is loaded page by page. */
export interface ListPage<Row> {
  rows: Row[];
  /** Rows of the whole list. */
  total: number;
}

/**
 * Where the next page starts; undefined at the end, which an empty page is too. It starts after the rows received, or
 * after `requested` where the server may leave out some of the rows that it counts. [AMBIG-17, CONST-05]
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

/** Most pages in one response: without script, "load more" is a link to a longer first page. */
const MAX_PAGES_AT_ONCE = 40;

/** `?page=` of an address, at most 40; 1 without one or with an invalid one. */
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

/** Page sizes with which the first response contains everything up to that page. */
export const pagesUpTo = (page: number, { firstSize, nextSize }: PageSizes): PageSizes => ({
  firstSize: firstSize + (page - 1) * nextSize,
  nextSize,
});
