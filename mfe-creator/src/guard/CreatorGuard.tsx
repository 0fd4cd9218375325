import {
  Navigate,
  selectIsAuthenticated,
  selectIsOwnAccountOnly,
  selectSessionSettled,
  useHydrated,
  useLocation,
  useLoggedOutHere,
  useSelector,
} from '@portico/shared/platform';
import type { ReactNode } from 'react';
import { creatorAccess } from './creator-access.ts';
import type { LoginRequest } from './requested-location.ts';
import { usePrivateProvider } from './use-private-provider.ts';

/** Where users without the creator's role can request it. [CREATOR-10, AMBIG-01] */
export const PRIVATE_PROVIDER_ADDRESS = '/contacts';

/**
 * Admits signed-in users of public providers. Until the session is known, always on the server, it shows `waiting`;
 * others are redirected to /login with the requested page, or home after Logout. [CREATOR-01, CREATOR-10, OPEN-30]
 */
export function CreatorGuard({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const isSettled = useSelector(selectSessionSettled);
  const access = creatorAccess({
    isPrivateProvider: usePrivateProvider(),
    isSessionSettled: isHydrated && isSettled,
    isAuthenticated: useSelector(selectIsAuthenticated),
    isOwnAccountOnly: useSelector(selectIsOwnAccountOnly),
  });
  const isLoggedOutHere = useLoggedOutHere();
  switch (access) {
    case 'waiting':
      return waiting;
    case 'private-provider':
      return <Navigate to={PRIVATE_PROVIDER_ADDRESS} replace />;
    case 'signed-out':
      if (isLoggedOutHere) return <Navigate to="/" replace />;
      return (
        <Navigate
          to="/login"
          replace
          state={{ requested: `${pathname}${search}${hash}` } satisfies LoginRequest}
        />
      );
    case 'own-account-only':
      return <Navigate to="/creator/account" replace />;
    case 'granted':
      return children;
  }
}
