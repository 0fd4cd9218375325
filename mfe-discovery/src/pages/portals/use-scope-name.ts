import { useText } from '@portico/shared/platform';
import { recordIn } from '../../search/prefetch-search.ts';
import { useSearchQuery } from '../../search/search.api.ts';
import { type ScopeItem, scopeRequest } from './search-scope.ts';

/** Name of a town or listing in the reader's language; the URL's while it loads or if it is unknown. [SEARCH-09] */
export function useScopeName(
  store: ScopeItem['store'],
  scope: { id: string; title?: string | undefined } | undefined,
): string {
  const { localize } = useText('mfe-discovery');
  const { data } = useSearchQuery(scopeRequest({ store, id: scope?.id ?? '' }), { skip: !scope });
  const name = data && localize(recordIn({ data })?.title);
  return name || scope?.title || scope?.id || '';
}
