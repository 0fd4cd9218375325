import type { LoadOnce, RouteModule } from '@portico/shared/platform';
import { RouteFailure } from './RouteFailure.tsx';

/** A remote's page, or its failure when the page started without the remote's code. */
export function RemoteArea({ remote, module }: { remote: string; module: LoadOnce<RouteModule> }) {
  const route = module.current;
  if (!route) return <RouteFailure remote={remote} cause={module.failure} />;
  return <route.Component />;
}
