import type { PortalSearchQuery } from '@portico/shared/domain';
import type { ReactNode } from 'react';
import { CardsLoading } from '../../lists/CardsLoading.tsx';
import { PrivacyGate } from '../../privacy/PrivacyGate.tsx';
import { recordIn } from '../../search/prefetch-search.ts';
import { useSearchQuery } from '../../search/search.api.ts';
import { PORTAL_PAGES } from '../../search/search-requests.ts';
import { placeRequest, placesOf, type SearchPlace } from './search-places.ts';

/** The results, or the passcode screen of a private town or listing that they are narrowed to. [OPEN-45, PERM-06] */
export function PlaceGate({ query, children }: { query: PortalSearchQuery; children: ReactNode }) {
  return placesOf(query).reduce(
    (content, place) => (
      <Gate key={place.id} place={place}>
        {content}
      </Gate>
    ),
    children,
  );
}

function Gate({ place, children }: { place: SearchPlace; children: ReactNode }) {
  const { currentData, isError } = useSearchQuery(placeRequest(place));
  // The results will say what is wrong, and have a retry.
  if (isError) return children;
  if (!currentData) return <CardsLoading count={PORTAL_PAGES.nextSize} />;
  const isPrivate = recordIn({ data: currentData })?.isPrivate === true;
  return (
    <PrivacyGate item={place} isPrivate={isPrivate}>
      {children}
    </PrivacyGate>
  );
}
