import { useText } from '@portico/shared/platform';
import { recordIn } from '../../search/prefetch-search.ts';
import { useSearchQuery } from '../../search/search.api.ts';
import { placeRequest, type SearchPlace } from './search-places.ts';

/**
 * What a town or listing is called in the reader's language; as the address calls it while, or when, it is not known.
 * [SEARCH-09]
 */
export function usePlaceName(
  store: SearchPlace['store'],
  place: { id: string; title?: string | undefined } | undefined,
): string {
  const { say } = useText('mfe-discovery');
  const { data } = useSearchQuery(placeRequest({ store, id: place?.id ?? '' }), { skip: !place });
  const name = data && say(recordIn({ data })?.title);
  return name || place?.title || place?.id || '';
}
