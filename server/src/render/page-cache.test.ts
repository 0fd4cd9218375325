import { beforeEach, describe, expect, test } from '@jest/globals';
import { EncodedBody } from './encoded-body.ts';
import { createPageCache, type PageCache, type PageResponse, type RenderedDocument } from './page-cache.ts';

const MB = 1024 * 1024;
let version: string;
/** 10:00 on 21 November in Bangkok. */
let now: Date;
let rendered: string[];
let pages: PageCache;

const open = (maxBytes = MB) =>
  createPageCache({ versions: { of: () => version }, now: () => now, maxBytes });
beforeEach(() => {
  version = '1';
  now = new Date('2026-11-21T03:00:00.000Z');
  rendered = [];
  pages = open();
});

const document = (html: string): PageResponse => ({
  kind: 'document',
  status: 200,
  text: new EncodedBody(html),
});
const request = (name: string, changes: Partial<RenderedDocument> = {}, provider = 'demo') =>
  pages.getOrRender({ provider, name }, async () => {
    rendered.push(name);
    return { response: document(name), isCacheable: true, ...changes };
  });

test('a page is rendered once, for each provider, until its content changes', async () => {
  const first = await request('/');
  expect(await request('/')).toBe(first);
  await request('/', {}, 'other');
  expect(rendered).toEqual(['/', '/']);
  version = '2';
  expect(await request('/')).not.toBe(first);
  expect(rendered).toHaveLength(3);
});

test('requests that come while it is rendered get the same one', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => request('/')));
  expect(rendered).toEqual(['/']);
  expect(new Set(replies).size).toBe(1);
});

test('a page whose render began before a change is neither cached nor given to later requests', async () => {
  let finish = (): void => undefined;
  const slow = pages.getOrRender({ provider: 'demo', name: '/' }, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { response: document('old'), isCacheable: true };
  });
  version = '2';
  const after = await request('/');
  finish();
  expect(await slow).not.toBe(after);
  expect(await request('/')).toBe(after);
  expect(rendered).toEqual(['/']);
});

describe('a page expires', () => {
  const isCachedAt = async (time: string): Promise<boolean> => {
    now = new Date(time);
    return pages.find({ provider: 'demo', name: '/' }) !== undefined;
  };

  test('when its content says so', async () => {
    await request('/', { expiresAt: Date.parse('2026-11-21T03:30:00Z') });
    expect(await isCachedAt('2026-11-21T03:29:59.999Z')).toBe(true);
    expect(await isCachedAt('2026-11-21T03:30:00Z')).toBe(false);
  });

  test('at midnight at the latest', async () => {
    await request('/', { expiresAt: Date.parse('2026-12-01T00:00:00Z') });
    expect(await isCachedAt('2026-11-21T16:59:59Z')).toBe(true);
    expect(await isCachedAt('2026-11-21T17:00:00Z')).toBe(false);
  });
});

test('what failed, or was not found, is rendered for each who asks', async () => {
  await request('/', { isCacheable: false });
  await request('/', { isCacheable: false });
  await expect(
    pages.getOrRender({ provider: 'demo', name: '/x' }, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  await request('/x');
  expect(rendered).toEqual(['/', '/', '/x']);
  expect(pages.size).toBeLessThan(3_000);
});

describe('the memory', () => {
  const page = (name: string) => request(name, { response: document('x'.repeat(40_000)) });

  test('is bounded: the least recently used pages are evicted', async () => {
    for (let number = 0; number < 100; number += 1) {
      await page(`/${number}`);
      await page('/often');
    }
    expect(pages.size).toBeLessThanOrEqual(MB);
    rendered = [];
    await page('/often');
    await page('/99');
    expect(rendered).toEqual([]);
    await page('/0');
    expect(rendered).toEqual(['/0']);
  });

  test('holds no page with an overlong address', async () => {
    await request(`/${'x'.repeat(3_000)}`);
    expect(pages.size).toBe(0);
  });

  test('counts encodings that are added later', async () => {
    const reply = await page('/');
    const before = pages.size;
    if (reply.kind !== 'document') throw new Error('not a document');
    await reply.text.body('identity');
    await reply.text.body('gzip');
    pages.updateSize({ provider: 'demo', name: '/' });
    expect(pages.size).toBeGreaterThan(before);
    expect(pages.find({ provider: 'demo', name: '/' })).toBe(reply);
  });

  test('may be 0', async () => {
    pages = open(0);
    await page('/');
    await page('/');
    expect(rendered).toHaveLength(2);
    expect(pages.size).toBe(0);
  });
});

test('a page on probation evicts only others on probation, until it is requested again', async () => {
  const probe = (name: string) =>
    pages.getOrRender({ provider: 'demo', name, isOnProbation: true }, async () => {
      rendered.push(name);
      return { response: document('x'.repeat(3_000)), isCacheable: true };
    });
  pages = open(64_000);
  await request('/');
  await probe('/?wanted');
  await probe('/?wanted');
  for (let at = 0; at < 50; at++) await probe(`/?${at}`);
  rendered = [];
  await request('/');
  await probe('/?wanted');
  expect(rendered).toEqual([]);
  await probe('/?0');
  expect(rendered).toEqual(['/?0']);
});
