import { describe, expect, test } from '@jest/globals';
import {
  type DeclaredRoute,
  isAnonymousRead,
  isCacheableDocument,
  isCacheableReply,
  isMapFile,
  isMapStyle,
  isOwnPage,
  isPublicImage,
  isReleaseFile,
  pageCacheKey,
} from './cache-rules.ts';

const at = (path: string): URL => new URL(path, 'https://nan.example');

/** Routes as the remotes of a release set declare them. */
const ROUTES: readonly DeclaredRoute[] = [
  { path: '/' },
  { path: '/portals', query: { title: 'public', page: 'public', near: 'personal' } },
  { path: '/portals/:id' },
  { path: '/events', query: { day: 'public', ticket: 'secret' } },
  { path: '/events/mine', personal: true, query: { day: 'public' } },
  { path: '/creator/wizard', personal: true },
  { path: '/login', personal: true, query: { backTo: 'personal' } },
];

describe('pages', () => {
  test.each([
    ['/', '/'],
    ['/portals/wat-phumin', '/portals/wat-phumin'],
    ['/portals/wat-phumin?utm_source=line&lang=ar', '/portals/wat-phumin'],
    ['/portals?title=%E0%B8%A7&page=2', '/portals?title=%E0%B8%A7&page=2'],
    ['/administration', '/administration'],
    ['/events?day=2', '/events?day=2'],
  ])('caches %s as %s', (path, name) => {
    expect(pageCacheKey(at(path), ROUTES)).toBe(name);
  });

  test.each([
    ['an address with a token', '/?token=abc'],
    ['an address with an unknown query key', '/portals/wat-phumin?next=1'],
    ["a query key that another page's route declares", '/portals/wat-phumin?day=2'],
    ['a query key that its route declares as secret', '/events?day=2&ticket=t'],
    ['a page that its remote declares as personal', '/events/mine?day=2'],
    ['a personal page, however its path is written', '/Events/%6Dine/'],
    ['the wizard', '/creator/wizard'],
    ['signing in', '/login?backTo=/creator'],
    ["a search around the visitor's position", '/portals?title=wat&near=18.7,100.7'],
    ['a file', '/sitemap.xml'],
    ['a call', '/api/openapi'],
    ['a picture', '/images/abc'],
    ['a style of the map', '/_maps/styles/dark/th'],
  ])('does not cache %s', (_what, path) => {
    expect(pageCacheKey(at(path), ROUTES)).toBeUndefined();
  });

  test('of releases that declare nothing are cached without unknown query keys', () => {
    const undeclared = [{ path: '/events' }];
    expect(pageCacheKey(at('/events?utm_source=line'), undeclared)).toBe('/events');
    expect(pageCacheKey(at('/events?day=2'), undeclared)).toBeUndefined();
    expect(pageCacheKey(at('/events'), [])).toBe('/events');
  });

  test.each(['/admin', '/admin/users', '/e-catalog', '/e-catalog/1'])(
    '[APP-26] the worker does not handle %s',
    (path) => {
      expect(isOwnPage(at(path))).toBe(false);
    },
  );
});

describe('documents', () => {
  const response = (changes: {
    status?: number;
    headers?: Record<string, string>;
    type?: string;
    redirected?: boolean;
  }) =>
    ({
      status: 200,
      type: 'basic',
      redirected: false,
      ...changes,
      headers: new Headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        ...changes.headers,
      }),
    }) as Response;

  test('one that was rendered for everyone is cacheable', () => {
    expect(isCacheableDocument(response({}))).toBe(true);
  });

  test.each([
    ['with no-store', { headers: { 'cache-control': 'private, no-store' } }],
    ['that was not found', { status: 404 }],
    ['that failed', { status: 500 }],
    ['that another address gave', { redirected: true }],
    ['of another origin', { type: 'opaque' }],
    ['that is data', { headers: { 'content-type': 'application/json' } }],
  ])('one %s is not', (_what, changes) => {
    expect(isCacheableDocument(response(changes))).toBe(false);
  });
});

