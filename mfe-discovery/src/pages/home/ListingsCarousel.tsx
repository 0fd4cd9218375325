import { useInfiniteScrollSentinel } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Carousel } from '@portico/shared/ui';
import { useState } from 'react';
import { ListingCard } from '../../cards/ListingCard.tsx';
import { CardsLoading } from '../../lists/CardsLoading.tsx';
import { SearchStates } from '../../lists/SearchStates.tsx';
import { TitledSection } from '../../lists/TitledSection.tsx';
import { ROW_SIZE } from '../../lists/use-content-visibility.ts';
import { isListingHit, type ListingHit, type SearchRequest } from '../../search/search.api.ts';

/** Number of cards rendered at first, and each time the end comes into view. */
const CARDS_AT_ONCE = 24;

/**
 * A carousel of listings: eight on the home page, all of a town on its page. Renders nothing without hits. [HOME-07,
 * TOWN-05]
 */
export function ListingsCarousel({ title, request }: { title: string; request: SearchRequest }) {
  return (
    <SearchStates
      request={request}
      wrap={(content) => (
        <TitledSection title={title} intrinsicSize={ROW_SIZE}>
          {content}
        </TitledSection>
      )}
      loading={<CardsLoading count={4} ratio={3 / 2} />}
    >
      {({ hits }) => (hits.length === 0 ? null : <Row title={title} listings={hits.filter(isListingHit)} />)}
    </SearchStates>
  );
}

function Row({ title, listings }: { title: string; listings: readonly ListingHit[] }) {
  const { t } = useText('mfe-discovery');
  const [rendered, setRendered] = useState(CARDS_AT_ONCE);
  const hasMore = rendered < listings.length;
  const end = useInfiniteScrollSentinel({
    enabled: hasMore,
    key: rendered,
    onNear: () => setRendered(rendered + CARDS_AT_ONCE),
  });
  return (
    <Carousel label={title} previousLabel={t('list.previous')} nextLabel={t('list.next')} hasItems>
      {listings.slice(0, rendered).map(({ source }) => (
        <ListingCard key={source._id} listing={source} />
      ))}
      {hasMore ? (
        <li key="end">
          <div ref={end} css={{ blockSize: '100%' }} />
        </li>
      ) : null}
    </Carousel>
  );
}
