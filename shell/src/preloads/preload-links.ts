import { isPageOutdated, matchRoutes, type RouteObject, type Store } from '@portico/shared/platform';
import type { RouteHandle } from '../route-handle.ts';
import { networkBudget } from './network-budget.ts';

/** A pointer that stays this long means to go there. */
const HOVER_MS = 80;
/** So long links are looked through at once: finding the page of one takes a slow phone several ms. */
const SCAN_MS = 5;
const REACHING = ['pointerover', 'focusin', 'touchstart'] as const;

export interface LinksToPreload {
  routes: RouteObject[];
  store: Store;
}

interface Target {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  handle: RouteHandle;
}

/**
 * Fetches ahead what links lead to: a page's code when its link comes into view or somebody reaches for it, and its data
 * too once the pointer stays and the code is here. Each file once, in idle time, within the connection's means. Gives
 * the way to stop.
 */
export function preloadLinks({ routes, store }: LinksToPreload): () => void {
  const fetched = new Set<string>();
  let hovering: ReturnType<typeof setTimeout> | undefined;
  let isScanDue = false;

  function targetOf(link: HTMLAnchorElement | null): Target | undefined {
    if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
    const url = new URL(link.href, window.location.href);
    if (url.origin !== window.location.origin || url.pathname === window.location.pathname) return undefined;
    const match = matchRoutes(routes, url)?.at(-1);
    const handle = match?.route.handle as RouteHandle | undefined;
    return match && handle ? { url, params: match.params, handle } : undefined;
  }

  /** The next navigation of an outdated page takes other files. */
  const mayFetch = (): boolean => !isPageOutdated() && networkBudget() !== 'nothing';

  const missingFiles = ({ handle }: Target): string[] =>
    handle.loaded() ? [] : (handle.files?.() ?? []).filter((address) => !fetched.has(address));

  function fetchCode(target: Target): void {
    if (!mayFetch()) return;
    for (const address of missingFiles(target)) {
      fetched.add(address);
      // Into the browser's cache as the script will ask for it; a failed preload would spoil the script's own try.
      fetch(address, { priority: 'low' }).then(
        (answer) => answer.arrayBuffer(),
        () => fetched.delete(address),
      );
    }
  }

  function onReach({ target, type }: Event): void {
    clearTimeout(hovering);
    const reached = targetOf(linkOf(target));
    if (!reached) return;
    whenIdle(() => fetchCode(reached));
    if (type !== 'pointerover') return;
    hovering = setTimeout(() => {
      if (mayFetch()) reached.handle.prefetch?.({ url: reached.url, params: reached.params, store });
    }, HOVER_MS);
  }
  const onLeave = (): void => clearTimeout(hovering);
  for (const type of REACHING) document.addEventListener(type, onReach, { passive: true });
  document.addEventListener('pointerout', onLeave, { passive: true });

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const found = networkBudget() === 'all' ? targetOf(linkOf(target)) : undefined;
      if (found) whenIdle(() => fetchCode(found));
    }
  });
  const scanned = new WeakSet<Element>();
  /** What has come into the page, and the links in it that were not looked at yet. */
  const added: Element[] = [document.body];
  const links: HTMLAnchorElement[] = [];
  /** Whose code is here; many cards have two links to one page. */
  const known = new Set<string>();
  function scan(): void {
    const until = performance.now() + SCAN_MS;
    for (const element of added.splice(0)) links.push(...linksIn(element));
    for (let link = links.shift(); link; link = links.shift()) {
      if (scanned.has(link) || known.has(link.href)) continue;
      scanned.add(link);
      // A long list has thousands to the same page, and each link that is watched takes its share of every frame.
      const target = targetOf(link);
      if (target && missingFiles(target).length > 0) seen.observe(link);
      else if (target) known.add(link.href);
      if (performance.now() > until) return whenIdle(scan);
    }
    isScanDue = false;
  }
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) added.push(node);
    if (isScanDue || added.length === 0) return;
    isScanDue = true;
    whenIdle(scan);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  whenIdle(scan);

  return () => {
    for (const type of REACHING) document.removeEventListener(type, onReach);
    document.removeEventListener('pointerout', onLeave);
    onLeave();
    seen.disconnect();
    changes.disconnect();
  };
}

/** A picture's link opens here. */
const LINKS = 'main a[href]:not([data-opens-here])';
const linksIn = (element: Element): HTMLAnchorElement[] => [
  ...(element.matches(LINKS) ? [element as HTMLAnchorElement] : []),
  ...element.querySelectorAll<HTMLAnchorElement>(LINKS),
];

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Safari has no idle time to give. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
}
