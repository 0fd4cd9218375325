import { distanceKm, type GeoPosition, type PortalSearchQuery } from '@portico/shared/domain';
import { useText, useVisitorLocation } from '@portico/shared/platform';
import { spacing } from '@portico/shared/ui';
import { PortalCard } from '../../cards/PortalCard.tsx';
import { InfiniteGrid } from '../../lists/InfiniteGrid.tsx';
import { isPortalHit, type PortalHit } from '../../search/search.api.ts';
import { listOfSearch } from '../../search/search-requests.ts';
import { useCountedSearch } from '../../search/use-counted-search.ts';
import { LocationPrompt } from '../../visitor-location/LocationPrompt.tsx';
import { NothingFound } from './NothingFound.tsx';

/**
 * The found portals. With a distance filter but no position: a prompt for it, and portals at any distance. [SEARCH-10,
 * AMBIG-19]
 */
export function SearchResults({ query, page }: { query: PortalSearchQuery; page: number }) {
  const { t } = useText('mfe-discovery');
  const location = useVisitorLocation();
  const position = location.kind === 'granted' ? location.position : undefined;
  const request = listOfSearch(query, { page, position: query.range === undefined ? undefined : position });
  useCountedSearch(query.title, request);
  return (
    <>
      {query.range !== undefined && !query.near && location.kind !== 'granted' ? (
        <div css={{ marginBlockEnd: spacing[6] }}>
          <LocationPrompt location={location} />
        </div>
      ) : null}
      <InfiniteGrid label={t('portals.title')} request={request} empty={<NothingFound query={query} />}>
        {(hit) =>
          isPortalHit(hit) ? (
            <PortalCard key={hit.source._id} hit={query.near ? fromVisitor(hit, position) : hit} />
          ) : null
        }
      </InfiniteGrid>
    </>
  );
}

/** Replaces the distance from the map area's centre, by which the search is sorted, with that from the visitor. */
function fromVisitor(
  { distanceKm: _fromMiddle, ...hit }: PortalHit,
  visitor: GeoPosition | undefined,
): PortalHit {
  const place = hit.source.__meta_search?.latLng;
  return visitor && place ? { ...hit, distanceKm: distanceKm(visitor, place) } : hit;
}
