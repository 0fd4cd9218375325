import type { ListingCardSource } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Grid, StateMessage } from '@portico/shared/ui';
import { Lock } from 'lucide-react';
import { PortalCard } from '../../cards/PortalCard.tsx';
import { useSaid } from '../../cards/useSaid.ts';
import { CardsLoading } from '../../lists/CardsLoading.tsx';
import { SearchStates } from '../../lists/SearchStates.tsx';
import { TitledSection } from '../../lists/TitledSection.tsx';
import { listingAddress } from '../../search/hit-address.ts';
import { isPortalHit } from '../../search/search.api.ts';
import { BLOCK_PORTALS, portalsOfListing } from '../../search/search-requests.ts';

/** Up to four portals of a listing, and the way to all of them. [TOWN-06, OPEN-33] */
export function ListingSection({ listing }: { listing: ListingCardSource }) {
  const { t } = useText('mfe-discovery');
  const title = useSaid()(listing.title);
  return (
    <TitledSection title={title.text} lang={title.lang} showAll={listingAddress(listing._id)}>
      <SearchStates request={portalsOfListing(listing._id)} loading={<CardsLoading count={BLOCK_PORTALS} />}>
        {({ hits }) => {
          if (hits.length > 0) {
            return (
              <Grid label={title.text}>
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
    </TitledSection>
  );
}
