import { type LoadOnce, type RouteModule, useLocation } from '@portico/shared/platform';
import { RouteFailure } from './RouteFailure.tsx';
import { useRemoteRevision } from './remote-revision.ts';

/** Renders a remote's page, or its failure if the page started without the remote's code. */
export function RemoteArea({ remote, module }: { remote: string; module: LoadOnce<RouteModule> }) {
  // Subscribes to navigations: a retry navigates to the same URL, for which the router reuses the rendered element.
  useLocation();
  useRemoteRevision();
  const route = module.current;
  if (!route) return <RouteFailure remote={remote} cause={module.failure} />;
  return <route.Component />;
}
