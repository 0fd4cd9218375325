import { afterEach, expect, jest, test } from '@jest/globals';
import { isLeftToWorker } from './is-left-to-worker.ts';

const here = { controller: {} };
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  ['to a page, without a network', '/towns', false, here, true],
  ['to a page, with one', '/towns', true, here, false],
  ['where no worker is', '/towns', false, { controller: null }, false],
  ['in the wizard, where typed words are', '/creator/wizard', false, here, false],
  ['to the page that is there already', '/', false, here, false],
])('a navigation %s', (_what, path, isOnline, serviceWorker, isLeft) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  expect(isLeftToWorker(new URL(path, window.location.href).href)).toBe(isLeft);
});
