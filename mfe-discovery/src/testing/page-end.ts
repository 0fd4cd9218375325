import { act } from '@testing-library/react';

/** The end of a growing list, as the browser sees it come near; nothing is near until a test says so. */
export interface PageEnd {
  /** The visitor scrolls until the list's end is near. */
  comeNear: () => Promise<void>;
  /** How far around the screen counts as near, for the list that is watched now. */
  margin: () => string | undefined;
  restore: () => void;
}

/** Stands in for the browser's IntersectionObserver, which jsdom does not have. */
export function pageEnd(): PageEnd {
  const watching = new Map<object, { see: () => void; margin: string | undefined }>();
  class FakeObserver {
    constructor(onSeen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      watching.set(this, {
        see: () => onSeen([{ isIntersecting: true } as IntersectionObserverEntry], this as never),
        margin: options?.rootMargin,
      });
    }
    observe() {}
    disconnect() {
      watching.delete(this);
    }
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: FakeObserver, configurable: true });
  return {
    comeNear: () => act(async () => [...watching.values()].forEach(({ see }) => see())),
    margin: () => [...watching.values()].at(-1)?.margin,
    restore: () => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'),
  };
}
