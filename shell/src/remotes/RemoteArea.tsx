import { type LoadOnce, type RouteModule, useLocation } from '@portico/shared/platform';
import { RouteFailure } from './RouteFailure.tsx';
import { useRedraw } from './redraw.ts';

/** A remote's page, or its failure when the page started without the remote's code. */
export function RemoteArea({ remote, module }: { remote: string; module: LoadOnce<RouteModule> }) {
  // A retry is a navigation to the same place: looked at anew with each one, as the router keeps what it drew.
  useLocation();
  useRedraw();
  const route = module.current;
  if (!route) return <RouteFailure remote={remote} cause={module.failure} />;
  return <route.Component />;
}
