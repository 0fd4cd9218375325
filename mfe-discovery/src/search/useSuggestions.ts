import { useEffect, useState } from 'react';
import { type Hit, type SearchRequest, useSearchQuery, useSuggestedTagsQuery } from './search.api.ts';
import { dropdownRequest, type SearchScope } from './search-requests.ts';

/** How long, in ms, typing rests before the dropdown asks. [AMBIG-51] */
export const SUGGEST_AFTER_MS = 500;

/** Tags that stand under the hits. */
export const SUGGESTED_TAGS_MAX = 3;

/** What the dropdown has to show for the text in the box. */
export type Suggestions =
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'ready'; hits: readonly Hit[]; tags: readonly string[] }
  | { kind: 'failed'; isOffline: boolean; retry: () => void };

const NOTHING: SearchRequest = { indexes: [], body: {} };

/** Hits for the text, once typing rests. An answer is shown only beside the text it belongs to. [HOME-11] */
export function useSuggestions(text: string, scope: SearchScope): Suggestions {
  const wanted = text.trim();
  const [asked, setAsked] = useState('');

  useEffect(() => {
    if (wanted === '') {
      setAsked('');
      return undefined;
    }
    const timer = setTimeout(() => setAsked(wanted), SUGGEST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  /** `currentData` is of this request alone: a slow answer to an earlier text is not shown. */
  const { currentData, error, isFetching, refetch } = useSearchQuery(
    asked === '' ? NOTHING : dropdownRequest(asked, scope),
    { skip: asked === '' },
  );

  /** More than was asked for: when they fail or are late, the hits stand without them. */
  const { currentData: tags = [] } = useSuggestedTagsQuery(asked, {
    skip: asked === '' || scope.kind === 'towns',
  });

  if (wanted === '') return { kind: 'none' };
  if (wanted !== asked || (isFetching && !currentData)) return { kind: 'waiting' };
  if (currentData) {
    return { kind: 'ready', hits: currentData.hits, tags: tags.slice(0, SUGGESTED_TAGS_MAX) };
  }
  const isOffline = error !== undefined && 'kind' in error && error.kind === 'offline';
  return { kind: 'failed', isOffline, retry: () => void refetch() };
}
