import { expect, test } from '@jest/globals';
import { markWhenNear } from './mark-when-near.ts';

test('a part bears its mark while it is near, and is let go of once it is gone', () => {
  const watched = new Set<Element>();
  let tell: ((target: Element, isIntersecting: boolean) => void) | undefined;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = (target, isIntersecting) =>
        callback([{ target, isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe = (element: Element) => void watched.add(element);
    unobserve = (element: Element) => void watched.delete(element);
  } as never;
  const part = document.createElement('ul');
  const letGo = markWhenNear(part);
  expect(watched).toEqual(new Set([part]));
  tell?.(part, true);
  expect(part.hasAttribute('data-near')).toBe(true);
  tell?.(part, false);
  expect(part.hasAttribute('data-near')).toBe(false);
  letGo?.();
  expect(watched.size).toBe(0);
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
