import { type LoadOnce, type RouteModule, useLocation } from '@portico/shared/platform';
import { RouteFailure } from './RouteFailure.tsx';
import { useRemoteRevision } from './remote-revision.ts';

/** A remote's page, or its failure when the page started without the remote's code. */
export function RemoteArea({ remote, module }: { remote: string; module: LoadOnce<RouteModule> }) {
  // A retry navigates to the same URL, for which the router would reuse the rendered element.
  useLocation();
  useRemoteRevision();
  const route = module.current;
  if (!route) return <RouteFailure remote={remote} cause={module.failure} />;
  return <route.Component />;
}