describe('calls', () => {
  interface CallInput {
    method?: string;
    headers?: Record<string, string>;
    mode?: RequestMode;
    cache?: RequestCache;
  }
  const call = (path: string, { method = 'GET', headers = {}, ...rest }: CallInput = {}) => ({
    url: at(path).href,
    method,
    mode: 'cors' as const,
    cache: 'default' as const,
    ...rest,
    headers: new Headers(headers),
  });

  test.each([
    ['GET', '/api/web-admin/'],
    ['GET', '/api/events?day=2'],
    ['POST', '/api/search/portal-demo,listing-demo/_search'],
  ])('%s %s is a read', (method, path) => {
    expect(isAnonymousRead(call(path, { method }))).toBe(true);
  });

  test.each<[string, string, CallInput]>([
    ['a change', '/api/portal/wat-phumin', { method: 'PUT' }],
    ['a new record', '/api/products', { method: 'POST' }],
    ['a call that no cache may serve', '/api/health', { cache: 'no-store' }],
    ['a navigation', '/api/auth/social/line', { mode: 'navigate' }],
    ['a page', '/portals', {}],
  ])('%s is none', (_what, path, input) => {
    expect(isAnonymousRead(call(path, input))).toBe(false);
  });

  test.each([
    ['private, no-cache', true],
    ['public, max-age=60', true],
    ['no-store', false],
    ['private, no-store', false],
    [undefined, false],
  ])('a response with the cache-control %s is cached: %s', (control, isCached) => {
    const headers = new Headers(control ? { 'cache-control': control } : {});
    expect(isCacheableReply({ ok: true, headers })).toBe(isCached);
    expect(isCacheableReply({ ok: false, headers })).toBe(false);
  });

  test.each([
    ['a token', { authorization: 'Bearer x' }],
    ['a grant', { 'x-portico-grant': 'x' }],
    ['a passcode', { 'x-passcode': 'ABC123' }],
  ])('[OPEN-03] does not cache a response to a request with %s', (_what, headers) => {
    expect(isAnonymousRead(call('/api/portal/wat-phumin', { headers }))).toBe(false);
    expect(isAnonymousRead(call('/api/search/portal-demo/_search', { method: 'POST', headers }))).toBe(false);
    expect(isAnonymousRead(call('/api/checkPrivacy/portal/id/wat-phumin', { headers }))).toBe(false);
  });
});

test.each([
  ['/images/abc-1?w=640', true],
  ['/small-images/abc-1', true],
  ['/images/abc-1?w=640&s=signature', false],
  ['/api/portal/1/image/2', false],
])('[OPEN-03] whether %s is a public image: %s', (path, isPublic) => {
  expect(isPublicImage(at(path))).toBe(isPublic);
});

test.each([
  ['/_r/shell/0.1.0-abc/main.12345678.js', true],
  ['/_r/shell/0.1.0-abc/anuphan.woff2', true],
  ['/_r/mfe-portal/0.1.0-abc/remoteEntry.js?try=2', false],
  ['/service-worker.js', false],
])('whether %s is a file of a release: %s', (path, isFile) => {
  expect(isReleaseFile(at(path))).toBe(isFile);
});

describe('maps', () => {
  test.each([
    ['/_maps/maplibre-gl-6.17.0/maplibre-gl.mjs', true, false],
    ['/_maps/tiles/e424b2eff527/4/12/7', true, false],
    ['/_maps/styles/dark/th', false, true],
    ['/_maps/tiles/e424b2eff527/4/12', false, false],
    ['/_maps/', false, false],
  ])('%s is a file: %s, a style: %s', (path, isFile, isStyle) => {
    expect([isMapFile(at(path)), isMapStyle(at(path))]).toEqual([isFile, isStyle]);
  });
});
