import { matchRoutes, type RouteObject } from '@portico/shared/platform';
import type { RouteHandle } from '../route-handle.ts';

/** The page of this site to which a link leads. */
export interface LinkTarget {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  handle: RouteHandle;
}

/** The target of a link; undefined if it leads to another site, this page, a new tab or a file. */
export function linkTarget(routes: RouteObject[], link: HTMLAnchorElement | null): LinkTarget | undefined {
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, window.location.href);
  if (url.origin !== window.location.origin || url.pathname === window.location.pathname) return undefined;
  const match = matchRoutes(routes, url)?.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  return match && handle ? { url, params: match.params, handle } : undefined;
}

/** Excludes links of pictures that open in a lightbox. */
const LINKS = 'main a[href]:not([data-opens-here])';

/** The content links in an element, the element itself included. */
export const linksIn = (element: Element): HTMLAnchorElement[] => [
  ...(element.matches(LINKS) ? [element as HTMLAnchorElement] : []),
  ...element.querySelectorAll<HTMLAnchorElement>(LINKS),
];

/** The link in which an event occurred. */
export const linkAround = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;
