import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { observeGroupNearViewport, observeNearViewport } from './observe-near-viewport.ts';

type Tell = (target: Element, isIntersecting: boolean, top?: number) => void;
const watched = new Map<Element, Tell>();
/** By the observer of what is in sight itself. */
const watchedForSight = new Map<Element, Tell>();
const tell: Tell = (target, ...seen) => watched.get(target)?.(target, ...seen);
const tellInSight: Tell = (target, ...seen) => watchedForSight.get(target)?.(target, ...seen);

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.watched = options ? watched : watchedForSight;
      this.tell = (target, isIntersecting, top = 900) =>
        callback(
          [
            {
              target,
              isIntersecting,
              boundingClientRect: { top, bottom: top + 500 },
            } as IntersectionObserverEntry,
          ],
          this as never,
        );
    }
    watched: Map<Element, Tell>;
    tell: Tell;
    observe = (element: Element) => void this.watched.set(element, this.tell);
    unobserve = (element: Element) => void this.watched.delete(element);
  } as never;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

/** A part with three pieces. */
function watchPart() {
  const part = document.createElement('ul');
  part.innerHTML = '<li>a</li><li>b</li><li>c</li>';
  return { part, unobserve: observeNearViewport(part) };
}
const drawn = (part: Element) =>
  [...part.querySelectorAll('[data-drawn]')].map(({ textContent }) => textContent).join('');

test('sets data-near while the section is within two viewports, and stops observing on unmount', () => {
  const { part, unobserve } = watchPart();
  expect([...watched.keys()]).toEqual([part]);
  tell(part, true);
  expect(part.hasAttribute('data-near')).toBe(true);
  tell(part, false);
  expect(part.hasAttribute('data-near')).toBe(false);
  unobserve?.();
  expect(watched.size + watchedForSight.size).toBe(0);
});

test.each([
  ['one per frame, after the frame of its section', 900, ['', 'a', 'ab', 'abc']],
  ['last first where the section enters from above', -900, ['', 'c', 'bc', 'abc']],
])('renders the items of a near section %s', (_how, top, frames) => {
  const { part, unobserve } = watchPart();
  tell(part, true, top);
  for (const seen of frames) {
    jest.advanceTimersToNextFrame();
    expect(drawn(part)).toBe(seen);
  }
  unobserve?.();
});

test('renders no item in the frame in which another section comes near', () => {
  const [one, other] = [watchPart(), watchPart()];
  tell(one.part, true);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  tell(other.part, true);
  jest.advanceTimersToNextFrame();
  expect(drawn(one.part)).toBe('a');
  jest.advanceTimersToNextFrame();
  expect(drawn(one.part)).toBe('ab');
  one.unobserve?.();
  other.unobserve?.();
});

test('sets data-near on a near group, and leaves its sections alone', () => {
  const group = document.createElement('div');
  group.innerHTML = '<ul><li>a</li></ul>';
  const unobserve = observeGroupNearViewport(group);
  tell(group, true);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  expect(group.hasAttribute('data-near')).toBe(true);
  expect(drawn(group)).toBe('');
  tell(group, false);
  expect(group.hasAttribute('data-near')).toBe(false);
  unobserve?.();
  expect(watched.size).toBe(0);
});

test('skips the items of a section that is far again, and empties the queue of them', () => {
  const { part, unobserve } = watchPart();
  tell(part, true);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  expect(drawn(part)).toBe('a');
  tell(part, false);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  expect(drawn(part)).toBe('');
  unobserve?.();
});

// With a viewport of 768 px Chromium renders what is within 1,152 px of it.
test.each([
  ['below what the browser has rendered', 2000, 'ahead'],
  ['above it', -2000, 'ahead'],
  ['in it, as a page begins or one comes back to it', 1900, ''],
  ['in it, above what is seen', -1600, ''],
])('marks a section that comes near %s', (_where, top, mark) => {
  const { part, unobserve } = watchPart();
  tell(part, true, top);
  expect(part.getAttribute('data-near')).toBe(mark);
  unobserve?.();
});

test('renders the items of a visible section first, and stops observing its visibility', () => {
  const [above, seen] = [watchPart(), watchPart()];
  tell(above.part, true);
  tell(seen.part, true);
  tellInSight(above.part, false);
  tellInSight(seen.part, true);
  expect([...watchedForSight.keys()]).toEqual([above.part]);
  for (const drawings of [
    ['', ''],
    ['', 'a'],
    ['', 'ab'],
    ['', 'abc'],
    ['a', 'abc'],
  ]) {
    jest.advanceTimersToNextFrame();
    expect([drawn(above.part), drawn(seen.part)]).toEqual(drawings);
  }
  tell(above.part, false);
  expect(watchedForSight.size).toBe(0);
  above.unobserve?.();
  seen.unobserve?.();
});
