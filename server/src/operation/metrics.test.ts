import { beforeAll, describe, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});

const readMetrics = async () => (await site.ask({ url: '/metrics' })).body;

test('requests are counted by the pattern of their route, never by what a visitor wrote', async () => {
  await site.ask({ url: '/api/portal/wat-phumin?secret=1' });
  await site.ask({ url: '/api/portal/no-such-portal' });
  await site.ask({ url: '/api/whatever/a/visitor/likes' });
  await site.ask({ url: '/whatever.else' });
  const text = await readMetrics();
  for (const [labels, count] of [
    ['method="GET",route="/api/portal/:id",status="200"', 1],
    ['method="GET",route="/api/portal/:id",status="404"', 1],
    ['method="GET",route="/api/*",status="404"', 1],
    ['method="GET",route="none",status="404"', 1],
  ] as const) {
    expect(countOf(text, 'portico_request_duration_seconds_count', labels)).toBe(count);
  }
  expect(text).not.toMatch(/wat-phumin|no-such|whatever|secret/);
});

test('sessions, searches, pages, queues and the process are counted', async () => {
  const before = await readMetrics();
  await site.signIn();
  await site.ask({ url: '/api/search/portal-demo/_search', method: 'POST', body: {} });
  site.services.metrics.pageDrawn(0.02);
  site.services.metrics.pageDrawn(undefined);
  for (const wasKept of [false, true, true]) site.services.metrics.pageAsked(wasKept);
  const after = await readMetrics();
  for (const name of [
    'portico_sessions_opened_total',
    'portico_search_duration_seconds_count',
    'portico_render_duration_seconds_count',
    'portico_render_fallbacks_total',
  ]) {
    expect([name, countOf(after, name) - countOf(before, name)]).toEqual([name, 1]);
  }
  expect(countOf(after, 'portico_pages_asked_total', 'kept="true"')).toBe(2);
  expect(countOf(after, 'portico_pages_asked_total', 'kept="false"')).toBe(1);
  expect(after).toContain('portico_queue_length{queue="images"} 0');
  expect(after).toContain('process_resident_memory_bytes');
});

test('a release set is counted while it is of today, and then forgotten with all its labels', async () => {
  const { metrics } = site.services;
  for (const set of ['one', 'two']) {
    metrics.releaseViewed({ set, isFailed: false });
    metrics.releaseViewed({ set, isFailed: true });
    metrics.releaseFailed({ set, name: 'mfe-portal', phase: 'route' });
    metrics.releaseDrawn({ set, isFailed: false });
  }
  metrics.releaseForgotten('one');
  const text = await readMetrics();
  expect(text).not.toContain('set="one"');
  expect(countOf(text, 'portico_release_views_total', 'set="two",failed="true"')).toBe(1);
  expect(
    countOf(text, 'portico_release_failures_total', 'set="two",package="mfe-portal",phase="route"'),
  ).toBe(1);
  expect(countOf(text, 'portico_release_pages_total', 'set="two",failed="false"')).toBe(1);
});

function countOf(text: string, name: string, labels?: string): number {
  const wanted = labels?.split(',').sort().join();
  for (const line of text.split('\n')) {
    const [, at, inBraces, value] = line.match(/^(\w+)(?:\{(.*)\})? (\S+)$/) ?? [];
    if (at === name && inBraces?.split(',').sort().join() === wanted) return Number(value);
  }
  return 0;
}

describe('for people elsewhere the figures do not exist', () => {
  const status = async (headers: Record<string, string>, address?: string) =>
    (await site.ask({ url: '/metrics', headers, ...(address ? { address } : {}) })).statusCode;

  test('but on this machine, on any host', async () => {
    expect(await status({}, '127.0.0.1')).toBe(200);
    expect(await status({}, '::1')).toBe(200);
    expect((await site.ask({ url: '/metrics', host: 'evil.example' })).statusCode).toBe(200);
    expect(await status({}, '203.0.113.1')).toBe(404);
  });

  test('not even through a proxy on this machine that nobody told the server to trust', async () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect([header, await status({ [header]: '127.0.0.1' })]).toEqual([header, 404]);
    }
  });

  test('unless they know the token', async () => {
    const open = await openTestApp(undefined, { PORTICO_METRICS_TOKEN: 'figures-for-friends' });
    const asked = async (authorization: string) =>
      (await open.ask({ url: '/metrics', headers: { authorization }, address: '203.0.113.1' })).statusCode;
    expect(await asked('Bearer figures-for-friends')).toBe(200);
    expect(await asked('Bearer figures-for-others')).toBe(404);
    expect(await asked('Bearer undefined')).toBe(404);
    expect(await status({ authorization: 'Bearer undefined' }, '203.0.113.1')).toBe(404);
  });
});
