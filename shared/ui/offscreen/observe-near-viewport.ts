import { createRenderQueue } from './render-queue.ts';

/** Distance in viewport heights at which Chromium renders skipped content. */
const RENDERED_VIEWPORTS = 1.5;
/** Sections are marked earlier than that. */
const NEAR = '200% 0px';
const GROUP_NEAR = '400% 0px';
const AHEAD = 'ahead';

let sections: IntersectionObserver | undefined;
let sectionsInView: IntersectionObserver | undefined;
let groups: IntersectionObserver | undefined;
const queue = createRenderQueue<Element>();
let isScheduled = false;

/**
 * Ref callback for a section of a long page; does nothing without IntersectionObserver. Sets `data-near` while the
 * section is within two viewport heights ('ahead' if the browser has not painted it yet), and then `data-rendered` on
 * its children, one per frame.
 */
export function observeNearViewport(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  sections ??= new IntersectionObserver(markSections, { rootMargin: NEAR });
  sectionsInView ??= new IntersectionObserver(prioritizeItems);
  const unobserve = watch(sections, element);
  return () => {
    unobserve();
    sectionsInView?.unobserve(element);
    queue.remove(element.children);
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
  if (isScheduled) queue.skipFrame();
}

function markSections(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (isIntersecting) {
      target.setAttribute('data-near', nearMark(boundingClientRect, window.innerHeight));
      sectionsInView?.observe(target);
      queue.add([...target.children], { isFromAbove: boundingClientRect.top < 0 });
    } else {
      target.removeAttribute('data-near');
      sectionsInView?.unobserve(target);
      queue.remove(target.children);
      for (const item of target.children) item.removeAttribute('data-rendered');
    }
  }
  queue.skipFrame();
  if (!isScheduled && !queue.isEmpty()) schedule();
}

/**
 * The mark of a near section: 'ahead' if Chromium has not rendered it yet. Hiding content that it has rendered would
 * render it twice.
 */
export function nearMark(
  section: Pick<DOMRectReadOnly, 'top' | 'bottom'>,
  viewportHeight: number,
): typeof AHEAD | '' {
  const own = RENDERED_VIEWPORTS * viewportHeight;
  return section.top < viewportHeight + own && section.bottom > -own ? '' : AHEAD;
}

/** Items of visible sections are rendered before those of other sections. */
function prioritizeItems(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    sectionsInView?.unobserve(target);
    queue.prioritize((item) => item.parentElement === target);
  }
}

function schedule(): void {
  isScheduled = true;
  requestAnimationFrame(renderNext);
}

function renderNext(): void {
  isScheduled = false;
  if (queue.isEmpty()) return;
  queue.next()?.setAttribute('data-rendered', '');
  schedule();
}
