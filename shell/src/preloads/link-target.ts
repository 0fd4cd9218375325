import { matchRoutes, type RouteObject } from '@portico/shared/platform';
import type { RouteHandle } from '../route-handle.ts';

/** The page of this site that a link leads to. */
export interface LinkTarget {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  handle: RouteHandle;
}

/** Undefined for a link to another site, to this page, to a new tab or to a file. */
export function linkTarget(routes: RouteObject[], link: HTMLAnchorElement | null): LinkTarget | undefined {
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, window.location.href);
  if (url.origin !== window.location.origin || url.pathname === window.location.pathname) return undefined;
  const match = matchRoutes(routes, url)?.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  return match && handle ? { url, params: match.params, handle } : undefined;
}

/** A picture's link opens on its page. */
const LINKS = 'main a[href]:not([data-opens-here])';

/** The links of the page's content in an element, itself included. */
export const linksIn = (element: Element): HTMLAnchorElement[] => [
  ...(element.matches(LINKS) ? [element as HTMLAnchorElement] : []),
  ...element.querySelectorAll<HTMLAnchorElement>(LINKS),
];

/** The link that an event is about. */
export const linkAround = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;
