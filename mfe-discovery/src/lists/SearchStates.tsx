import type { ReactNode } from 'react';
import { type SearchRequest, type SearchResult, useSearchQuery } from '../search/search.api.ts';
import { FailedMessage } from './FailedMessage.tsx';

/** Renders a search in each of its states: loading, failed with retry, and found. [OPEN-38] */
export function SearchStates(props: {
  request: SearchRequest;
  loading: ReactNode;
  /** Wraps every state, such as in a titled section; not called if nothing is rendered. */
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
