import { useLocation, useNavigate, useRouteError } from '@portico/shared/platform';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';

/** A route whose remote failed; retrying is a navigation to where the visitor is, which loads the remote anew. */
export function RouteFailure({ remote }: { remote: string }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <RemoteUnavailable
      remote={remote}
      error={error}
      onRetry={() => void navigate(location, { replace: true, state: location.state })}
    />
  );
}
