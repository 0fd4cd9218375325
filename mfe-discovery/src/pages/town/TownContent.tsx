import type { TownCardSource } from '@portico/shared/contracts';
import { portalSearchAddress } from '@portico/shared/domain';
import { Link, useText } from '@portico/shared/platform';
import { Button, Container, Section, StateMessage } from '@portico/shared/ui';
import { FailedMessage } from '../../lists/FailedMessage.tsx';
import { PrivacyGate } from '../../privacy/PrivacyGate.tsx';
import { isListingHit, useSearchQuery } from '../../search/search.api.ts';
import { listingsOfTown } from '../../search/search-requests.ts';
import { ListingsCarousel } from '../home/ListingsCarousel.tsx';
import { ListingSection } from './ListingSection.tsx';
import { TownWelcome } from './TownWelcome.tsx';

/** Number of sections in the server-rendered page; later ones load near the viewport. [T-48] */
export const SECTIONS_AT_ONCE = 8;

/**
 * The town's listings as a carousel, a section for each, and its welcome; behind the gate if the town is private.
 * [TOWN-05..09]
 */
export function TownContent({ town }: { town: TownCardSource }) {
  const { _id: id, isPrivate = false } = town;
  return (
    <PrivacyGate item={{ store: 'town', id }} isPrivate={isPrivate}>
      <Listings town={town} />
      <TownWelcome town={town} />
    </PrivacyGate>
  );
}

function Listings({ town }: { town: TownCardSource }) {
  const { t, localize } = useText('mfe-discovery');
  const { currentData, error, isFetching, refetch } = useSearchQuery(listingsOfTown(town._id));
  const listings = currentData?.hits.filter(isListingHit) ?? [];
  if (!currentData && error) {
    return (
      <Section>
        <Container>
          <FailedMessage error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        </Container>
      </Section>
    );
  }
  if (currentData && listings.length === 0) {
    return (
      <Section>
        <Container>
          <StateMessage
            kind="empty"
            title={t('town.emptyTitle')}
            text={t('town.emptyText')}
            action={
              <Button
                as={Link}
                to={portalSearchAddress({ town: { id: town._id, title: localize(town.title) } })}
                variant="secondary"
              >
                {t('town.portals')}
              </Button>
            }
          />
        </Container>
      </Section>
    );
  }
  return (
    <>
      <ListingsCarousel title={t('town.listings')} request={listingsOfTown(town._id)} />
      {listings.map(({ source }, index) => (
        <ListingSection key={source._id} listing={source} isAtOnce={index < SECTIONS_AT_ONCE} />
      ))}
    </>
  );
}
