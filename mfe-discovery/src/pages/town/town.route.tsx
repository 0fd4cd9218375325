import { selectData } from '@portico/shared/api';
import { breadcrumbsJsonLd, localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { isWithheldHere, prefetchSearch, prefetchTagNames, recordIn } from '../../search/prefetch-search.ts';
import { searchApi } from '../../search/search.api.ts';
import { listingsOfTown, portalsOfListing, townById } from '../../search/search-requests.ts';
import { breadcrumbsFor } from '../breadcrumbs.ts';
import { itemListJsonLd } from '../item-list-json-ld.ts';
import { recordStatus } from '../record-status.ts';
import { SECTIONS_AT_ONCE } from './TownContent.tsx';
import { townJsonLd } from './town-json-ld.ts';

export { TownPage as Component } from './TownPage.tsx';

export async function prefetch({ dispatch, params, language }: PrefetchContext) {
  const { townID = '' } = params;
  const named = prefetchTagNames(dispatch, language);
  const town = await prefetchSearch(dispatch, townById(townID));
  if (!isWithheldHere(recordIn(town))) {
    const { data } = await prefetchSearch(dispatch, listingsOfTown(townID));
    const shown = data?.hits.slice(0, SECTIONS_AT_ONCE).map(({ source }) => source) ?? [];
    const open = shown.filter((listing) => !isWithheldHere(listing));
    await Promise.all(open.map((listing) => prefetchSearch(dispatch, portalsOfListing(listing._id))));
  }
  await named;
  return recordStatus(town);
}

export function head({ state, params, url, language, t }: HeadContext): PageHead {
  const { townID = '' } = params;
  const data = selectData(searchApi.endpoints.search, townById(townID), state);
  const [hit] = data?.hits ?? [];
  if (!hit) return { title: t('notFound.title'), noIndex: true };
  const title = localized(hit.source.title, language);
  return {
    title,
    description: t('town.description', { title }),
    ...(hit.source.imageURL ? { image: hit.source.imageURL } : {}),
    ...(hit.source.isPrivate ? { noIndex: true } : {}),
    ...(process.env['PORTICO_TARGET'] !== 'browser'
      ? {
          jsonLd: () => {
            const listings = selectData(searchApi.endpoints.search, listingsOfTown(townID), state);
            return [
              townJsonLd(hit.source, url.origin, language),
              itemListJsonLd({ name: title, hits: listings?.hits ?? [], origin: url.origin, language }),
              breadcrumbsJsonLd(breadcrumbsFor(hit, { state, url, language })),
            ];
          },
        }
      : {}),
  };
}
