import { useParams } from '@portico/shared/platform';
import { BackToTop } from '../../lists/BackToTop.tsx';
import { RecordStates } from '../../lists/RecordStates.tsx';
import { listingById } from '../../search/search-requests.ts';
import { ListingContent } from './ListingContent.tsx';
import { ListingHero } from './ListingHero.tsx';

/** Page of a listing: its hero, the most frequent tags, and its portals. [LIST-01..06] */
export function ListingPage() {
  const { listingID = '' } = useParams();
  return (
    <RecordStates key={listingID} request={listingById(listingID)}>
      {(hit) =>
        hit.kind === 'listing' ? (
          <>
            <ListingHero listing={hit.source} />
            <ListingContent listing={hit.source} />
            <BackToTop />
          </>
        ) : null
      }
    </RecordStates>
  );
}
