import type { ListingCardSource } from '@portico/shared/contracts';
import { useInfiniteScrollSentinel } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Grid, StateMessage } from '@portico/shared/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { PortalCard } from '../../cards/PortalCard.tsx';
import { useLocalizedText } from '../../cards/use-localized-text.ts';
import { CardsLoading } from '../../lists/CardsLoading.tsx';
import { SearchStates } from '../../lists/SearchStates.tsx';
import { TitledSection } from '../../lists/TitledSection.tsx';
import { listingAddress } from '../../search/hit-address.ts';
import { isPortalHit } from '../../search/search.api.ts';
import { BLOCK_PORTALS, portalsOfListing } from '../../search/search-requests.ts';

/** Placeholder height of a row of cards, in px, until the section is near the viewport. */
const ROW_OF_CARDS_PX = 360;

/**
 * Up to four portals of a listing, and a link to all of them. Sections beyond the first load when they come near the
 * viewport, because a town may have 999 listings. [TOWN-06, OPEN-33, T-48]
 */
export function ListingSection({ listing, isAtOnce }: { listing: ListingCardSource; isAtOnce: boolean }) {
  const title = useLocalizedText()(listing.title);
  const [isNear, setIsNear] = useState(isAtOnce);
  const content = useInfiniteScrollSentinel({ enabled: !isNear, key: 0, onNear: () => setIsNear(true) });
  return (
    <TitledSection title={title.text} lang={title.lang} showAll={listingAddress(listing._id)}>
      {isNear ? (
        <Portals listing={listing} title={title.text} />
      ) : (
        <div ref={content} css={{ minBlockSize: ROW_OF_CARDS_PX }} />
      )}
    </TitledSection>
  );
}

function Portals({ listing, title }: { listing: ListingCardSource; title: string }) {
  const { t } = useText('mfe-discovery');
  return (
    <SearchStates request={portalsOfListing(listing._id)} loading={<CardsLoading count={BLOCK_PORTALS} />}>
      {({ hits }) => {
        if (hits.length > 0) {
          return (
            <Grid label={title} hasItems>
              {hits.filter(isPortalHit).map((hit) => (
                <PortalCard key={hit.source._id} hit={hit} />
              ))}
            </Grid>
          );
        }
        return listing.isPrivate ? (
          <StateMessage
            kind="empty"
            icon={<Lock size={28} strokeWidth={1.75} aria-hidden="true" />}
            title={t('passcode.listingTitle')}
          />
        ) : (
          <StateMessage kind="empty" title={<span lang="en">{t('listing.empty')}</span>} />
        );
      }}
    </SearchStates>
  );
}
