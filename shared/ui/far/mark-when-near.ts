/** Chromium itself draws what it left out once it is within so many windows. */
const DRAWN_WINDOWS = 1.5;
/** Before that. */
const NEAR = '200% 0px';
const GROUP_NEAR = '400% 0px';
const AHEAD = 'ahead';

let parts: IntersectionObserver | undefined;
let partsInSight: IntersectionObserver | undefined;
let groups: IntersectionObserver | undefined;
/** Pieces of near parts that were not drawn yet, in the order in which they come. */
const waiting = new Set<Element>();
let isDrawing = false;
/** Parts come near or go far in the next frame: that is enough for it. */
let isPausing = false;

/**
 * As the `ref` of a part of a long page: it bears `data-near` while it is within two windows of what is seen,
 * 'ahead' where the browser has drawn nothing of it by then, and its children then get `data-drawn`, one in a frame.
 * Without an observer neither comes.
 */
export function markWhenNear(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  parts ??= new IntersectionObserver(markParts, { rootMargin: NEAR });
  partsInSight ??= new IntersectionObserver(markInSight);
  const letGo = watch(parts, element);
  return () => {
    letGo();
    partsInSight?.unobserve(element);
    for (const piece of element.children) waiting.delete(piece);
  };
}

/**
 * As the `ref` of a group of such parts: it bears `data-near` while it is within four windows, so that its parts are
 * there before they are near themselves.
 */
export function markGroupWhenNear(element: Element | null): (() => void) | undefined {
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
  isPausing = isDrawing;
}

function markParts(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (isIntersecting) {
      target.setAttribute('data-near', isDrawn(boundingClientRect) ? '' : AHEAD);
      partsInSight?.observe(target);
    } else {
      target.removeAttribute('data-near');
      partsInSight?.unobserve(target);
    }
    const pieces = [...target.children];
    // Of a part that comes down into the window the last one is seen first.
    for (const piece of boundingClientRect.top < 0 ? pieces.reverse() : pieces) {
      if (isIntersecting) waiting.add(piece);
      else {
        waiting.delete(piece);
        piece.removeAttribute('data-drawn');
      }
    }
  }
  isPausing = true;
  if (!isDrawing && waiting.size > 0) drawSoon();
}

/** Whether Chromium has drawn it by itself: to take that back would have it drawn twice. */
const isDrawn = ({ top, bottom }: DOMRectReadOnly): boolean => {
  const own = DRAWN_WINDOWS * window.innerHeight;
  return top < window.innerHeight + own && bottom > -own;
};

/** Pieces of what is seen come before those of other parts. */
function markInSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    partsInSight?.unobserve(target);
    const others = [...waiting].filter((piece) => piece.parentElement !== target);
    // What is put in again comes last.
    for (const piece of others) {
      waiting.delete(piece);
      waiting.add(piece);
    }
  }
}

function drawSoon(): void {
  isDrawing = true;
  requestAnimationFrame(drawNext);
}

function drawNext(): void {
  const [piece] = waiting;
  isDrawing = false;
  if (!piece) return;
  if (!isPausing) {
    waiting.delete(piece);
    piece.setAttribute('data-drawn', '');
  }
  isPausing = false;
  drawSoon();
}
