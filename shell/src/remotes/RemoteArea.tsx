import type { RouteModule } from '@portico/shared/platform';
import { RouteFailure } from './RouteFailure.tsx';

/** A remote's page, or its failure when the page started without the remote's code. */
export function RemoteArea({ remote, route }: { remote: string; route: RouteModule | undefined }) {
  if (!route) return <RouteFailure remote={remote} />;
  return <route.Component />;
}
