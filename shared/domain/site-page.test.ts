import { expect, test } from '@jest/globals';
import { sitePageId, sitePagePath } from './site-page.ts';

test.each([
  ['/', 'home'],
  ['/portals', 'search'],
  ['/towns', 'towns'],
  ['/events/day-one', 'events.day-one'],
  ['/constructor', 'constructor'],
])('the page at %s is counted as %s, and found again by it', (path, id) => {
  expect(sitePageId(path)).toBe(id);
  expect(sitePagePath(id)).toBe(path);
});

test.each(['', '/home', '/search', '/other', '/a.b', '/a b', '/a//b', `/${'x'.repeat(81)}`])(
  'the page at "%s" has no id of its own',
  (path) => {
    expect(sitePageId(path)).toBe('other');
    expect(sitePagePath('other')).toBeUndefined();
  },
);
