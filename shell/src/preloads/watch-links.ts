import { whenIdle } from '@portico/shared/platform';
import { linksIn } from './link-target.ts';

/** Time budget of a scan, because matching a link to its page is slow on phones. */
const SCAN_MS = 5;

export interface LinkWatchOptions {
  /**
   * Whether to observe the link: a long list has thousands, and each observed link costs time in every frame. 'never'
   * applies to all links with the same URL.
   */
  shouldWatch: (link: HTMLAnchorElement) => boolean | 'never';
  onVisible: (link: Element) => void;
}

/** Calls `onVisible` once for each content link that comes into view. Returns a function that stops it. */
export function watchLinks({ shouldWatch, onVisible }: LinkWatchOptions): () => void {
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      onVisible(target);
    }
  });
  const scanned = new WeakSet<Element>();
  /** URLs that are never observed; many cards have two links to one page. */
  const unwatched = new Set<string>();
  /** Elements added to the page; below, the links in them that are not scanned yet. */
  const added: Element[] = [document.body];
  const links: HTMLAnchorElement[] = [];
  let isScanDue = false;

  function examine(link: HTMLAnchorElement): void {
    scanned.add(link);
    const decision = shouldWatch(link);
    if (decision === 'never') unwatched.add(link.href);
    else if (decision) visible.observe(link);
  }

  function scan(): void {
    const until = performance.now() + SCAN_MS;
    for (const element of added.splice(0)) links.push(...linksIn(element));
    for (let link = links.shift(); link; link = links.shift()) {
      if (scanned.has(link) || unwatched.has(link.href)) continue;
      examine(link);
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
    visible.disconnect();
    changes.disconnect();
  };
}
