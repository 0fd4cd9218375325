import type { AuthUser } from '@portico/shared/contracts';
import { selectSessionSettled, selectUser, useHydrated, useSelector } from '@portico/shared/platform';

/** Who looks at the page. */
export interface Viewer {
  user: AuthUser | null;
  /** Whether it is certain who it is; false on the server and on the first render in the browser. */
  isSettled: boolean;
}

/** The session may settle before the page is hydrated: nobody is known until then, as on the server. */
export function useViewer(): Viewer {
  const isHydrated = useHydrated();
  const user = useSelector(selectUser);
  const isSettled = useSelector(selectSessionSettled);
  return isHydrated ? { user, isSettled } : { user: null, isSettled: false };
}
