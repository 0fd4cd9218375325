import type { PortalSearchQuery } from '@portico/shared/domain';
import { Link, useText } from '@portico/shared/platform';
import { Button, StateMessage, spacing } from '@portico/shared/ui';
import { PortalCard } from '../../cards/PortalCard.tsx';
import { InfiniteGrid } from '../../lists/InfiniteGrid.tsx';
import { isPortalHit } from '../../search/search.api.ts';
import { listOfSearch } from '../../search/search-requests.ts';
import { LocationPrompt } from '../../visitor-location/LocationPrompt.tsx';
import { useVisitorLocation } from '../../visitor-location/visitor-location.ts';

/** The found portals; with a distance filter and no position, a prompt for it and the portals of everywhere. [SEARCH-10, SEARCH-11, AMBIG-19] */
export function SearchResults({ query, page }: { query: PortalSearchQuery; page: number }) {
  const { t } = useText('mfe-discovery');
  const location = useVisitorLocation();
  const position = location.kind === 'granted' ? location.position : undefined;
  return (
    <>
      {query.range !== undefined && location.kind !== 'granted' ? (
        <div css={{ marginBlockEnd: spacing[6] }}>
          <LocationPrompt location={location} />
        </div>
      ) : null}
      <InfiniteGrid
        label={t('portals.title')}
        request={listOfSearch(query, { page, position: query.range === undefined ? undefined : position })}
        empty={
          <StateMessage
            kind="not-found"
            title={t('portals.emptyTitle')}
            text={t('portals.emptyText')}
            action={
              <Button as={Link} to="/portals" variant="secondary">
                {t('portals.reset')}
              </Button>
            }
          />
        }
      >
        {(hit) => (isPortalHit(hit) ? <PortalCard key={hit.source._id} hit={hit} /> : null)}
      </InfiniteGrid>
    </>
  );
}
