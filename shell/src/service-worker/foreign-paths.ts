/** Paths of other applications on the same origin, which the service worker must not handle. [APP-26] */
export const FOREIGN_PATHS = ['/admin', '/e-catalog'] as const;

/** Whether a path belongs to another application. */
export const isForeignPath = (pathname: string): boolean =>
  FOREIGN_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
