import { breadcrumbsJsonLd, localized } from '@portico/shared/domain';
import { type HeadContext, type PageHead, type PrefetchContext, useParams } from '@portico/shared/platform';
import { BackToTop } from '../../lists/BackToTop.tsx';
import { isWithheldHere, prefetchSearch, recordIn } from '../../search/prefetch-search.ts';
import { searchApi } from '../../search/search.api.ts';
import { listingsOfTown, portalsOfListing, townById } from '../../search/search-requests.ts';
import { breadcrumbsFor } from '../breadcrumbs.ts';
import { itemListJsonLd } from '../item-list-json-ld.ts';
import { RecordPage } from '../RecordPage.tsx';
import { recordStatus } from '../record-status.ts';
import { SECTIONS_AT_ONCE, TownContent } from './TownContent.tsx';
import { TownHero } from './TownHero.tsx';
import { townJsonLd } from './town-json-ld.ts';

/** A town: its hero, its listings, and some portals of each. [TOWN-04..09] */
export function Component() {
  const { townID = '' } = useParams();
  return (
    <RecordPage key={townID} request={townById(townID)}>
      {(hit) =>
        hit.kind === 'town' ? (
          <>
            <TownHero town={hit.source} />
            <TownContent town={hit.source} />
            <BackToTop />
          </>
        ) : null
      }
    </RecordPage>
  );
}

export async function prefetch({ dispatch, params }: PrefetchContext) {
  const { townID = '' } = params;
  const town = await prefetchSearch(dispatch, townById(townID));
  if (!isWithheldHere(recordIn(town))) {
    const { data } = await prefetchSearch(dispatch, listingsOfTown(townID));
    const shown = data?.hits.slice(0, SECTIONS_AT_ONCE).map(({ source }) => source) ?? [];
    const open = shown.filter((listing) => !isWithheldHere(listing));
    await Promise.all(open.map((listing) => prefetchSearch(dispatch, portalsOfListing(listing._id))));
  }
  return recordStatus(town);
}

export function head({ state, params, url, language, t }: HeadContext): PageHead {
  const { townID = '' } = params;
  const { data } = searchApi.endpoints.search.select(townById(townID))(state as never);
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
            const { data: listings } = searchApi.endpoints.search.select(listingsOfTown(townID))(
              state as never,
            );
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
