import { useState } from 'react';
import { useSelector } from './redux.ts';
import { selectHasLoggedOut, selectIsAuthenticated } from './session.ts';

/**
 * Whether Logout ended the session while this page was shown. Logout leads to `/`; a guard that is still mounted then
 * must lead there too, and not to the sign-in page. [OPEN-30]
 */
export function useLoggedOutHere(): boolean {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const hasLoggedOut = useSelector(selectHasLoggedOut);
  const [wasAuthenticated, setWasAuthenticated] = useState(isAuthenticated);
  if (isAuthenticated && !wasAuthenticated) setWasAuthenticated(true);
  return wasAuthenticated && !isAuthenticated && hasLoggedOut;
}
