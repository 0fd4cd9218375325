/** Viewport heights within which Chromium renders skipped content by itself. */
const RENDERED_VIEWPORTS = 1.5;
/** Sections are marked before that. */
const NEAR = '200% 0px';
const GROUP_NEAR = '400% 0px';
const AHEAD = 'ahead';

let sections: IntersectionObserver | undefined;
let sectionsInView: IntersectionObserver | undefined;
let groups: IntersectionObserver | undefined;
/** Items of near sections that are not rendered yet, first come, first rendered. */
const queue = new Set<Element>();
let isScheduled = false;
/** Skips rendering items in frames in which sections enter or leave the near-viewport zone. */
let isPaused = false;

/**
 * Ref callback for a section of a long page. Sets `data-near` while the section is within two viewport heights ('ahead'
 * if the browser has not painted it yet), and then `data-drawn` on its children, one per frame. Does nothing without
 * IntersectionObserver.
 */
export function observeNearViewport(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  sections ??= new IntersectionObserver(markSections, { rootMargin: NEAR });
  sectionsInView ??= new IntersectionObserver(prioritizeItems);
  const unobserve = watch(sections, element);
  return () => {
    unobserve();
    sectionsInView?.unobserve(element);
    for (const item of element.children) queue.delete(item);
  };
}

/**
 * Ref callback for a group of such sections. Sets `data-near` while the group is within four viewport heights, so that
 * its sections have their layout before they are near themselves.
 */
export function observeGroupNearViewport(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  groups ??= new IntersectionObserver(markGroups, { rootMargin: GROUP_NEAR });
  return watch(groups, element);
}

function watch(observer: IntersectionObserver, element: Element): () => void {
  observer.observe(element);
  return () => observer.unobserve(element);
}

function markGroups(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-near', isIntersecting);
  isPaused = isScheduled;
}

function markSections(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (isIntersecting) {
      target.setAttribute('data-near', isRenderedByBrowser(boundingClientRect) ? '' : AHEAD);
      sectionsInView?.observe(target);
    } else {
      target.removeAttribute('data-near');
      sectionsInView?.unobserve(target);
    }
    const items = [...target.children];
    // The last item of a section that enters from above is seen first.
    for (const item of boundingClientRect.top < 0 ? items.reverse() : items) {
      if (isIntersecting) queue.add(item);
      else {
        queue.delete(item);
        item.removeAttribute('data-drawn');
      }
    }
  }
  isPaused = true;
  if (!isScheduled && queue.size > 0) schedule();
}

/** Hiding what Chromium has rendered by itself would make it render twice. */
const isRenderedByBrowser = ({ top, bottom }: DOMRectReadOnly): boolean => {
  const own = RENDERED_VIEWPORTS * window.innerHeight;
  return top < window.innerHeight + own && bottom > -own;
};

/** Items of visible sections are rendered before those of other sections. */
function prioritizeItems(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    sectionsInView?.unobserve(target);
    const others = [...queue].filter((item) => item.parentElement !== target);
    // Re-adding moves them to the end.
    for (const item of others) {
      queue.delete(item);
      queue.add(item);
    }
  }
}

function schedule(): void {
  isScheduled = true;
  requestAnimationFrame(renderNext);
}

function renderNext(): void {
  const [item] = queue;
  isScheduled = false;
  if (!item) return;
  if (!isPaused) {
    queue.delete(item);
    item.setAttribute('data-drawn', '');
  }
  isPaused = false;
  schedule();
}
