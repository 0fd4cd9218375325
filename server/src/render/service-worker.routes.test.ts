import { beforeAll, expect, test } from '@jest/globals';
import type { Rollout } from '@portico/shared/contracts';
import { releaseSetFor } from '../releases/cohort.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { LiveRelease } from './live-release.ts';
import { serviceWorkerRoutes } from './service-worker.routes.ts';

let site: TestApp;
/** Versions of the shell with a worker. */
const withWorker = new Set(['1', '2']);
const set = (id: string) => ({ id, packages: {} });
let rollout: Rollout = { stable: set('1'), pins: {} };

beforeAll(async () => {
  site = await openTestApp();
  await site.app.register(serviceWorkerRoutes, {
    renderer: {
      rollout: async () => rollout,
      releaseFor: async (live, cohort) => {
        const { id } = releaseSetFor(live, cohort);
        const web = withWorker.has(id) ? { 'service-worker.js': 'sha384-x' } : {};
        return { shell: { name: 'shell', version: id, web } } as LiveRelease;
      },
    },
    releases: {
      readWebFile: async ({ version, file }) => ({
        body: Buffer.from(`${file} of ${version}`),
        encoding: undefined,
      }),
    },
  });
});

const worker = (headers: Record<string, string> = {}) => site.ask({ url: '/service-worker.js', headers });

test('the worker is that of the live shell, for the whole site, and asked for each time', async () => {
  const response = await worker();
  expect(response.body).toBe('service-worker.js of 1');
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('who tries a candidate gets its worker', async () => {
  rollout = { ...rollout, candidate: { set: set('2'), percent: 50 } as never };
  expect((await worker({ cookie: 'portico_cohort=10' })).body).toBe('service-worker.js of 2');
  expect((await worker({ cookie: 'portico_cohort=90' })).body).toBe('service-worker.js of 1');
});

test('a shell without a worker takes that of an earlier one away', async () => {
  rollout = { stable: set('0'), pins: {} };
  const { body } = await worker();
  expect(body).toContain('registration.unregister()');
  expect(body).toContain("name.startsWith('portico-')");
});
