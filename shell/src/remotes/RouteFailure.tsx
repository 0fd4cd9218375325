import { useLocation, useNavigate, useRouteError } from '@portico/shared/platform';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import { useServerHtml } from './server-html.ts';

/**
 * A route whose remote failed: the message, and below it the page's server-rendered HTML, whose links and forms work
 * without the remote's code. Retry navigates to the current URL, which loads the remote again.
 */
export function RouteFailure({ remote, cause }: { remote: string; cause?: unknown }) {
  const routeError = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const serverHtml = useServerHtml();
  return (
    <>
      <RemoteUnavailable
        remote={remote}
        error={cause ?? routeError}
        onRetry={() => void navigate(location, { replace: true, state: location.state })}
        isPage={serverHtml === undefined}
      />
      {/* oxlint-disable-next-line react/no-danger -- the page's own server-rendered HTML */}
      {serverHtml === undefined ? null : <div dangerouslySetInnerHTML={{ __html: serverHtml }} />}
    </>
  );
}
