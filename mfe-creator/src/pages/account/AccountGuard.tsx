import {
  Navigate,
  selectIsAuthenticated,
  selectSessionSettled,
  useHydrated,
  useLocation,
  useLoggedOutHere,
  useSelector,
} from '@portico/shared/platform';
import type { ReactNode } from 'react';
import type { LoginRequest } from '../../guard/requested-location.ts';
import { usePrivateProvider } from '../../guard/use-private-provider.ts';

/** Admits signed-in users of every provider. Others are redirected to /login, or home on a private provider. */
export function AccountGuard({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const isSettled = useSelector(selectSessionSettled);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const isPrivateProvider = usePrivateProvider();
  const isLoggedOutHere = useLoggedOutHere();
  if (!isHydrated || !isSettled) return waiting;
  if (isAuthenticated) return children;
  if (isPrivateProvider === undefined) return waiting;
  return isPrivateProvider || isLoggedOutHere ? (
    <Navigate to="/" replace />
  ) : (
    <Navigate to="/login" replace state={{ requested: pathname } satisfies LoginRequest} />
  );
}
