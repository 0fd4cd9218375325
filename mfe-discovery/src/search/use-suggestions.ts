import { SUGGEST_AFTER_MS } from '@portico/shared/contracts';
import { useEffect, useState } from 'react';
import { type Hit, type SearchRequest, useSearchQuery, useSuggestedTagsQuery } from './search.api.ts';
import { dropdownRequest, type SearchScope } from './search-requests.ts';

/** Maximum number of suggested tags below the hits. */
export const SUGGESTED_TAGS_MAX = 3;

/** Content of the dropdown. */
export type Suggestions =
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'ready'; hits: readonly Hit[]; tags: readonly string[] }
  | { kind: 'failed'; isOffline: boolean; retry: () => void };

const NOTHING: SearchRequest = { indexes: [], body: {} };

/** Debounced hits for the text; responses to earlier texts are ignored. [HOME-11] */
export function useSuggestions(text: string, scope: SearchScope): Suggestions {
  const query = text.trim();
  const [debounced, setDebounced] = useState('');

  useEffect(() => {
    if (query === '') {
      setDebounced('');
      return undefined;
    }
    const timer = setTimeout(() => setDebounced(query), SUGGEST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query]);

  /** Unlike `data`, `currentData` never belongs to an earlier text. */
  const { currentData, error, isFetching, refetch } = useSearchQuery(
    debounced === '' ? NOTHING : dropdownRequest(debounced, scope),
    { skip: debounced === '' },
  );

  /** Optional: the hits are shown without tags if these fail or are late. */
  const { currentData: tags = [] } = useSuggestedTagsQuery(debounced, {
    skip: debounced === '' || scope.kind === 'towns',
  });

  if (query === '') return { kind: 'none' };
  if (query !== debounced || (isFetching && !currentData)) return { kind: 'waiting' };
  if (currentData) {
    return { kind: 'ready', hits: currentData.hits, tags: tags.slice(0, SUGGESTED_TAGS_MAX) };
  }
  const isOffline = error !== undefined && 'kind' in error && error.kind === 'offline';
  return { kind: 'failed', isOffline, retry: () => void refetch() };
}
