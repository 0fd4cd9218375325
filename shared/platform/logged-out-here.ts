import { useState } from 'react';
import { useSelector } from './redux.ts';
import { selectHasLoggedOut, selectIsAuthenticated } from './session.ts';

/**
 * Whether the visitor signed out while this page was shown. Logout navigates to `/`; a route guard that is still
 * mounted must then redirect there, not to the sign-in page. [OPEN-30]
 */
export function useLoggedOutHere(): boolean {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const hasLoggedOut = useSelector(selectHasLoggedOut);
  const [wasAuthenticated, setWasAuthenticated] = useState(isAuthenticated);
  if (isAuthenticated && !wasAuthenticated) setWasAuthenticated(true);
  return wasAuthenticated && !isAuthenticated && hasLoggedOut;
}
