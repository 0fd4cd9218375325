import type { AuthUser } from '@portico/shared/contracts';
import { selectSessionSettled, selectUser, useHydrated, useSelector } from '@portico/shared/platform';

/** The person who views the page. */
export interface Viewer {
  user: AuthUser | null;
  /** Whether the session is settled; false on the server and on the first render in the browser. */
  isSettled: boolean;
}

/** The session may settle before hydration; until then the viewer is anonymous, as on the server. */
export function useViewer(): Viewer {
  const isHydrated = useHydrated();
  const user = useSelector(selectUser);
  const isSettled = useSelector(selectSessionSettled);
  return isHydrated ? { user, isSettled } : { user: null, isSettled: false };
}
