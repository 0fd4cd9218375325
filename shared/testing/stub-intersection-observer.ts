import { act } from '@testing-library/react';

export interface ReportedIntersection {
  /** Distance from the top of the viewport, in px; 0 by default. */
  top?: number;
  /** Height of the element, in px; 500 by default. */
  height?: number;
  /** Reports only to observers with this root margin; by default to all observers of the element. */
  rootMargin?: string;
}

export interface StubbedIntersectionObserver {
  /** Reports that the element enters the viewport, or its margin. */
  enter: (element: Element, reported?: ReportedIntersection) => void;
  /** Reports that the element leaves it. */
  leave: (element: Element, reported?: ReportedIntersection) => void;
  /**
   * Reports that every observed element enters, and waits for the effects, as if the visitor scrolled to the end of a
   * list.
   */
  enterAll: () => Promise<void>;
  /** The observed elements, in the order of `observe` calls. */
  observed: (options?: { rootMargin?: string }) => Element[];
  /** Root margin of the latest observer that observes an element. */
  rootMargin: () => string | undefined;
  /** Removes the stub; jsdom has no IntersectionObserver. */
  restore: () => void;
}

/** Installs an IntersectionObserver that reports only what the test enters or leaves. */
export function stubIntersectionObserver(): StubbedIntersectionObserver {
  const observers = new Set<StubObserver>();
  class InstalledObserver extends StubObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      observers.add(this);
    }
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: InstalledObserver, configurable: true });

  const observing = (rootMargin?: string) =>
    [...observers].filter(
      (observer) => observer.targets.size > 0 && (rootMargin ?? observer.rootMargin) === observer.rootMargin,
    );
  const report = (element: Element, isIntersecting: boolean, reported: ReportedIntersection = {}) =>
    act(() => {
      for (const observer of observing(reported.rootMargin))
        observer.report(element, isIntersecting, reported);
    });
  return {
    enter: (element, reported) => report(element, true, reported),
    leave: (element, reported) => report(element, false, reported),
    enterAll: () =>
      act(async () => {
        for (const observer of observing())
          [...observer.targets].forEach((element) => observer.report(element, true, {}));
      }),
    observed: ({ rootMargin } = {}) => observing(rootMargin).flatMap(({ targets }) => [...targets]),
    rootMargin: () => observing().at(-1)?.rootMargin,
    restore: () => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'),
  };
}

class StubObserver implements IntersectionObserver {
  readonly root = null;
  readonly thresholds = [0];
  readonly rootMargin: string;
  readonly scrollMargin = '0px';
  readonly targets = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#callback = callback;
    this.rootMargin = options?.rootMargin ?? '0px';
  }

  observe(element: Element): void {
    this.targets.add(element);
  }

  unobserve(element: Element): void {
    this.targets.delete(element);
  }

  disconnect(): void {
    this.targets.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  report(target: Element, isIntersecting: boolean, { top = 0, height = 500 }: ReportedIntersection): void {
    if (!this.targets.has(target)) return;
    const boundingClientRect = new DOMRect(0, top, 100, height);
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting,
      boundingClientRect,
      intersectionRatio: isIntersecting ? 1 : 0,
      intersectionRect: isIntersecting ? boundingClientRect : new DOMRect(),
      rootBounds: null,
      time: 0,
    };
    this.#callback([entry], this);
  }
}
