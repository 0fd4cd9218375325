import type { PageDeclaration } from '@portico/shared/contracts';
import { NotFound } from '@portico/shared/patterns';
import {
  type LoadOnce,
  Navigate,
  type RootState,
  type RouteModule,
  selectIsOwnAccountOnly,
  selectSessionSettled,
  selectUser,
  useHydrated,
  useLocation,
  useNavigate,
  useSelector,
} from '@portico/shared/platform';
import { useEffect } from 'react';
import { LoadingArea } from './LoadingArea.tsx';
import { useHasPage } from './live-pages.ts';
import { RemoteArea } from './RemoteArea.tsx';

/** The page of a remote on which an account is completed. */
const ACCOUNT = '/creator/account';

type Role = NonNullable<PageDeclaration['role']>;

/** Whether the signed-in person has the role. False for an admin who must set up a second factor first, or whose account is to be erased. */
export function hasRole(state: RootState, role: Role): boolean {
  const user = selectUser(state);
  return user !== null && !selectIsOwnAccountOnly(state) && user.roles.includes(role);
}

/**
 * The page of a remote that needs a role. Its code loads once the session is known to have the role; everyone else gets
 * the 404 page.
 */
export function RoleArea({
  role,
  remote,
  module,
}: {
  role: Role;
  remote: string;
  module: LoadOnce<RouteModule>;
}) {
  // The server renders no session, so the first render in the browser must not either.
  const isHydrated = useHydrated();
  const isSettled = useSelector(selectSessionSettled);
  const user = useSelector(selectUser);
  const isOwnAccountOnly = useSelector(selectIsOwnAccountOnly);
  const isAllowed = useSelector((state: RootState) => hasRole(state, role));
  const hasPage = useHasPage();
  useLoaded(isAllowed, module);
  if (!isHydrated || (!isSettled && !user)) return <LoadingArea />;
  if (isOwnAccountOnly && hasPage(ACCOUNT)) return <Navigate to={ACCOUNT} replace />;
  if (!isAllowed) return <NotFound />;
  if (!module.current && module.failure === undefined) return <LoadingArea />;
  return <RemoteArea remote={remote} module={module} />;
}

/** Loads the page if the session was read after the page was opened: the route's loader runs again. */
function useLoaded(isAllowed: boolean, module: LoadOnce<RouteModule>): void {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (!isAllowed || module.current || module.failure !== undefined) return;
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  }, [isAllowed, module, navigate, location]);
}
