import { describe, expect, test } from '@jest/globals';
import {
  isCacheableDocument,
  isOwnPage,
  isPublicImage,
  isPublicRead,
  isReleaseFile,
  pageCacheKey,
} from './cache-rules.ts';

const at = (path: string): URL => new URL(path, 'https://nan.example');

describe('pages', () => {
  test.each([
    ['/', '/'],
    ['/portals/wat-phumin', '/portals/wat-phumin'],
    ['/portals/wat-phumin?utm_source=line&lang=ar', '/portals/wat-phumin'],
    ['/portals?title=%E0%B8%A7&page=2', '/portals?title=%E0%B8%A7&page=2'],
    ['/administration', '/administration'],
  ])('caches %s as %s', (path, name) => {
    expect(pageCacheKey(at(path))).toBe(name);
  });

  test.each([
    ['an address with a token', '/?token=abc'],
    ['an address with an unknown query key', '/portals/wat-phumin?next=1'],
    ["a creator's portals", '/creator'],
    ['the wizard', '/creator/wizard/step'],
    ['signing in', '/login?backTo=/creator'],
    ['signing up', '/signUp'],
    ['what admins see of releases', '/platform/releases'],
    ['the editing of a catalogue', '/catalog/edit/1'],
    ['a file', '/sitemap.xml'],
    ['a call', '/api/openapi'],
    ['a picture', '/images/abc'],
  ])('does not cache %s', (_what, path) => {
    expect(pageCacheKey(at(path))).toBeUndefined();
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
  const call = (path: string, { method = 'GET', headers = {} as Record<string, string> } = {}) => ({
    url: at(path).href,
    method,
    headers: new Headers(headers),
  });

  test.each([
    ['GET', '/api/web-admin/'],
    ['GET', '/api/portal/wat-phumin?provider=demo'],
    ['GET', '/api/town/nan'],
    ['GET', '/api/listing/temples'],
    ['GET', '/api/web-page/festival-year'],
    ['GET', '/api/products?catalogId=1'],
    ['GET', '/api/catalogs?portalId=wat-phumin'],
    ['GET', '/api/checkPrivacy/portal/id/wat-phumin'],
    ['POST', '/api/search/portal-demo,listing-demo/_search'],
    ['GET', '/api/search/portal-demo/_suggest?text=wat'],
  ])('%s %s is a public read', (method, path) => {
    expect(isPublicRead(call(path, { method }))).toBe(true);
  });

  test.each([
    ['GET', '/api/auth/login'],
    ['GET', '/api/portal'],
    ['GET', '/api/portal/wat-phumin/versions'],
    ['GET', '/api/portal/wat-phumin/editors'],
    ['GET', '/api/wizard/1'],
    ['GET', '/api/review'],
    ['GET', '/api/user?username=somebody'],
    ['GET', '/api/releases'],
    ['GET', '/api/health'],
    ['PUT', '/api/portal/wat-phumin'],
    ['POST', '/api/products'],
    ['PUT', '/api/hits'],
  ])('%s %s is not', (method, path) => {
    expect(isPublicRead(call(path, { method }))).toBe(false);
  });

  test.each([
    ['a token', { authorization: 'Bearer x' }],
    ['a grant', { 'x-portico-grant': 'x' }],
    ['a passcode', { 'x-passcode': 'ABC123' }],
  ])('[OPEN-03] does not cache a response to a request with %s', (_what, headers) => {
    expect(isPublicRead(call('/api/portal/wat-phumin', { headers }))).toBe(false);
    expect(isPublicRead(call('/api/search/portal-demo/_search', { method: 'POST', headers }))).toBe(false);
    expect(isPublicRead(call('/api/checkPrivacy/portal/id/wat-phumin', { headers }))).toBe(false);
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
