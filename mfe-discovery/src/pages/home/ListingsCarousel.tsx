import { useText } from '@portico/shared/platform';
import { Carousel } from '@portico/shared/ui';
import { ListingCard } from '../../cards/ListingCard.tsx';
import { CardsLoading } from '../../lists/CardsLoading.tsx';
import { SearchStates } from '../../lists/SearchStates.tsx';
import { TitledSection } from '../../lists/TitledSection.tsx';
import { isListingHit, type SearchRequest } from '../../search/search.api.ts';

/** Listings side by side: eight on home, all of a town on its page. Nothing when there is none. [HOME-07, TOWN-05] */
export function ListingsCarousel({ title, request }: { title: string; request: SearchRequest }) {
  const { t } = useText('mfe-discovery');
  return (
    <SearchStates
      request={request}
      wrap={(content) => <TitledSection title={title}>{content}</TitledSection>}
      loading={<CardsLoading count={4} ratio={3 / 2} />}
    >
      {({ hits }) =>
        hits.length === 0 ? null : (
          <Carousel label={title} previousLabel={t('list.previous')} nextLabel={t('list.next')}>
            {hits.filter(isListingHit).map(({ source }) => (
              <ListingCard key={source._id} listing={source} />
            ))}
          </Carousel>
        )
      }
    </SearchStates>
  );
}
