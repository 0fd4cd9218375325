import type { ReactNode } from 'react';
import type { SearchRequest, SearchResult } from '../search/search.api.ts';
import { useSearchQuery } from '../search/search.api.ts';
import { FailedMessage } from './FailedMessage.tsx';

/** A search and its states: its shape while it loads, a failure with retry, and what was found. [OPEN-38] */
export function SearchStates(props: {
  request: SearchRequest;
  loading: ReactNode;
  children: (result: SearchResult) => ReactNode;
}) {
  const { request, loading, children } = props;
  const { currentData, error, isFetching, refetch } = useSearchQuery(request);
  if (currentData) return children(currentData);
  if (error) return <FailedMessage error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return loading;
}
