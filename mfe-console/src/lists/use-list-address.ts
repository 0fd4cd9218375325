import { useSearchParams } from '@portico/shared/platform';
import { useEffect, useRef } from 'react';

/** Rows of one page of a list. */
export const ROWS_PER_PAGE = 25;

/** The state of a list, in the query of its address. */
export interface ListAddress {
  /** The searched text; '' for none. */
  q: string;
  /** A value of the screen's sort options; the first one by default. */
  sort: string;
  /** From 1. */
  page: number;
  /** The value of a filter; '' if it is not set. */
  filter: (name: string) => string;
  /** Changes parts of the state; every change but that of `page` starts at page 1. '' takes a part out. */
  change: (changes: Readonly<Record<string, string | number>>) => void;
  /** A search or a filter leaves rows out. */
  isNarrowed: boolean;
  /** All rows in the default order. */
  reset: () => void;
}

/** Reads and writes the state of a list. Back returns to the earlier state. */
export function useListAddress(defaultSort: string): ListAddress {
  const [query, setQuery] = useSearchParams();
  const now = query.toString();
  // Changes that are not rendered yet: another one may come before, and must not undo them.
  const pending = useRef<string[]>([]);
  useEffect(() => {
    // A navigation from elsewhere, such as Back, ends them all.
    pending.current = pending.current.includes(now)
      ? pending.current.slice(pending.current.indexOf(now) + 1)
      : [];
  }, [now]);
  const page = Number(query.get('page'));
  return {
    q: query.get('q') ?? '',
    sort: query.get('sort') ?? defaultSort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filter: (name) => query.get(name) ?? '',
    change: (changes) => {
      const next = new URLSearchParams(pending.current.at(-1) ?? now);
      next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        const isDefault =
          value === '' || (name === 'sort' && value === defaultSort) || (name === 'page' && value === 1);
        if (isDefault) next.delete(name);
        else next.set(name, String(value));
      }
      if (next.toString() !== (pending.current.at(-1) ?? now)) pending.current.push(next.toString());
      setQuery(next);
    },
    isNarrowed: [...query.keys()].some((name) => name !== 'page' && name !== 'sort'),
    reset: () => setQuery({}),
  };
}

/** The query of a list's call. */
export const listQuery = ({ q, sort, page }: Pick<ListAddress, 'q' | 'sort' | 'page'>) => ({
  ...(q ? { q } : {}),
  sort,
  _start: (page - 1) * ROWS_PER_PAGE,
  _limit: ROWS_PER_PAGE,
});
