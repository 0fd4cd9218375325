import { baseApi } from '@portico/shared/api';
import type { CountedEvent } from '@portico/shared/contracts';
import { useEffect, useRef } from 'react';
import { type ListRequest, useSearchListInfiniteQuery } from './search.api.ts';

const countsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countSearch: build.mutation<unknown, Extract<CountedEvent, { event: 'search' }>>({
      query: (body) => ({ url: '/api/hits', method: 'POST', body }),
    }),
  }),
});

/**
 * Counts a searched text and whether its list has results, for the provider's figures: once, however the filters
 * change. Here and not on the server, because results come from caches.
 */
export function useCountedSearch(text: string | undefined, request: ListRequest): void {
  const { currentData } = useSearchListInfiniteQuery(request);
  const [count] = countsApi.useCountSearchMutation();
  const counted = useRef<string>(undefined);
  const total = currentData?.pages[0]?.total;
  useEffect(() => {
    if (!text || total === undefined || counted.current === text) return;
    counted.current = text;
    void count({ event: 'search', text: text.slice(0, 200), hasResults: total > 0 });
  }, [text, total, count]);
}
