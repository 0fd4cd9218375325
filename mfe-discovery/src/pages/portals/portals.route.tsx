import { pageOf } from '@portico/shared/api';
import { readPortalSearch } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import {
  isWithheldHere,
  prefetchConfig,
  prefetchList,
  prefetchSearch,
  recordIn,
} from '../../search/prefetch-search.ts';
import { listOfSearch, similarPortals, tagsOfSearch } from '../../search/search-requests.ts';
import { headingOf, isForeign } from './PortalsPage.tsx';
import { scopeRequest, scopesOf } from './search-scope.ts';

export { PortalsPage as Component } from './PortalsPage.tsx';

export async function prefetch({ dispatch, url }: PrefetchContext) {
  const query = readPortalSearch(url.search);
  const config = await prefetchConfig(dispatch);
  if (isForeign(query, config.data?.provider)) return { status: 404 };
  const places = await Promise.all(
    scopesOf(query).map((scope) => prefetchSearch(dispatch, scopeRequest(scope))),
  );
  if (places.some((scope) => isWithheldHere(recordIn(scope)))) return undefined;
  const [list] = await Promise.all([
    prefetchList(dispatch, listOfSearch(query, { page: pageOf(url.searchParams) })),
    prefetchSearch(dispatch, tagsOfSearch(query)),
  ]);
  if (query.title && list.data?.pages[0]?.total === 0) await prefetchSearch(dispatch, similarPortals(query));
  return undefined;
}

export function head({ t, url }: HeadContext): PageHead {
  const query = readPortalSearch(url.search);
  return { title: headingOf(query, t), noIndex: query.title !== undefined };
}
