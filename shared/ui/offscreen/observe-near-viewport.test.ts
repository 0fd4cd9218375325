import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { stubIntersectionObserver } from '../../testing/stub-intersection-observer.ts';
import { nearMark, observeGroupNearViewport, observeNearViewport } from './observe-near-viewport.ts';

/** Shared by all tests, because the module caches its observers. */
const observer = stubIntersectionObserver();
const NEAR = { rootMargin: '200% 0px', top: 900 };
const GROUP_NEAR = { rootMargin: '400% 0px' };
const VISIBLE = { rootMargin: '0px' };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

function observeSection() {
  const section = document.createElement('ul');
  section.innerHTML = '<li>a</li><li>b</li><li>c</li>';
  return { section, unobserve: observeNearViewport(section) };
}
const renderedItems = (section: Element) =>
  [...section.querySelectorAll('[data-rendered]')].map(({ textContent }) => textContent).join('');
const waitFrames = (count: number) => {
  for (let frame = 0; frame < count; frame += 1) jest.advanceTimersToNextFrame();
};

test('sets data-near while the section is within two viewports, and stops observing on unmount', () => {
  const { section, unobserve } = observeSection();
  expect(observer.observed(NEAR)).toEqual([section]);
  observer.enter(section, NEAR);
  expect(section.hasAttribute('data-near')).toBe(true);
  observer.leave(section, NEAR);
  expect(section.hasAttribute('data-near')).toBe(false);
  unobserve?.();
  expect(observer.observed()).toEqual([]);
});

test('renders the items of a near section one after the other, and hides them once it is far again', () => {
  const { section, unobserve } = observeSection();
  observer.enter(section, NEAR);
  expect(renderedItems(section)).toBe('');
  waitFrames(2);
  expect(renderedItems(section)).toBe('a');
  jest.runAllTimers();
  expect(renderedItems(section)).toBe('abc');
  observer.leave(section, NEAR);
  jest.runAllTimers();
  expect(renderedItems(section)).toBe('');
  unobserve?.();
});

test('renders the items of a visible section first, and stops observing its visibility', () => {
  const [above, seen] = [observeSection(), observeSection()];
  observer.enter(above.section, NEAR);
  observer.enter(seen.section, NEAR);
  observer.leave(above.section, VISIBLE);
  observer.enter(seen.section, VISIBLE);
  expect(observer.observed(VISIBLE)).toEqual([above.section]);
  waitFrames(4);
  expect([renderedItems(above.section), renderedItems(seen.section)]).toEqual(['', 'abc']);
  jest.runAllTimers();
  expect(renderedItems(above.section)).toBe('abc');
  observer.leave(above.section, NEAR);
  expect(observer.observed(VISIBLE)).toEqual([]);
  above.unobserve?.();
  seen.unobserve?.();
});

test('sets data-near on a near group, and leaves its sections alone', () => {
  const group = document.createElement('div');
  group.innerHTML = '<ul><li>a</li></ul>';
  const unobserve = observeGroupNearViewport(group);
  observer.enter(group, GROUP_NEAR);
  jest.runAllTimers();
  expect(group.hasAttribute('data-near')).toBe(true);
  expect(renderedItems(group)).toBe('');
  observer.leave(group, GROUP_NEAR);
  expect(group.hasAttribute('data-near')).toBe(false);
  unobserve?.();
  expect(observer.observed()).toEqual([]);
});

// With a viewport of 768 px Chromium renders content within 1,152 px of it.
test.each([
  ['below what the browser has rendered', 2000, 'ahead'],
  ['above it', -2000, 'ahead'],
  ['in it, on page load or on the way back', 1900, ''],
  ['in it, above the viewport', -1600, ''],
] as const)('marks a section that comes near %s', (_where, top, mark) => {
  expect(nearMark({ top, bottom: top + 500 }, 768)).toBe(mark);
  const { section, unobserve } = observeSection();
  observer.enter(section, { ...NEAR, top });
  expect(section.getAttribute('data-near')).toBe(mark);
  unobserve?.();
});
