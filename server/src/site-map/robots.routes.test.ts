import { beforeAll, expect, test } from '@jest/globals';
import type { Rollout } from '@portico/shared/contracts';
import { updateProvider } from '../records/provider.service.ts';
import type { LiveRelease } from '../render/live-release.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { robotsRoutes } from './robots.routes.ts';

let site: TestApp;
/** Routes of the live remotes by release set. */
const routesOf: Record<string, object> = {
  1: { login: { path: '/login', personal: true }, town: { path: '/towns/:id' } },
  2: { events: { path: '/events/mine', personal: true } },
};
const set = (id: string) => ({ id, packages: {} });
let rollout: Rollout = { stable: set('1'), pins: {} };

beforeAll(async () => {
  site = await openTestApp();
  await site.app.register(robotsRoutes, {
    renderer: {
      rollout: async () => rollout,
      release: async ({ id }) => ({ descriptors: [{ routes: routesOf[id] }] }) as unknown as LiveRelease,
    },
  });
});

const robots = async (host?: string) =>
  (await site.ask({ url: '/robots.txt', ...(host === undefined ? {} : { host }) })).body;

test('robots.txt names the sitemap, and the calls and personal pages to skip', async () => {
  const { headers, body } = await site.ask({ url: '/robots.txt' });
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(body).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /login\n\nSitemap: http://localhost:8000/sitemap.xml\n',
  );
  expect(await robots('other.example')).toContain('Sitemap: http://other.example/sitemap.xml');
});

test('the personal pages are those of the live release set, and not of a candidate', async () => {
  rollout = { ...rollout, candidate: { set: set('2'), percent: 50 } as never };
  expect(await robots()).not.toContain('/events/mine');
  rollout = { stable: set('2'), pins: {} };
  expect(await robots()).toContain('\nDisallow: /events/mine\n');
  expect(await robots()).not.toContain('/login');
});

test('a site that forbids search engines closes all of it', async () => {
  await updateProvider(site.services.records, 'demo', { settings: { isIndexed: false } });
  expect(await robots()).toBe('User-agent: *\nDisallow: /\n');
  expect(await robots('other.example')).toContain('Sitemap: ');
});
