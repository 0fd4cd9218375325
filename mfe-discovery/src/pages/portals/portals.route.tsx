import { pageOf, selectData } from '@portico/shared/api';
import { readPortalSearch } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import {
  isWithheldHere,
  prefetchConfig,
  prefetchList,
  prefetchSearch,
  prefetchTagNames,
  recordIn,
} from '../../search/prefetch-search.ts';
import { listOfSearch, similarPortals, tagsOfSearch } from '../../search/search-requests.ts';
import { tagNamesApi } from '../../tags/tag-names.api.ts';
import { headingOf, isForeign } from './PortalsPage.tsx';
import { scopeRequest, scopesOf } from './search-scope.ts';

export { PortalsPage as Component } from './PortalsPage.tsx';

export async function prefetch({ dispatch, url, language }: PrefetchContext) {
  const query = readPortalSearch(url.search);
  const config = await prefetchConfig(dispatch);
  if (isForeign(query, config.data?.provider)) return { status: 404 };
  const named = prefetchTagNames(dispatch, language);
  const places = await Promise.all(
    scopesOf(query).map((scope) => prefetchSearch(dispatch, scopeRequest(scope))),
  );
  await named;
  if (places.some((scope) => isWithheldHere(recordIn(scope)))) return undefined;
  const [list] = await Promise.all([
    prefetchList(dispatch, listOfSearch(query, { page: pageOf(url.searchParams) })),
    prefetchSearch(dispatch, tagsOfSearch(query)),
  ]);
  if (query.title && list.data?.pages[0]?.total === 0) await prefetchSearch(dispatch, similarPortals(query));
  return undefined;
}

export function head({ t, url, state, language }: HeadContext): PageHead {
  const query = readPortalSearch(url.search);
  const known = selectData(tagNamesApi.endpoints.tagNames, language, state);
  return { title: headingOf(query, { t, known }), noIndex: query.title !== undefined };
}
