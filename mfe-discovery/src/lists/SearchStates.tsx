import type { ReactNode } from 'react';
import { type SearchRequest, type SearchResult, useSearchQuery } from '../search/search.api.ts';
import { FailedMessage } from './FailedMessage.tsx';

/** A search and its states: its shape while it loads, a failure with retry, and what was found. [OPEN-38] */
export function SearchStates(props: {
  request: SearchRequest;
  loading: ReactNode;
  /** What stands around each state, such as a titled section; nothing stands around nothing. */
  wrap?: ((content: ReactNode) => ReactNode) | undefined;
  children: (result: SearchResult) => ReactNode;
}) {
  const { request, loading, wrap = (content) => content, children } = props;
  const { currentData, error, isFetching, refetch } = useSearchQuery(request);
  const retry = () => void refetch();
  if (!currentData) {
    return wrap(error ? <FailedMessage error={error} isRetrying={isFetching} onRetry={retry} /> : loading);
  }
  const content = children(currentData);
  return content === null ? null : wrap(content);
}
