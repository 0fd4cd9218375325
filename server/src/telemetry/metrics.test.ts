import { beforeAll, describe, expect, test } from '@jest/globals';
import { createRenderLimit } from '../render/render-limit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createMetrics } from './metrics.ts';

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

test('the server tells its version and that of Node.js to who may read its figures', async () => {
  expect(await readMetrics()).toMatch(
    new RegExp(
      `^portico_build_info\\{version="\\d+\\.\\d+\\.\\d+",node="${process.versions.node}"\\} 1$`,
      'm',
    ),
  );
});

test('sessions, searches, pages, queues and the process are counted', async () => {
  const before = await readMetrics();
  await site.signIn();
  await site.ask({ url: '/api/search/portal-demo/_search', method: 'POST', body: {} });
  site.services.metrics.pageRendered(0.02);
  site.services.metrics.pageRendered(undefined);
  site.services.metrics.renderWorkerEnded('hung');
  for (const wasCached of [false, true, true]) site.services.metrics.pageRequested(wasCached);
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
  expect(countOf(after, 'portico_render_workers_ended_total', 'reason="hung"')).toBe(1);
  expect(after).toContain('portico_queue_length{queue="images"} 0');
  expect(after).toContain('process_resident_memory_bytes');
});

test('failed sign-ins, lockouts and wrong passcodes are counted, from 0 on', async () => {
  const open = await openTestApp();
  const read = async () => (await open.ask({ url: '/metrics' })).body;
  const eventsOf = (text: string, event: string, outcome: string) =>
    countOf(text, 'portico_audit_events_total', `event="${event}",outcome="${outcome}"`);
  expect(await read()).toContain('portico_audit_events_total{event="sign-in",outcome="failed"} 0');
  const body = { username: 'creator', password: 'not-my-password' };
  for (let tries = 0; tries < 6; tries++) await open.ask({ url: '/api/auth/login', method: 'POST', body });
  await open.signIn('admin');
  const after = await read();
  expect(eventsOf(after, 'sign-in', 'failed')).toBe(5);
  expect(eventsOf(after, 'sign-in', 'locked-out')).toBe(1);
  expect(eventsOf(after, 'passcode', 'failed')).toBe(0);
  expect(after).toContain('portico_queue_length{queue="passwords"} 0');
  expect(countOf(after, 'portico_queue_started_total', 'queue="passwords"')).toBeGreaterThanOrEqual(6);
});

test('requests past a limit are counted by the limit', async () => {
  const open = await openTestApp(undefined, {
    PORTICO_SEARCHES_PER_MINUTE: '2',
    PORTICO_RENDERS_PER_MINUTE: '1',
  });
  for (let times = 0; times < 3; times++)
    await open.ask({ url: '/api/search/portal-demo/_search', method: 'POST', body: {} });
  const large = { username: 'x'.repeat(2 * 1024 * 1024), password: 'x' };
  await open.ask({ url: '/api/auth/login', method: 'POST', body: large });
  const mayRender = createRenderLimit(open.services);
  for (let times = 0; times < 2; times++) await mayRender('203.0.113.1');
  const text = (await open.ask({ url: '/metrics' })).body;
  for (const limit of ['searches', 'size', 'renders'])
    expect([limit, countOf(text, 'portico_requests_refused_total', `limit="${limit}"`)]).toEqual([limit, 1]);
});

test('the room of the disk, and the size of the records and of their log, are shown', async () => {
  const text = await readMetrics();
  expect(countOf(text, 'portico_disk_free_bytes')).toBeGreaterThan(0);
  expect(countOf(text, 'portico_disk_size_bytes')).toBeGreaterThan(countOf(text, 'portico_disk_free_bytes'));
  for (const file of ['database', 'wal'])
    expect([file, countOf(text, 'portico_records_bytes', `file="${file}"`) > 0]).toEqual([file, true]);
});

test('the age of the oldest write that searches do not find is shown', async () => {
  const metrics = createMetrics();
  expect(countOf(await metrics.text(), 'portico_index_lag_seconds')).toBe(0);
  metrics.watchIndex(() => Date.now() - 60_000);
  expect(countOf(await metrics.text(), 'portico_index_lag_seconds')).toBeGreaterThanOrEqual(60);
});

test('no request makes a series with a name that its sender chose', async () => {
  const open = await openTestApp();
  const seriesOf = async () =>
    (await open.ask({ url: '/metrics' })).body.split('\n').filter((line) => line.startsWith('portico_'))
      .length;
  const attack = async (word: string) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      await open.ask({ url: `/api/${word}`, method, body: method === 'GET' ? undefined : { [word]: word } });
      await open.ask({ url: `/api/portal/${word}?${word}=${word}`, method, headers: { [word]: word } });
      await open.ask({ url: `/${word}`, method, host: `${word}.example` });
    }
    const body = { username: word, password: word, name: word };
    await open.ask({ url: '/api/auth/login', method: 'POST', body });
    await open.ask({ url: `/api/search/${word}/_search`, method: 'POST', body: { query: word } });
    await open.ask({ url: '/api/releases/reports', method: 'POST', body: { releaseSet: word } });
  };
  await attack('first');
  // Reading the metrics counts as a request.
  await seriesOf();
  const series = await seriesOf();
  for (let at = 0; at < 5; at++) await attack(`other-${at}`);
  expect(await seriesOf()).toBe(series);
});

test('a release set is counted while it is of today, and then forgotten with all its labels', async () => {
  const { metrics } = site.services;
  for (const set of ['one', 'two']) {
    metrics.releaseViewed({ set, isFailed: false });
    metrics.releaseViewed({ set, isFailed: true });
    metrics.releaseFailed({ set, name: 'mfe-portal', phase: 'route' });
    metrics.releaseRendered({ set, isFailed: false });
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

  test('not even through a proxy on this machine that is not configured as trusted', async () => {
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
