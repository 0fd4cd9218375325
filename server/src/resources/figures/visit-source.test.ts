import { expect, test } from '@jest/globals';
import { sourceKindOf, sourceOf } from './visit-source.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  [undefined, 'direct', 'direct'],
  ['', 'direct', 'direct'],
  ['qr', 'qr', 'qr'],
  ['site.example:8000', 'site', 'site'],
  ['SITE.example:8000', 'site', 'site'],
  ['www.google.co.th', 'google', 'search'],
  ['google.evil.example', 'other', 'other'],
  ['notgoogle.com', 'other', 'other'],
  ['www.bing.com', 'bing', 'search'],
  ['m.baidu.com', 'baidu', 'search'],
  ['l.facebook.com', 'facebook', 'social'],
  ['liff.line.me', 'line', 'social'],
  ['t.co', 'x', 'social'],
  ['netflix.com', 'other', 'other'],
  ['blog.example', 'other', 'other'],
  ['<script>', 'other', 'other'],
])('a view from %j came from %s, which is %s', (from, name, kind) => {
  expect(sourceOf({ from, ownHost: 'site.example:8000', userAgent: 'Mozilla/5.0' })).toBe(name);
  expect(sourceKindOf(name)).toBe(kind);
});

test.each([
  [`${IPHONE} Safari Line/14.8.0`, 'line'],
  [`${IPHONE} [FBAN/FBIOS;FBAV/466.0]`, 'app'],
  [IPHONE, 'direct'],
])('without a page before, the app of the browser counts: %s', (userAgent, name) => {
  expect(sourceOf({ from: undefined, ownHost: 'site.example', userAgent })).toBe(name);
});

test('a stored name that is no longer listed counts as another site', () => {
  expect(sourceKindOf('altavista')).toBe('other');
  expect(sourceKindOf('constructor')).toBe('other');
});
