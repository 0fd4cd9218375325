import type { PortalSearchQuery } from '@portico/shared/domain';
import type { ReactNode } from 'react';
import { CardsLoading } from '../../lists/CardsLoading.tsx';
import { PrivacyGate } from '../../privacy/PrivacyGate.tsx';
import { recordIn } from '../../search/prefetch-search.ts';
import { useSearchQuery } from '../../search/search.api.ts';
import { PORTAL_PAGES } from '../../search/search-requests.ts';
import { type ScopeItem, scopeRequest, scopesOf } from './search-scope.ts';

/** Renders the results, or the passcode form of a private town or listing that limits them. [OPEN-45, PERM-06] */
export function ScopeGate({ query, children }: { query: PortalSearchQuery; children: ReactNode }) {
  return scopesOf(query).reduce(
    (content, scope) => (
      <Gate key={scope.id} scope={scope}>
        {content}
      </Gate>
    ),
    children,
  );
}

function Gate({ scope, children }: { scope: ScopeItem; children: ReactNode }) {
  const { currentData, isError } = useSearchQuery(scopeRequest(scope));
  // The results show the error with a retry.
  if (isError) return children;
  if (!currentData) return <CardsLoading count={PORTAL_PAGES.nextSize} />;
  const isPrivate = recordIn({ data: currentData })?.isPrivate === true;
  return (
    <PrivacyGate item={scope} isPrivate={isPrivate}>
      {children}
    </PrivacyGate>
  );
}
