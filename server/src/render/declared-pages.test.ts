import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { checkRelease } from '../releases/gates/check-release.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { VerifiedRelease } from '../releases/verified-release.ts';
import { figuresOf } from '../resources/figures/figures.service.ts';
import { buildSite } from '../site.ts';
import { type FixtureRelease, writeRelease } from '../testing/built-fixture.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let opened: TestApp;
let site: FastifyInstance;

/** Publishes a release through the gates and makes it live. */
async function publish(release: FixtureRelease): Promise<void> {
  const { releases } = opened.services;
  const folder = path.join(scratchFolder(), release.name);
  writeRelease(folder, release);
  await publishRelease({
    releases,
    release: await VerifiedRelease.verify(folder),
    check: ({ release: verified, live }) => checkRelease({ release: verified, live, releases }),
    percent: undefined,
    decision: { by: 'nok', at: '2026-11-21T05:00:00.000Z' },
  });
}

const get = (url: string) => site.inject({ url, headers: { host: 'localhost:8000' } });
/** Output of the fixture's shell: the URL that reached it, and the number of pages rendered before. */
const rendered = async (url: string) => /<p>(.*?)<\/p>/.exec((await get(url)).body)?.[1];

beforeAll(async () => {
  opened = await openTestApp();
  await publish({ name: 'shell' });
  site = await buildSite(opened.services);
  await get('/');
  await publish({
    name: 'remote-events',
    descriptor: {
      routes: {
        events: { path: '/events', query: { day: 'public', near: 'personal', ticket: 'secret' }, chunks: [] },
        mine: { path: '/events/mine', query: { day: 'public' }, personal: true, chunks: [] },
        // A release from before pages had declarations.
        undeclared: { path: '/events/all', chunks: [] },
      },
    },
    node: { 'remoteEntry.js': 'exports.draw = (path) => path.startsWith("/events") ? 200 : undefined;' },
  });
});
afterAll(() => site.close());

test('[MFE-01] a remote published into a running site has its query key in the page cache', async () => {
  const second = await rendered('/events?day=2');
  expect(second).toMatch(/^\/events\?day=2 /);
  expect(await rendered('/events?day=3')).toMatch(/^\/events\?day=3 /);
  expect(await rendered('/events?day=2&utm_source=line&lang=th')).toBe(second);
  expect((await get('/events?day=2')).headers['cache-control']).toBe('private, no-cache');
});

test('a query key that its route does not declare never reaches the page', async () => {
  const events = await rendered('/events');
  expect(events).toMatch(/^\/events /);
  expect(await rendered('/events?whatever=1')).toBe(events);
  const all = await rendered('/events/all');
  expect(all).toMatch(/^\/events\/all /);
  expect(await rendered('/events/all?day=2')).toBe(all);
});

test('a page that it declares as personal is sent with no-store, and rendered for each request', async () => {
  const first = await get('/events/mine?day=2');
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(first.headers['etag']).toBeUndefined();
  expect(first.body).toContain('/events/mine?day=2');
  expect((await get('/events/mine?day=2')).body).not.toBe(first.body);
});

test('robots skip a page that it declares as personal', async () => {
  const rules = (await get('/robots.txt')).body.split('\n').filter((line) => line.includes('/events'));
  expect(rules).toEqual(['Disallow: /events/mine']);
});

test('a page with a personal value in its query is cached nowhere', async () => {
  const near = '/events?near=18.7,100.7';
  expect((await get(near)).headers['cache-control']).toBe('private, no-store');
  const first = await rendered(near);
  expect(first).toContain('near=18.7,100.7');
  expect(await rendered(near)).not.toBe(first);
});

test('[T-01] a query key that its route declares as secret reaches the page, and is cached and printed nowhere', async () => {
  const first = await get('/events?day=2&ticket=hidden');
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(first.headers['etag']).toBeUndefined();
  const [, again = ''] = /<p>(.*?)<\/p>/.exec(first.body) ?? [];
  expect(again).toMatch(/^\/events\?day=2&ticket=hidden /);
  expect(await rendered('/events?day=2&ticket=hidden')).not.toBe(again);
  // The fixture's page names its whole URL as its canonical one.
  expect(first.body).toContain('<link rel="canonical" href="http://localhost:8000/events?day=2">');
  expect(first.body.replace(/<p>.*?<\/p>/, '')).not.toContain('hidden');
});

test('every page lists what the remotes declare, for the shell and its service worker', async () => {
  const [, boot = ''] = /id="portico-boot">(.*?)<\/script>/.exec((await get('/events')).body) ?? [];
  const { remotes } = JSON.parse(boot) as { remotes: { routes: object }[] };
  expect(remotes[0]?.routes).toMatchObject({
    events: { path: '/events', query: { day: 'public', near: 'personal', ticket: 'secret' } },
    mine: { path: '/events/mine', personal: true },
  });
});

test('the sitemap lists its public pages', async () => {
  const { body } = await get('/sitemap.xml');
  const own = [...body.matchAll(/<loc>http:\/\/localhost:8000(\/events[^<?]*)<\/loc>/g)];
  expect([...new Set(own.map(([, path]) => path))]).toEqual(['/events', '/events/all']);
});

test('views of its public pages are counted by page', async () => {
  const view = (path: string) =>
    site.inject({
      method: 'POST',
      url: '/api/hits',
      headers: { host: 'localhost:8000' },
      payload: { event: 'view', path, language: 'en' },
    });
  for (const path of ['/events/all', '/events/unknown']) expect((await view(path)).statusCode).toBe(200);
  // Writes what it has counted.
  await site.close();
  const [from, to] = ['2026-11-21', '2026-11-21'];
  const { pages } = await figuresOf(opened.services.records, { provider: 'demo', from, to });
  expect(pages.map(({ kind, id }) => `${kind}:${id}`).sort()).toEqual(['site:events.all', 'site:other']);
});
