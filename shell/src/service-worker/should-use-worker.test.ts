import { afterEach, expect, jest, test } from '@jest/globals';
import { shouldUseWorker } from './should-use-worker.ts';

const here = { controller: {} };
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  ['to a page, without a network', '/towns', {}, false, here, true],
  ['to a page, with one', '/towns', {}, true, here, false],
  ['where no worker is', '/towns', {}, false, { controller: null }, false],
  ['in the wizard, with unsaved input', '/creator/wizard', { personal: true }, false, here, false],
  ['to the page that is there already', '/', {}, false, here, false],
])('a navigation %s', (_what, path, page, isOnline, serviceWorker, expected) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  expect(shouldUseWorker(new URL(path, window.location.href).href, page)).toBe(expected);
});
