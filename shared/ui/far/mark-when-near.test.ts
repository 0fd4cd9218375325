import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { markGroupWhenNear, markWhenNear } from './mark-when-near.ts';

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
  return { part, letGo: markWhenNear(part) };
}
const drawn = (part: Element) =>
  [...part.querySelectorAll('[data-drawn]')].map(({ textContent }) => textContent).join('');

test('a part bears its mark while it is near, and is let go of once it is gone', () => {
  const { part, letGo } = watchPart();
  expect([...watched.keys()]).toEqual([part]);
  tell(part, true);
  expect(part.hasAttribute('data-near')).toBe(true);
  tell(part, false);
  expect(part.hasAttribute('data-near')).toBe(false);
  letGo?.();
  expect(watched.size + watchedForSight.size).toBe(0);
});

test.each([
  ['one in a frame after the one of its part', 900, ['', 'a', 'ab', 'abc']],
  ['the last first where the part comes from above', -900, ['', 'c', 'bc', 'abc']],
])('pieces of a near part are drawn %s', (_how, top, frames) => {
  const { part, letGo } = watchPart();
  tell(part, true, top);
  for (const seen of frames) {
    jest.advanceTimersToNextFrame();
    expect(drawn(part)).toBe(seen);
  }
  letGo?.();
});

test('no piece is drawn in the frame in which another part comes near', () => {
  const [one, other] = [watchPart(), watchPart()];
  tell(one.part, true);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  tell(other.part, true);
  jest.advanceTimersToNextFrame();
  expect(drawn(one.part)).toBe('a');
  jest.advanceTimersToNextFrame();
  expect(drawn(one.part)).toBe('ab');
  one.letGo?.();
  other.letGo?.();
});

test('a group bears its mark while it is near, and its parts are left alone', () => {
  const group = document.createElement('div');
  group.innerHTML = '<ul><li>a</li></ul>';
  const letGo = markGroupWhenNear(group);
  tell(group, true);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  expect(group.hasAttribute('data-near')).toBe(true);
  expect(drawn(group)).toBe('');
  tell(group, false);
  expect(group.hasAttribute('data-near')).toBe(false);
  letGo?.();
  expect(watched.size).toBe(0);
});

test('pieces of a part that is far again are left out again, and those that wait come no more', () => {
  const { part, letGo } = watchPart();
  tell(part, true);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  expect(drawn(part)).toBe('a');
  tell(part, false);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  expect(drawn(part)).toBe('');
  letGo?.();
});

// Of a window of 768 px Chromium draws what lies within 1,152 px of it.
test.each([
  ['below what is drawn', 2000, 'ahead'],
  ['above it', -2000, 'ahead'],
  ['in it, as a page begins or one comes back to it', 1900, ''],
  ['in it, above what is seen', -1600, ''],
])('a part that comes near %s', (_where, top, mark) => {
  const { part, letGo } = watchPart();
  tell(part, true, top);
  expect(part.getAttribute('data-near')).toBe(mark);
  letGo?.();
});

test('pieces of a part that is seen come before those of others, and it is not looked after for that any longer', () => {
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
  above.letGo?.();
  seen.letGo?.();
});
