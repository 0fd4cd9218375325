import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type StubbedIntersectionObserver, stubIntersectionObserver } from './stub-intersection-observer.ts';

let stub: StubbedIntersectionObserver;
beforeEach(() => {
  stub = stubIntersectionObserver();
});
afterEach(() => stub.restore());

/** An observer of one element, and its reports. */
function observe(rootMargin?: string) {
  const element = document.createElement('p');
  const reported: boolean[] = [];
  const observer = new IntersectionObserver(
    ([entry]) => reported.push(entry?.isIntersecting === true),
    rootMargin ? { rootMargin } : {},
  );
  observer.observe(element);
  return { element, observer, reported };
}

test('reports only what the test enters or leaves, and only observed elements', () => {
  const [one, other] = [observe(), observe()];
  expect(one.reported).toEqual([]);
  stub.enter(one.element);
  stub.leave(one.element);
  one.observer.unobserve(one.element);
  stub.enter(one.element);
  expect([one.reported, other.reported]).toEqual([[true, false], []]);
});

test('tells the observers of one element apart by their root margin', () => {
  const near = observe('200px');
  const visible: number[] = [];
  const second = new IntersectionObserver(([entry]) => visible.push(entry?.boundingClientRect.top ?? 0));
  second.observe(near.element);
  stub.enter(near.element, { rootMargin: '200px' });
  expect([near.reported, visible]).toEqual([[true], []]);
  stub.enter(near.element, { rootMargin: '0px', top: 40 });
  expect([near.reported, visible]).toEqual([[true], [40]]);
});

test('lets everything that is observed enter, and forgets disconnected observers', async () => {
  const [one, gone] = [observe('10px'), observe('20px')];
  expect(stub.rootMargin()).toBe('20px');
  gone.observer.disconnect();
  expect(stub.observed()).toEqual([one.element]);
  expect(stub.rootMargin()).toBe('10px');
  await stub.enterAll();
  expect([one.reported, gone.reported]).toEqual([[true], []]);
});
