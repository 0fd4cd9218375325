import { portalSearchAddress } from '@portico/shared/domain';
import { Link, useText, useVisitorLocation } from '@portico/shared/platform';
import { Button, Grid, StateMessage } from '@portico/shared/ui';
import { PortalCard } from '../../cards/PortalCard.tsx';
import { CardsLoading } from '../../lists/CardsLoading.tsx';
import { SearchStates } from '../../lists/SearchStates.tsx';
import { TitledSection } from '../../lists/TitledSection.tsx';
import type { IntrinsicSize } from '../../lists/use-content-visibility.ts';
import { isPortalHit } from '../../search/search.api.ts';
import { BLOCK_PORTALS, portalsNear } from '../../search/search-requests.ts';
import { LocationPrompt } from '../../visitor-location/LocationPrompt.tsx';

/** Height of the prompt, which the server renders because it does not know the position. */
const PROMPT_SIZE: IntrinsicSize = { phone: 263, tablet: 147, desktop: 151 };

/** Up to four portals near the visitor, after a press and a known position. [HOME-08, OPEN-34] */
export function NearbyPlaces() {
  const { t } = useText('mfe-discovery');
  const location = useVisitorLocation();
  const isKnown = location.kind === 'granted';
  return (
    <TitledSection
      title={t('home.nearby')}
      showAll={isKnown ? portalSearchAddress({ range: 'all' }) : undefined}
      intrinsicSize={PROMPT_SIZE}
    >
      {isKnown ? (
        <SearchStates
          request={portalsNear(location.position)}
          loading={<CardsLoading count={BLOCK_PORTALS} />}
        >
          {({ hits }) =>
            hits.length === 0 ? (
              <StateMessage
                kind="empty"
                title={t('home.nearbyEmpty')}
                action={
                  <Button as={Link} to="/portals" variant="secondary">
                    {t('home.allPortals')}
                  </Button>
                }
              />
            ) : (
              <Grid label={t('home.nearby')} hasItems>
                {hits.filter(isPortalHit).map((hit) => (
                  <PortalCard key={hit.source._id} hit={hit} />
                ))}
              </Grid>
            )
          }
        </SearchStates>
      ) : (
        <LocationPrompt location={location} />
      )}
    </TitledSection>
  );
}
