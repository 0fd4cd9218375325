import { useLocation, useNavigate, useRouteError } from '@portico/shared/platform';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import { ServerHtmlFallback } from './ssr-fallback.tsx';

/**
 * A route whose remote failed: the message, and below it the page's server-rendered HTML. Retry navigates to the
 * current URL, which loads the remote again.
 */
export function RouteFailure({ remote, cause }: { remote: string; cause?: unknown }) {
  const routeError = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <>
      <RemoteUnavailable
        remote={remote}
        error={cause ?? routeError}
        onRetry={() => void navigate(location, { replace: true, state: location.state })}
      />
      <ServerHtmlFallback />
    </>
  );
}
