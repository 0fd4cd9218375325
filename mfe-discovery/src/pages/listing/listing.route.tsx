import { pageOf, selectData } from '@portico/shared/api';
import { breadcrumbsJsonLd, localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import {
  isWithheldHere,
  prefetchList,
  prefetchSearch,
  prefetchTagNames,
  recordIn,
} from '../../search/prefetch-search.ts';
import { searchApi } from '../../search/search.api.ts';
import { listingById, listOfListing, tagsOfListing } from '../../search/search-requests.ts';
import { breadcrumbsFor } from '../breadcrumbs.ts';
import { itemListJsonLd } from '../item-list-json-ld.ts';
import { recordStatus } from '../record-status.ts';

export { ListingPage as Component } from './ListingPage.tsx';

export async function prefetch({ dispatch, params, url, language }: PrefetchContext) {
  const { listingID = '' } = params;
  const listing = await prefetchSearch(dispatch, listingById(listingID));
  if (!isWithheldHere(recordIn(listing))) {
    await Promise.all([
      prefetchTagNames(dispatch, language),
      prefetchSearch(dispatch, tagsOfListing(listingID)),
      prefetchList(dispatch, listOfListing(listingID, pageOf(url.searchParams))),
    ]);
  }
  return recordStatus(listing);
}

export function head({ state, params, url, language, t }: HeadContext): PageHead {
  const { listingID = '' } = params;
  const data = selectData(searchApi.endpoints.search, listingById(listingID), state);
  const [hit] = data?.hits ?? [];
  if (!hit) return { title: t('notFound.title'), noIndex: true };
  const title = localized(hit.source.title, language);
  return {
    title,
    description: t('listing.description', { title }),
    ...(hit.source.imageURL ? { image: hit.source.imageURL } : {}),
    ...(hit.source.isPrivate ? { noIndex: true } : {}),
    ...(process.env['PORTICO_TARGET'] !== 'browser'
      ? {
          jsonLd: () => {
            const request = listOfListing(listingID, pageOf(url.searchParams));
            const list = selectData(searchApi.endpoints.searchList, request, state);
            const hits = list?.pages.flatMap((page) => page.hits) ?? [];
            return [
              itemListJsonLd({ name: title, hits, origin: url.origin, language }),
              breadcrumbsJsonLd(breadcrumbsFor(hit, { state, url, language })),
            ];
          },
        }
      : {}),
  };
}
